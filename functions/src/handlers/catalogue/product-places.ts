import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import type { SaveProductRequest } from '@/lib/domain/api/catalogue';
import type { Product } from '@/lib/domain/catalogue/product';
import { freeSlug, slugOfTitle, withEnding } from '@/lib/domain/catalogue/slug';
import { collections } from '@/lib/domain/collections';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import type { StoreId } from '@/lib/domain/ids';
import { inParts } from '@/lib/domain/in-parts';
import { text } from '@/lib/domain/parse/fields';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';

/** Firestore's bound on the values of `in`. */
const VALUES_AT_ONCE = 30;
/** After these a number from the id is used. */
const SLUGS_TRIED = 20;

/**
 * The slug that an edit gives a product: the wanted one, which must be free, or, for a product without one, a free slug made
 * from its title. Fails at the fields `slug` and `slugAr` for one that another product has in either language. A slug that
 * another product gave up may be taken.
 */
export async function productSlug(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  product: Product,
  { slug, slugAr, title }: Pick<SaveProductRequest, 'slug' | 'slugAr' | 'title'>,
): Promise<Result<string>> {
  const isNew = slug ? slug !== product.slug : !product.slug;
  const arabic = slugAr && slugAr !== product.slugAr ? slugAr : '';
  if (!isNew && !arabic) return ok(product.slug);
  const wanted = slug || slugOfTitle(title ?? product.title) || product.id.toLowerCase();
  const candidates = isNew ? (slug ? [slug] : firstSlugs(wanted)) : [];
  const taken = await slugsTaken(tx, db, store, [...candidates, ...(arabic ? [arabic] : [])]);
  const isTaken = (one: string) => (taken.get(one) ?? product.id) !== product.id;
  const refused = {
    ...(isNew && slug && isTaken(slug) && { slug: TAKEN }),
    ...(arabic && isTaken(arabic) && { slugAr: TAKEN }),
  };
  if (Object.keys(refused).length > 0) return fail({ code: 'invalid-input', fields: refused });
  if (!isNew) return ok(product.slug);
  const free = candidates.find((candidate) => !isTaken(candidate));
  return ok(free ?? withEnding(wanted, product.id.toLowerCase().slice(0, 20)));
}

const TAKEN = 'field.slug.taken' satisfies FieldError;

/** The id of the product that each of these slugs belongs to by now, in either language. */
export async function slugsTaken(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const queries = queriesOfSlugs(db, store, slugs);
  const found = await Promise.all(queries.map((query) => tx.get(query.select('slug', 'slugAr'))));
  const docs = found.flatMap((one) => one.docs);
  return new Map(
    docs.flatMap((doc) =>
      [doc.get('slug'), doc.get('slugAr')].map((slug): [string, string] => [text(slug) ?? '', doc.id]),
    ),
  );
}

/** The queries that together find every product with one of these slugs, in either language; some find it twice. */
export function queriesOfSlugs(db: Firestore, store: StoreId, slugs: readonly string[]): Query[] {
  const asked = [...new Set(slugs.filter(Boolean))];
  const products = db.collection(collections.products(store));
  return (['slug', 'slugAr'] as const).flatMap((field) =>
    inParts(asked, VALUES_AT_ONCE).map((part) => products.where(field, 'in', part)),
  );
}

function firstSlugs(slug: string): string[] {
  const slugs = [slug];
  while (slugs.length < SLUGS_TRIED) slugs.push(freeSlug(slug, (candidate) => slugs.includes(candidate)));
  return slugs;
}

/**
 * Whether the category, sub-category and brand that an edit moves a product to exist and belong together. Fails at the field of
 * the wrong one; unchanged ones are not checked.
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
