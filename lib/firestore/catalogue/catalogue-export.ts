import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { ok, type Result } from '@/lib/domain/result';
import { readOnce } from '@/lib/firestore/read-once';
import { parseAll } from '@/lib/firestore/parse-all';

/** The bound of firestore.rules on one list. */
const PAGE = 100;

/** Every product of the store in the order of their ids, which is the same each time. */
export async function readWholeCatalogue(store: StoreId): Promise<Result<Product[]>> {
  const products: Product[] = [];
  let last: string | null = null;
  for (;;) {
    const page = await readPage(store, last);
    if (!page.ok) return page;
    products.push(...page.value.products);
    last = page.value.last;
    if (last === null) return ok(products);
  }
}

const readPage = (store: StoreId, after: string | null) =>
  readOnce(async ({ collection, documentId, getDocs, limit, orderBy, query, startAfter }, db) => {
    const page = query(
      collection(db, collections.products(store)),
      orderBy(documentId()),
      ...(after === null ? [] : [startAfter(after)]),
      limit(PAGE),
    );
    const { docs } = await getDocs(page);
    const last = docs.length === PAGE ? (docs.at(-1)?.id ?? null) : null;
    return { products: parseAll(docs, parseProduct), last };
  });
