import { Alert } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { SelectField } from '@/components/admin/forms/select-field';
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
    <SelectField
      maxWidth="64"
      label={t('size.label')}
      value={sizes.chosen.id}
      options={sizes.all.map(({ id, name, dimensions: { widthMm, heightMm } }) => ({
        value: id,
        label: t('size.option', {
          name: localized(name, locale),
          size: `\u2066${widthMm} × ${heightMm}\u2069`,
        }),
      }))}
      onChange={sizes.choose}
    />
  );
}
