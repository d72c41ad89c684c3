import { Field, Input, SimpleGrid } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { UseFormReturn } from 'react-hook-form';
import type { ProductForm } from '@/components/admin/products/product-form';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';

const FIELDS = [
  { name: 'titleEn', dir: 'ltr', lang: 'en' },
  { name: 'titleAr', dir: 'rtl', lang: 'ar' },
] as const;

/** Both languages side by side; one of them may wait for its translation, not both. */
export function TitleFields({ form }: { readonly form: UseFormReturn<ProductForm> }) {
  const { t } = useTranslation(['admin', 'errors']);
  const { register, formState, getValues } = form;
  const oneFilled = () =>
    Boolean(getValues('titleEn').trim() || getValues('titleAr').trim()) || t('errors:field.title.required');
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      {FIELDS.map(({ name, dir, lang }) => (
        <Field.Root key={name} invalid={Boolean(formState.errors[name])}>
          <Field.Label>{t(`product.field.${name}`)}</Field.Label>
          <Input
            dir={dir}
            lang={lang}
            maxLength={FIELD_LIMITS.titleMax}
            {...register(name, { validate: oneFilled })}
          />
          <Field.ErrorText>{formState.errors[name]?.message}</Field.ErrorText>
        </Field.Root>
      ))}
    </SimpleGrid>
  );
}
