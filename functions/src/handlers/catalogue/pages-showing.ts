import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Product } from '@/lib/domain/catalogue/product';
import { slugIn, slugsOf } from '@/lib/domain/catalogue/slug';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { LOCALES, type Locale } from '@/lib/domain/locale';
import { text } from '@/lib/domain/parse/fields';
import { pathsShowing } from '@/lib/domain/routes/paths-showing';

const addressOf = (group: DocumentSnapshot) => ({
  slug: text(group.get('slug')) ?? '',
  slugAr: text(group.get('slugAr')) ?? '',
});

/** The pages of products at these slugs; those at former slugs redirect. */
export const pagesAt = (slugs: readonly string[]): string[] =>
  slugs.flatMap((slug) => pathsShowing('product', slug));

/** A transaction, or the database itself. */
interface Reader {
  getAll(...refs: DocumentReference[]): Promise<DocumentSnapshot[]>;
}

type Shown = Pick<Product, 'slug' | 'slugAr' | 'categoryId' | 'subCategoryId'>;

/**
 * The pages (paths without locale) that show these products: their own, their groups' and the lists; none for no products. Call
 * it before the first write of the transaction.
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
  const slugsIn = (locale: Locale) =>
    new Map(found.map((group) => [group.id, group.exists ? slugIn(addressOf(group), locale) : '']));
  const groups = LOCALES.map(slugsIn).flatMap((slugs) =>
    products.flatMap(({ categoryId, subCategoryId }) => {
      const [slug, sub] = [slugs.get(categoryId), slugs.get(subCategoryId)];
      if (!slug) return [];
      return [...pathsShowing('category', slug), ...(sub ? pathsShowing('sub-category', slug, sub) : [])];
    }),
  );
  const own = products.flatMap((product) => pagesAt(slugsOf(product)));
  return [...new Set([...pathsShowing('products'), ...groups, ...own])];
}
