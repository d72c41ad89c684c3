import { useMemo, useSyncExternalStore } from 'react';
import type { Product } from '@/lib/domain/catalogue/product';
import { hasSalePrice, pricedAt, turnBefore } from '@/lib/domain/catalogue/sale/price-at';
import { everyWhile } from '@/lib/hooks/browser/use-minute';

const never = () => () => {};

/**
 * The product at current prices; a sale that begins or ends updates an open page. A static page passes the time it was built
 * (milliseconds), whose prices are shown until hydration. Without a sale nothing is rendered again.
 */
export function usePricedProduct(product: Product, builtAt?: number): Product {
  const turn = useSyncExternalStore(
    hasSalePrice(product) ? everyWhile : never,
    () => turnBefore(product, Date.now()),
    () => turnBefore(product, builtAt ?? Date.now()),
  );
  return useMemo(() => pricedAt(product, turn), [product, turn]);
}
