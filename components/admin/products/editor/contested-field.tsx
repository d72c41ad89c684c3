import { Box, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import type { Choice } from '@/lib/domain/catalogue/merge-edits';

interface ContestedFieldProps {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly choice: Choice;
  onChoose(choice: Choice): void;
}

/** A field that two people changed differently, and which of both to keep. */
export function ContestedField({ label, mine, theirs, choice, onChoose }: ContestedFieldProps) {
  const { t } = useTranslation('admin-editor');
  const name = useId();
  const values: readonly (readonly [Choice, string])[] = [
    ['mine', t('merge.keepMine', { value: mine })],
    ['theirs', t('merge.takeTheirs', { value: theirs })],
  ];
  return (
    <Box as="fieldset" borderWidth="1px" borderRadius="l2" p="3">
      <Box as="legend" px="2" fontWeight="medium">
        {label}
      </Box>
      <Stack gap="2">
        {values.map(([value, text]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={choice === value}
              onChange={() => onChoose(value)}
            />{' '}
            {text}
          </label>
        ))}
      </Stack>
    </Box>
  );
}
