import type { Product } from '@/lib/domain/catalogue/product';
import type { StoreId } from '@/lib/domain/ids';
import { watchProduct } from '@/lib/firestore/catalogue/products';
import { useListener, type ListenerState } from '@/lib/hooks/use-listener';

/** One product, live; only staff may read one that is not on sale. */
export const useCatalogueProduct = (store: StoreId, productId: string): ListenerState<Product> =>
  useListener(`${store}/${productId}`, (onNext, onError) => watchProduct(store, productId, onNext, onError));
