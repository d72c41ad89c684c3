import { Box, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useController } from 'react-hook-form';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { MoveButtons } from '@/components/admin/products/editor/options/move-buttons';
import { NewValueForm } from '@/components/admin/products/editor/options/new-value-form';
import { SwatchField } from '@/components/admin/products/editor/options/swatch-field';
import type { useOptions } from '@/components/admin/products/editor/options/use-options';
import { PlainField } from '@/components/admin/products/editor/plain-field';
import { TextPair } from '@/components/admin/products/editor/text-pair';
import type { DraftOption } from '@/lib/domain/catalogue/editing/product-draft';
import { textKeys } from '@/lib/domain/catalogue/product-texts';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { localized } from '@/lib/domain/locale';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';

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

interface ValueFieldsProps {
  readonly option: DraftOption;
  readonly optionIndex: number;
  readonly index: number;
  readonly changes: ReturnType<typeof useOptions>;
}

/** One value of an option: its names, a colour's swatch, a size's real dimensions. */
function ValueFields({ option, optionIndex, index, changes }: ValueFieldsProps) {
  const { t } = useTranslation('admin-editor');
  const { control } = useDraftForm();
  const path = `options.${optionIndex}.values.${index}` as const;
  const swatch = useController({ control, name: `${path}.swatch` });
  const value = option.values[index];
  const locale = useLocale();
  if (!value) return null;
  const name = localized(value.name, locale) || t('value.unnamed', { number: index + 1 });
  return (
    <Flex as="li" gap="3" align="flex-end" wrap={{ base: 'wrap', lg: 'nowrap' }} aria-label={name}>
      {option.id === 'color' && (
        <SwatchField name={name} value={swatch.field.value} onChange={swatch.field.onChange} />
      )}
      <TextPair
        name={`${path}.name`}
        textKey={textKeys.value(option.id, value.id)}
        label={t('value.name')}
        maxLength={FIELD_LIMITS.nameMax}
      />
      {option.id === 'size' && (
        <HStack gap="2" align="flex-end" width={{ base: 'full', lg: '48' }}>
          <PlainField name={`${path}.width`} label={t('value.width')} inputMode="decimal" dir="ltr" />
          <PlainField name={`${path}.height`} label={t('value.height')} inputMode="decimal" dir="ltr" />
        </HStack>
      )}
      <MoveButtons
        name={name}
        canMoveUp={index > 0}
        canMoveDown={index < option.values.length - 1}
        onMove={(by) => changes.moveValue(optionIndex, index, by)}
        onRemove={() => changes.removeValue(optionIndex, index)}
      />
    </Flex>
  );
}
