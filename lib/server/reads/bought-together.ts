import { FieldPath } from 'firebase-admin/firestore';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseTogether, partnersOf } from '@/lib/domain/bought-together/bought-together';
import { adminFirestore } from '@/lib/server/firebase';
import { getDocuments } from '@/lib/server/reads/counted';

/** The products bought together with this one that are for sale at `at`; reads one document and up to twice `most` products. */
export async function readBoughtTogether(
  store: StoreId,
  { id }: Pick<Product, 'id'>,
  at: number,
  most: number,
): Promise<Product[]> {
  const [table] = await readById(collections.boughtTogether(store), [id]);
  const partners = partnersOf(parseTogether(table?.data()), at, 2 * most);
  if (partners.length === 0) return [];
  const found = await readById(collections.products(store), partners);
  const products = new Map(
    found.map((document) => [document.id, parseProduct(document.id, document.data())]),
  );
  return partners
    .flatMap((partner) => products.get(partner) ?? [])
    .filter(({ status, stock, studio }) => status === 'active' && stock > 0 && !studio)
    .slice(0, most);
}

async function readById(path: string, ids: readonly string[]) {
  const named = adminFirestore().collection(path).where(FieldPath.documentId(), 'in', ids);
  const { docs } = await getDocuments(named.limit(ids.length));
  return docs;
}
