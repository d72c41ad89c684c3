import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { filledText, text } from '@/lib/domain/parse/fields';

/** Pages that every store has, beside those of its products and categories. */
export const STATIC_PAGES = [
  '/',
  '/products',
  '/most-selling',
  '/categories',
  '/cart',
  '/checkout',
  '/orders',
  '/profile',
  '/login',
  '/sign-up',
  '/forgot-password',
  '/contact-us',
  '/about-us',
  '/privacy-policy',
  '/terms',
];

/** Product pages made anew at once; those of a larger catalogue follow as they are visited. */
const MAX_PRODUCT_PAGES = 500;

/** The pages of the store's first products, paths without locale. */
export async function productPages(db: Firestore, store: StoreId): Promise<string[]> {
  const active = db.collection(collections.products(store)).where('status', '==', 'active');
  const { docs } = await active.select('slug').limit(MAX_PRODUCT_PAGES).get();
  return docs.map((doc) => `/products/${encodeURIComponent(String(doc.get('slug')))}`);
}

export interface PlacedSlug {
  readonly id: string;
  readonly slug: string;
  readonly parentId: string | null;
}

/** What the address of a category's page is made of; undefined for a document without a slug. */
export function placedSlug(id: string, data: (field: string) => unknown): PlacedSlug | undefined {
  const slug = filledText(data('slug'));
  return slug ? { id, slug, parentId: text(data('parentId')) ?? null } : undefined;
}

/** The pages of `shown` among all categories, paths without locale: a category's and its sub-categories'. */
export function categoryPages(all: readonly PlacedSlug[], shown: readonly string[]): string[] {
  const slugs = new Map(all.map(({ id, slug }) => [id, slug]));
  return all.flatMap(({ id, slug, parentId }) => {
    if (!shown.includes(id) && !(parentId !== null && shown.includes(parentId))) return [];
    const parent = parentId === null ? undefined : slugs.get(parentId);
    if (parentId !== null && !parent) return [];
    return [
      ['/categories', ...[parent, slug].filter((part) => part !== undefined).map(encodeURIComponent)].join(
        '/',
      ),
    ];
  });
}
