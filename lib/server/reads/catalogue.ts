import { FieldPath, type DocumentSnapshot, type Query } from 'firebase-admin/firestore';
import { parseBrand, parseCategory } from '@/lib/domain/catalogue/groups/parse-group';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Brand, Category, Product, Sort } from '@/lib/domain/catalogue/product';
import { SORT_FIELDS } from '@/lib/domain/catalogue/lists/sort-fields';
import type { Addressed } from '@/lib/domain/catalogue/slug';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { text } from '@/lib/domain/parse/fields';
import { adminFirestore } from '@/lib/server/firebase';
import { countReads, getCount, getDocuments } from '@/lib/server/reads/counted';

const GROUPS_LIMIT = 200;

/** Categories and sub-categories in the owner's order. */
export const readCategories = (store: StoreId): Promise<Category[]> =>
  readAll(inOrder(collections.categories(store)), parseCategory);

export const readBrands = (store: StoreId): Promise<Brand[]> =>
  readAll(inOrder(collections.brands(store)), parseBrand);

interface GroupFilter {
  readonly categoryId?: string | undefined;
  readonly subCategoryId?: string | undefined;
}

/** The first `count` active products of `sort`, of one category or sub-category where `filter` names it. */
export function readProducts(
  store: StoreId,
  sort: Sort,
  count: number,
  filter: GroupFilter = {},
): Promise<Product[]> {
  const { field, direction } = SORT_FIELDS[sort];
  const sorted = activeProducts(store, filter)
    .orderBy(field, direction)
    .orderBy(FieldPath.documentId(), direction);
  return readAll(sorted.limit(count), parseProduct);
}

/** Those of these products that are active, in this order. */
export async function readProductsById(store: StoreId, ids: readonly string[]): Promise<Product[]> {
  const refs = ids.map((id) => adminFirestore().doc(collections.product(store, id)));
  const found = refs.length ? await adminFirestore().getAll(...refs) : [];
  countReads(found.length);
  return found
    .filter((stored) => stored.exists)
    .map((stored) => parseProduct(stored.id, stored.data()))
    .filter(({ status }) => status === 'active');
}

/** How many active products the store has; the server counts, no product is read. */
export const countActiveProducts = (store: StoreId, filter: GroupFilter = {}): Promise<number> =>
  getCount(activeProducts(store, filter).count());

/**
 * The active product with this slug in any language, else one that had it before, or null. Arabic slugs cost a second read,
 * former and unknown ones a third; the page is cached.
 */
export async function readProductBySlug(store: StoreId, slug: string): Promise<Product | null> {
  const active = activeProducts(store);
  const ways = [
    active.where('slug', '==', slug),
    active.where('slugAr', '==', slug),
    active.where('formerSlugs', 'array-contains', slug),
  ];
  for (const way of ways) {
    const [product] = await readAll(way.limit(1), parseProduct);
    if (product) return product;
  }
  return null;
}

/** Ids of the categories and sub-categories that had this slug before; siblings may each have had it once. */
export async function readCategoryIdsAfter(store: StoreId, formerSlug: string): Promise<string[]> {
  const renamed = adminFirestore()
    .collection(collections.categories(store))
    .where('formerSlugs', 'array-contains', formerSlug);
  const { docs } = await getDocuments(renamed.limit(GROUPS_LIMIT).select());
  return docs.map(({ id }) => id);
}

/** The slugs in a product's document. */
export const addressOf = (document: DocumentSnapshot): Required<Addressed> => ({
  slug: text(document.get('slug')) ?? '',
  slugAr: text(document.get('slugAr')) ?? '',
});

function activeProducts(store: StoreId, { categoryId, subCategoryId }: GroupFilter = {}): Query {
  const active = adminFirestore().collection(collections.products(store)).where('status', '==', 'active');
  const inCategory = categoryId ? active.where('categoryId', '==', categoryId) : active;
  return subCategoryId ? inCategory.where('subCategoryId', '==', subCategoryId) : inCategory;
}

const inOrder = (path: string): Query =>
  adminFirestore().collection(path).orderBy('order').limit(GROUPS_LIMIT);

async function readAll<T>(query: Query, parse: (id: string, data: unknown) => T): Promise<T[]> {
  const snapshot = await getDocuments(query);
  return snapshot.docs.map((document) => parse(document.id, document.data()));
}
