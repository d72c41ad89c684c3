import { useEffect, useState } from 'react';
import type { Product } from '@/lib/domain/catalogue/product';
import type { StoreId } from '@/lib/domain/ids';
import { useVisible } from '@/lib/hooks/use-visible';
import { whenIdleLoaded } from '@/lib/hooks/when-idle-loaded';

/** `available` is false while the product is off sale; it becomes true again when the store offers it again. */
export interface LiveProduct {
  readonly product: Product;
  readonly available: boolean;
}

/** The page's product until the live one arrives; listens only while the tab is looked at. */
export function useLiveProduct(store: StoreId, initial: Product): LiveProduct {
  const [live, setLive] = useState<LiveProduct>({ product: initial, available: true });
  const visible = useVisible();
  const { id } = initial;

  useEffect(() => {
    if (!visible) return;
    const onNext = (product: Product | null) =>
      setLive((last) => (product ? { product, available: true } : { ...last, available: false }));
    // Without a network the page's own data stays.
    return whenIdleLoaded(
      () => import('@/lib/firestore/live-product'),
      ({ watchProductOnSale }) => watchProductOnSale(store, id, onNext, () => {}),
    );
  }, [store, id, visible]);

  return live.product.id === id ? live : { product: initial, available: true };
}
