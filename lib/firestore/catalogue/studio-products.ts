import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import { parseAll } from '@/lib/firestore/parse-all';
import { readOnce } from '@/lib/firestore/read-once';

/** Products that shoppers can design, at most `size`. */
export function readStudioProducts(store: StoreId, size: number): Promise<Result<Product[]>> {
  return readOnce(async ({ collection, getDocs, limit, query, where }, db) => {
    const designed = query(
      collection(db, collections.products(store)),
      where('studio', '==', true),
      limit(size),
    );
    return parseAll((await getDocs(designed)).docs, parseProduct);
  });
}
