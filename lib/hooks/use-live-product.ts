import { useEffect, useState } from 'react';
import type { Product } from '@/lib/domain/catalogue/product';
import type { StoreId } from '@/lib/domain/ids';
import { watchProduct } from '@/lib/firestore/products';
import { useVisible } from '@/lib/hooks/use-visible';
import { whenIdle } from '@/lib/hooks/when-idle';

/** `available` is false once the product was taken off sale while the page was open. */
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
    let stop = () => {};
    const cancel = whenIdle(() => {
      stop = watchProduct(
        store,
        id,
        (product) =>
          setLive((last) =>
            product ? { product, available: product.status === 'active' } : { ...last, available: false },
          ),
        // An archived product may no longer be read; without a network the page's own data stays.
        (code) => setLive((last) => (code === 'not-allowed' ? { ...last, available: false } : last)),
      );
    });
    return () => {
      cancel();
      stop();
    };
  }, [store, id, visible]);

  return live.product.id === id ? live : { product: initial, available: true };
}
