import { Checkbox, Field, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Select } from '@/components/admin/forms/select-field';
import { useTemplateEditor } from '@/components/admin/products/studio/editor-state';
import { listOf, text } from '@/lib/domain/parse/fields';
import { valueAt } from '@/lib/domain/studio/editing/value-at';

interface OfferedChoicesProps {
  /** The list's path in the template. */
  readonly path: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** What is offered where the template has no list. */
  readonly initial?: readonly string[];
}

/** Selects from a fixed list; the first selected one is the default. */
export function OfferedChoices({ path, label, choices, initial = [] }: OfferedChoicesProps) {
  const { t } = useTranslation('admin-studio');
  const { content, set, problemAt } = useTemplateEditor();
  const offered = listOf(valueAt(content, path) ?? initial, text);
  const error = problemAt(path);
  const toggle = (value: string, isOffered: boolean) =>
    set(path, isOffered ? [...offered, value] : offered.filter((one) => one !== value));
  return (
    <Stack as="fieldset" gap="2">
      <Text as="legend" fontWeight="medium" fontSize="sm" mb="2">
        {label}
      </Text>
      <Flex gap="4" wrap="wrap">
        {choices.map((choice) => (
          <Checkbox.Root
            key={choice.value}
            checked={offered.includes(choice.value)}
            onCheckedChange={({ checked }) => toggle(choice.value, checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{choice.label}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Flex>
      {error && (
        <Text color="fg.error" fontSize="sm" role="alert">
          {error}
        </Text>
      )}
      {offered.length > 1 && (
        <Field.Root maxWidth="64">
          <HStack width="full">
            <Field.Label whiteSpace="nowrap">{t('choice.first')}</Field.Label>
            <Select
              size="sm"
              value={offered[0] ?? ''}
              options={choices.filter(({ value }) => offered.includes(value))}
              onChange={(first) => set(path, [first, ...offered.filter((one) => one !== first)])}
            />
          </HStack>
        </Field.Root>
      )}
    </Stack>
  );
}
