import type { Product } from '@/lib/domain/catalogue/product';
import type { StoreId } from '@/lib/domain/ids';
import { watchProduct } from '@/lib/firestore/products';
import { useLive, type Live } from '@/lib/hooks/use-live';

/** One product, live; only the store's admins may read one that is not on sale. */
export const useCatalogueProduct = (store: StoreId, productId: string): Live<Product> =>
  useLive(`${store}/${productId}`, (onNext, onError) => watchProduct(store, productId, onNext, onError));
