import { useEffect, useState } from 'react';
import type { Product } from '@/lib/domain/catalogue/product';
import { storeId } from '@/lib/domain/ids';
import type { ModeratedReview } from '@/lib/domain/reviews/moderated-review';
import { env } from '@/lib/env';
import { readProductsById } from '@/lib/firestore/products-by-id';

const store = storeId(env.storeId);

/** The products of these reviews by id, each read once while the list is open. */
export function useReviewedProducts(reviews: readonly ModeratedReview[]): ReadonlyMap<string, Product> {
  const [known, setKnown] = useState<ReadonlyMap<string, Product>>(new Map());
  const missing = [...new Set(reviews.map(({ productId }) => productId))]
    .filter((id) => !known.has(id))
    .join();

  useEffect(() => {
    if (!missing) return;
    let left = false;
    void readProductsById(store, missing.split(',')).then((found) => {
      if (left || !found.ok) return;
      setKnown(
        (before) => new Map([...before, ...found.value.map((product) => [product.id, product] as const)]),
      );
    });
    return () => {
      left = true;
    };
  }, [missing]);
  return known;
}
