import type { Product } from '@/lib/domain/catalogue/product';
import type { StoreId } from '@/lib/domain/ids';
import { watchProduct } from '@/lib/firestore/products';
import { useLive, type Live } from '@/lib/hooks/use-live';

/** One product of any status, live, for the store's admins. */
export const useCatalogueProduct = (store: StoreId, productId: string): Live<Product> =>
  useLive(`${store}/${productId}`, (onNext, onError) => watchProduct(store, productId, onNext, onError));
