import { useEffect, useEffectEvent, useState } from 'react';
import type { Product } from '@/lib/domain/catalogue/product';
import type { StoreId } from '@/lib/domain/ids';
import { isSame } from '@/lib/domain/is-same';
import { whenIdleLoaded } from '@/lib/hooks/browser/when-idle-loaded';
import { whileVisible } from '@/lib/hooks/browser/while-visible';

/** `available` is false while the product is off sale; it becomes true again when the store offers it again. */
export interface LiveProduct {
  readonly product: Product;
  readonly available: boolean;
}

/** Without a network, the page keeps its data; the server checks them again at the order. */
const keepShowing = () => undefined;

/** The page's product until the live one loads; listens only while the tab is visible. */
export function useLiveProduct(store: StoreId, initial: Product): LiveProduct {
  const [live, setLive] = useState<LiveProduct>({ product: initial, available: true });
  const { id } = initial;
  const shown = live.product.id === id ? live : { product: initial, available: true };

  const onNext = useEffectEvent((product: Product | null) => {
    const next = { product: product ?? shown.product, available: product !== null };
    // Usually the page is up to date, and nothing renders again.
    setLive((last) => (isSame(next, last) ? last : next));
  });

  useEffect(
    () =>
      whileVisible(() =>
        whenIdleLoaded(
          () => import('@/lib/firestore/catalogue/live-product'),
          ({ watchProductOnSale }) => watchProductOnSale(store, id, onNext, keepShowing),
        ),
      ),
    [store, id],
  );

  return shown;
}
