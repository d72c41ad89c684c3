import { useTranslation } from 'next-i18next/pages';
import { useState, useEffect } from 'react';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { Alert } from '@/components/ui/feedback/alert';
import { useStoreSetting } from '@/context/store-setting-context';
import { useStoreId } from '@/context/use-store-id';
import { initialVariant, withOption } from '@/lib/domain/catalogue/variants/choose-variant';
import type { Product } from '@/lib/domain/catalogue/product';
import { productOfDraft } from '@/lib/domain/catalogue/editing/product-of-draft';
import { usePricedProduct } from '@/lib/hooks/catalogue/use-priced-product';
import { useCatalogueProduct } from '@/lib/hooks/catalogue/use-catalogue-product';
import { readStoredDraft, type StoredDraft } from '@/lib/browser/product-drafts';
import { ProductDetails } from './product-details';

/** A product as shoppers would see it, with this browser's unsaved changes. Only staff may read drafts. */
export function ProductPreview({ productId }: { readonly productId: string }) {
  const store = useStoreId();
  const { t } = useTranslation('product');
  const state = useCatalogueProduct(store, productId);
  return (
    <>
      <StorefrontHead page={t('preview.title')} noIndex />
      {state.status === 'ready' && <Previewed saved={state.value} />}
      {(state.status === 'missing' || state.status === 'failed') && (
        <Alert tone="error" title={t('preview.notFound')} />
      )}
    </>
  );
}

function Previewed({ saved }: { readonly saved: Product }) {
  const store = useStoreId();
  const { t } = useTranslation('product');
  const { baseCurrency: currency } = useStoreSetting();
  const stored = useStoredDraft(saved.id);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const shown = stored
    ? productOfDraft(stored.draft, { storeId: store, base: stored.base, currency })
    : saved;
  const product = usePricedProduct(shown);
  const variant = initialVariant(product, chosen);
  return (
    <>
      <Alert tone="info" title={t(stored ? 'preview.unsaved' : 'preview.saved')} />
      <ProductDetails
        available
        product={product}
        brand={null}
        variant={variant}
        isChosen={chosen !== undefined}
        onChoose={(option, value) =>
          setChosen((variant && withOption(product, variant, option, value))?.id ?? chosen)
        }
      />
    </>
  );
}

/** The unsaved draft of a product in this browser, live from the editor's window; null without one. */
function useStoredDraft(productId: string): StoredDraft | null {
  const [stored, setStored] = useState(() => readStoredDraft(productId));
  useEffect(() => {
    const read = () => setStored(readStoredDraft(productId));
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [productId]);
  return stored;
}
