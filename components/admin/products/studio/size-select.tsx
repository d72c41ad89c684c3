import { Alert, Field, NativeSelect } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { PreviewSizes } from '@/components/admin/products/studio/use-preview-sizes';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** Chooses the product size in which the board is shown; one template fits all sizes. */
export function SizeSelect({ sizes }: { readonly sizes: PreviewSizes }) {
  const { t } = useTranslation('admin-studio');
  const locale = useLocale();
  if (!sizes.chosen)
    return (
      <Alert.Root status="warning">
        <Alert.Indicator />
        <Alert.Title>{t('size.none')}</Alert.Title>
      </Alert.Root>
    );
  return (
    <Field.Root maxWidth="64">
      <Field.Label>{t('size.label')}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={sizes.chosen.id}
          onChange={({ currentTarget }) => sizes.choose(currentTarget.value)}
        >
          {sizes.all.map(({ id, name, dimensions: { widthMm, heightMm } }) => (
            <option key={id} value={id}>
              {t('size.option', {
                name: localized(name, locale),
                size: `\u2066${widthMm} × ${heightMm}\u2069`,
              })}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
