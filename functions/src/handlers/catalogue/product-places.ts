import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { SaveProductRequest } from '@/lib/domain/api/catalogue';
import type { Product } from '@/lib/domain/catalogue/product';
import { freeSlug, slugOfTitle, withEnding } from '@/lib/domain/catalogue/slug';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';

/** Firestore compares a field with at most thirty values; past these a number from the id is taken. */
const SLUGS_TRIED = 20;

/**
 * The slug that an edit gives a product: the wanted one, which must be free, else for a product without one a free slug
 * made from its title. Fails at the field `slug`. A slug that another product gave up may be taken.
 */
export async function productSlug(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  product: Product,
  { slug, title }: Pick<SaveProductRequest, 'slug' | 'title'>,
): Promise<Result<string>> {
  if (slug ? slug === product.slug : product.slug) return ok(product.slug);
  const wanted = slug || slugOfTitle(title ?? product.title) || product.id.toLowerCase();
  const candidates = slug ? [slug] : firstSlugs(wanted);
  const query = db.collection(collections.products(store)).where('slug', 'in', candidates);
  const { docs } = await tx.get(query.select('slug'));
  const taken = new Set(docs.filter(({ id }) => id !== product.id).map((doc) => String(doc.get('slug'))));
  if (slug && taken.has(slug)) return fail({ code: 'invalid-input', fields: { slug: 'field.slug.taken' } });
  const free = candidates.find((candidate) => !taken.has(candidate));
  return ok(free ?? withEnding(wanted, product.id.toLowerCase().slice(0, 20)));
}

function firstSlugs(slug: string): string[] {
  const slugs = [slug];
  while (slugs.length < SLUGS_TRIED) slugs.push(freeSlug(slug, (candidate) => slugs.includes(candidate)));
  return slugs;
}

/**
 * Whether the category, sub-category and brand that an edit moves a product to are there and belong together. Fails at
 * the field of the one that is not; what stays as it was is not looked at.
 */
export async function isKnownGroups(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  before: Product,
  after: Product,
): Promise<Result<null>> {
  const { categoryId, subCategoryId, brandId } = after;
  const isMoved = categoryId !== before.categoryId || subCategoryId !== before.subCategoryId;
  const category = isMoved ? await parentOf(categoryId) : undefined;
  if (categoryId && category === MISSING) return unknown('categoryId');
  if (isMoved && category) return unknown('categoryId');
  const sub = isMoved && subCategoryId ? await parentOf(subCategoryId) : undefined;
  if (sub !== undefined && sub !== categoryId) return unknown('subCategoryId');
  if (brandId && brandId !== before.brandId) {
    const brand = await tx.get(db.doc(`${collections.brands(store)}/${brandId}`));
    if (!brand.exists) return unknown('brandId');
  }
  return ok(null);

  /** The parent's id, null for a category of the first level or none. */
  async function parentOf(id: string): Promise<unknown> {
    if (!id) return null;
    const group = await tx.get(db.doc(`${collections.categories(store)}/${id}`));
    return group.exists ? (group.get('parentId') ?? null) : MISSING;
  }
}

const MISSING = 'missing/group';

const unknown = (field: string) =>
  fail({ code: 'invalid-input', fields: { [field]: 'field.group.unknown' } });
