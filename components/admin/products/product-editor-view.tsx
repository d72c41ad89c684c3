import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { ProductEditor } from '@/components/admin/products/product-editor';
import type { Product } from '@/lib/domain/catalogue/product';
import { storeId } from '@/lib/domain/ids';
import { env } from '@/lib/env';
import { useCatalogueProduct } from '@/lib/hooks/use-catalogue-product';

const store = storeId(env.storeId);

export function ProductEditorView({ productId }: { readonly productId: string }) {
  const { t } = useTranslation('admin');
  const state = useCatalogueProduct(store, productId);
  if (state.status === 'loading') return <ListSkeleton />;
  if (state.status === 'failed') return <LoadFailure code={state.code} />;
  if (state.status === 'missing') return <Nothing title={t('product.notFound')} />;
  return <EditedProduct live={state.value} />;
}

/** The editor keeps the version it was opened with until it saves, or the owner takes over a newer one. */
function EditedProduct({ live }: { readonly live: Product }) {
  const [loaded, setLoaded] = useState(live);
  const [savedAt, setSavedAt] = useState(0);
  if (live.updatedAt === savedAt && loaded.updatedAt < savedAt) setLoaded(live);
  return (
    <ProductEditor
      key={loaded.updatedAt}
      product={loaded}
      hasNewer={live.updatedAt > Math.max(loaded.updatedAt, savedAt)}
      onTakeNewer={() => setLoaded(live)}
      onSaved={setSavedAt}
    />
  );
}
