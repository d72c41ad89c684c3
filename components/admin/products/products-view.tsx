import { Button, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { ProductTable } from '@/components/admin/products/product-table';
import { useCatalogue } from '@/components/admin/products/use-catalogue';
import { PageHeader } from '@/components/admin/shell/page-header';

export function ProductsView() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHeader title={t('products.title')} description={t('products.description')} />
      <Catalogue />
    </>
  );
}

function Catalogue() {
  const { t } = useTranslation('admin');
  const { products, failure, loading, more } = useCatalogue();
  if (loading && products.length === 0) return <ListSkeleton />;
  if (failure && products.length === 0) return <LoadFailure code={failure} />;
  if (products.length === 0) return <Nothing title={t('products.empty')} />;
  return (
    <Stack gap="4">
      <ProductTable products={products} />
      {failure && <LoadFailure code={failure} />}
      {more && (
        <Button variant="outline" alignSelf="center" loading={loading} onClick={more}>
          {t('products.more')}
        </Button>
      )}
    </Stack>
  );
}
