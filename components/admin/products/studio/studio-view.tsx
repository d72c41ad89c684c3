import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { StudioStart } from '@/components/admin/products/studio/start/studio-start';
import { StudioEditor } from '@/components/admin/products/studio/studio-editor';
import { useStoreId } from '@/context/use-store-id';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { useCatalogueProduct } from '@/lib/hooks/catalogue/use-catalogue-product';
import { useStudioTemplate } from '@/lib/hooks/catalogue/use-studio-template';

/** The studio of one product: the start page, or its template. */
export function StudioView({ productId }: { readonly productId: string }) {
  const store = useStoreId();
  const { t } = useTranslation('admin-editor');
  const product = useCatalogueProduct(store, productId);
  const stored = useStudioTemplate(store, productId);
  // The template being edited stays, whatever others save or remove.
  const [start, setStart] = useState<StudioTemplate | null>(null);
  if (start === null && stored.status === 'ready') setStart(stored.value);

  if (product.status === 'failed') return <LoadFailure code={product.code} />;
  if (product.status === 'missing') return <Nothing title={t('notFound')} />;
  if (!start && stored.status === 'failed') return <LoadFailure code={stored.code} />;
  if (product.status === 'loading' || (!start && stored.status !== 'missing')) return <ListSkeleton />;
  if (!start)
    return (
      <StudioStart product={product.value} onStart={(template) => setStart({ ...template, version: 0 })} />
    );
  return (
    <StudioEditor
      product={product.value}
      start={start}
      live={stored.status === 'ready' ? stored.value : null}
    />
  );
}
