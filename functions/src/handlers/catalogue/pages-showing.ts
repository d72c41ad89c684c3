import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { filledText } from '@/lib/domain/parse/fields';
import { pathsShowing } from '@/lib/domain/routes/paths-showing';

/** A transaction, or the database itself. */
interface Reader {
  getAll(...refs: DocumentReference[]): Promise<DocumentSnapshot[]>;
}

type Shown = Pick<Product, 'slug' | 'categoryId' | 'subCategoryId'>;

/**
 * The pages (paths without locale) on which these products are seen: their own, their groups' and the lists; none for none.
 * Called before the first write of the transaction.
 */
export async function pagesShowing(
  tx: Reader,
  db: Firestore,
  store: StoreId,
  products: readonly Shown[],
): Promise<string[]> {
  if (products.length === 0) return [];
  const ids = new Set(
    products.flatMap(({ categoryId, subCategoryId }) => [categoryId, subCategoryId]).filter(Boolean),
  );
  const refs = [...ids].map((id) => db.doc(`${collections.categories(store)}/${id}`));
  const found = refs.length ? await tx.getAll(...refs) : [];
  const slugs = new Map(found.map((group) => [group.id, filledText(group.get('slug'))]));
  const groups = products.flatMap(({ categoryId, subCategoryId }) => {
    const [slug, sub] = [slugs.get(categoryId), slugs.get(subCategoryId)];
    if (!slug) return [];
    return [...pathsShowing('category', slug), ...(sub ? pathsShowing('sub-category', slug, sub) : [])];
  });
  const own = products.flatMap(({ slug }) => pathsShowing('product', slug));
  return [...new Set([...pathsShowing('products'), ...groups, ...own])];
}
