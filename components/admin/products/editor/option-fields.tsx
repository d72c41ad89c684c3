import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { MoveButtons } from '@/components/admin/products/editor/move-buttons';
import { NewValueForm } from '@/components/admin/products/editor/new-value-form';
import { TextPair } from '@/components/admin/products/editor/text-pair';
import type { useOptions } from '@/components/admin/products/editor/use-options';
import { ValueFields } from '@/components/admin/products/editor/value-fields';
import type { DraftOption } from '@/lib/domain/catalogue/product-draft';
import { textKeys } from '@/lib/domain/catalogue/product-texts';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { localized } from '@/lib/domain/locale';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useLocale } from '@/lib/hooks/use-locale';

interface OptionFieldsProps {
  readonly option: DraftOption;
  readonly index: number;
  readonly isLast: boolean;
  readonly changes: ReturnType<typeof useOptions>;
}

export function OptionFields({ option, index, isLast, changes }: OptionFieldsProps) {
  const { t } = useTranslation('admin-editor');
  const text = useErrorText();
  const { formState } = useDraftForm();
  const name = localized(option.name, useLocale()) || t('option.unnamed', { number: index + 1 });
  const error = formState.errors.options?.[index]?.values?.message;
  return (
    <Box as="fieldset" borderWidth="1px" borderRadius="l2" p="4">
      <Box as="legend" px="2" fontWeight="medium">
        {name}
      </Box>
      <Stack gap="4">
        <Flex gap="3" align="flex-end" wrap={{ base: 'wrap', md: 'nowrap' }}>
          <TextPair
            name={`options.${index}.name`}
            textKey={textKeys.option(option.id)}
            label={t('option.name')}
            maxLength={FIELD_LIMITS.nameMax}
          />
          <MoveButtons
            name={name}
            canMoveUp={index > 0}
            canMoveDown={!isLast}
            onMove={(by) => changes.move(index, by)}
            onRemove={() => changes.remove(index)}
          />
        </Flex>
        <Stack as="ul" listStyleType="none" gap="4" aria-label={t('option.values', { name })}>
          {option.values.map((value, at) => (
            <ValueFields key={value.id} option={option} optionIndex={index} index={at} changes={changes} />
          ))}
        </Stack>
        {error && (
          <Text color="fg.error" fontSize="sm" role="alert">
            {text.ofField(error)}
          </Text>
        )}
        <NewValueForm option={option} name={name} onAdd={(value) => changes.addValue(index, value)} />
      </Stack>
    </Box>
  );
}
