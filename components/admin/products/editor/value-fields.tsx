import { Flex, HStack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useController } from 'react-hook-form';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { MoveButtons } from '@/components/admin/products/editor/move-buttons';
import { PlainField } from '@/components/admin/products/editor/plain-field';
import { SwatchField } from '@/components/admin/products/editor/swatch-field';
import { TextPair } from '@/components/admin/products/editor/text-pair';
import type { useOptions } from '@/components/admin/products/editor/use-options';
import type { DraftOption } from '@/lib/domain/catalogue/product-draft';
import { textKeys } from '@/lib/domain/catalogue/product-texts';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/use-locale';

interface ValueFieldsProps {
  readonly option: DraftOption;
  readonly optionIndex: number;
  readonly index: number;
  readonly changes: ReturnType<typeof useOptions>;
}

/** One value of an option: its names, a colour's swatch, a size's real dimensions. */
export function ValueFields({ option, optionIndex, index, changes }: ValueFieldsProps) {
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
