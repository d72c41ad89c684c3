import { Alert, Button, Field, NativeSelect, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { Panel } from '@/components/admin/panel';
import { formOf, saveRequestOf, type ProductForm } from '@/components/admin/products/product-form';
import { TitleFields } from '@/components/admin/products/title-fields';
import { VariantFields } from '@/components/admin/products/variant-fields';
import { PageHeader } from '@/components/admin/shell/page-header';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import { PRODUCT_STATUSES, type Product } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { env } from '@/lib/env';
import { call } from '@/lib/functions/call';
import { useFormats } from '@/lib/hooks/use-formats';

interface ProductEditorProps {
  readonly product: Product;
  /** Somebody saved since `product` was loaded. */
  readonly hasNewer: boolean;
  onTakeNewer(): void;
  onSaved(updatedAt: number): void;
}

export function ProductEditor({ product, hasNewer, onTakeNewer, onSaved }: ProductEditorProps) {
  const { t } = useTranslation(['admin', 'errors']);
  const { locale } = useFormats();
  const { baseCurrency } = useStoreSetting();
  const form = useForm<ProductForm>({ defaultValues: formOf(product, baseCurrency) });
  const { isSubmitting, isDirty } = form.formState;

  const save = form.handleSubmit(async (values) => {
    const result = await call('saveProduct', saveRequestOf(values, product, env.storeId, baseCurrency));
    if (!result.ok) {
      notify({ type: 'error', message: t(`errors:${result.error.code}`, result.error.params) });
      return;
    }
    notify({ type: 'success', message: t('toast.updated') });
    onSaved(result.value.updatedAt);
  });

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <PageHeader
        title={localized(product.title, locale)}
        actions={
          <Button type="submit" loading={isSubmitting} disabled={!isDirty}>
            {t('product.save')}
          </Button>
        }
      />
      <Stack gap="5">
        {hasNewer && <NewerVersion onTake={onTakeNewer} />}
        <Panel title={t('product.section.texts')}>
          <Stack gap="4">
            <TitleFields form={form} />
            <Field.Root maxWidth="xs">
              <Field.Label>{t('product.field.status')}</Field.Label>
              <NativeSelect.Root>
                <NativeSelect.Field {...form.register('status')}>
                  {PRODUCT_STATUSES.map((status) => (
                    <option key={status} value={status}>
                      {t(`products.status.${status}`)}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            </Field.Root>
          </Stack>
        </Panel>
        <Panel title={t('product.section.variants')}>
          <VariantFields form={form} product={product} currency={baseCurrency} />
        </Panel>
      </Stack>
    </form>
  );
}

function NewerVersion({ onTake }: { readonly onTake: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Title flex="1">{t('product.newer.text')}</Alert.Title>
      <Button size="sm" variant="outline" onClick={onTake}>
        {t('product.newer.take')}
      </Button>
    </Alert.Root>
  );
}
