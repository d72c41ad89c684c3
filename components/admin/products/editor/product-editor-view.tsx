import { useTranslation } from 'next-i18next/pages';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { ProductEditor } from '@/components/admin/products/editor/product-editor';
import { useStoreId } from '@/context/use-store-id';
import { useCatalogueProduct } from '@/lib/hooks/catalogue/use-catalogue-product';

export function ProductEditorView({ productId }: { readonly productId: string }) {
  const store = useStoreId();
  const { t } = useTranslation('admin-editor');
  const state = useCatalogueProduct(store, productId);
  if (state.status === 'loading') return <ListSkeleton />;
  if (state.status === 'failed') return <LoadFailure code={state.code} />;
  if (state.status === 'missing') return <Nothing title={t('notFound')} />;
  return <ProductEditor product={state.value} live={state.value} />;
}
