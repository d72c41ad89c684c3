import { HStack, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface PiecesRowProps {
  /** A line's title, and below it what else tells it apart. */
  readonly title: string;
  readonly details?: readonly string[];
  /** Names the choice. */
  readonly label: string;
  readonly most: number;
  readonly value: number;
  readonly onChange: (pieces: number) => void;
}

/** A line with a choice of some of its pieces, from none to `most`. */
export function PiecesRow({ title, details, label, most, value, onChange }: PiecesRowProps) {
  const { t } = useTranslation('admin-orders');
  const { count } = useFormats();
  return (
    <HStack justify="space-between" gap="4">
      <Stack gap="0" minWidth="0">
        <Text fontWeight="medium" truncate>
          <bdi>{title}</bdi>
        </Text>
        {details && (
          <Text textStyle="sm" color="fg.muted">
            {details.join(' · ')}
          </Text>
        )}
      </Stack>
      <NativeSelect.Root size="sm" width="24" flexShrink="0" disabled={most === 0}>
        <NativeSelect.Field
          aria-label={label}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {Array.from({ length: most + 1 }, (_, pieces) => (
            <option key={pieces} value={pieces}>
              {t('refund.of', { pieces: count(pieces), most: count(most) })}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </HStack>
  );
}
