import { useEffect, useState } from 'react';
import type { Product } from '@/lib/domain/catalogue/product';
import type { StoreId } from '@/lib/domain/ids';
import { readReviews, type ShownReviews } from '@/lib/firestore/reviews';

/** Which rating a list of reviews belongs to: it changes with every review. */
const versionOf = ({ id, ratingSum, ratingCount }: Product) => `${id} ${ratingSum}/${ratingCount}`;

/**
 * The page's reviews, read again when the live `product` shows another rating than the one they were read with. So an
 * open page follows new reviews, and a page whose product nobody reviews meanwhile costs no read.
 */
export function useReviews(
  store: StoreId,
  product: Product,
  built: ShownReviews & { readonly product: Product },
): ShownReviews {
  const builtVersion = versionOf(built.product);
  const version = versionOf(product);
  const [read, setRead] = useState<{ id: string; version: string; shown: ShownReviews } | null>(null);

  useEffect(() => {
    if (version === builtVersion) return;
    let left = false;
    void readReviews(store, product.id).then((result) => {
      if (!left && result.ok) setRead({ id: product.id, version, shown: result.value });
    });
    return () => {
      left = true;
    };
  }, [store, product.id, version, builtVersion]);

  return read?.id === product.id && version !== builtVersion ? read.shown : built;
}
