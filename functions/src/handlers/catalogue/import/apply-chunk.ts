import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { catalogueOf } from '@/functions/src/adapters/database/firestore';
import { writeListedValues } from '@/functions/src/adapters/database/option-values';
import { placesTaken, takeProductPlaces } from '@/functions/src/adapters/quotas/product-places';
import { writeStockMoves } from '@/functions/src/adapters/orders/stock-moves';
import { slugsTaken } from '@/functions/src/handlers/catalogue/product-places';
import { countGroups } from '@/functions/src/handlers/catalogue/groups/count-groups';
import { MAX_STAGED_AT_ONCE } from '@/lib/domain/catalogue/csv/limits';
import { withKeptPrices } from '@/lib/domain/catalogue/csv/changed-fields';
import { withKept } from '@/lib/domain/catalogue/csv/kept-columns';
import type { ImportedFields } from '@/lib/domain/catalogue/csv/imported-fields';
import { editProduct, newProduct, type ProductChanges } from '@/lib/domain/catalogue/editing/edit-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { productSchema } from '@/lib/domain/catalogue/product-schema';
import { isSaleHigh, listedPrice } from '@/lib/domain/catalogue/sale/price-at';
import { SLUG_MAX, slugOf, slugOfTitle } from '@/lib/domain/catalogue/slug';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { finite, listOf, text } from '@/lib/domain/parse/fields';
import { ok, type Result } from '@/lib/domain/result';
import { knownGroups, withKnownGroups } from './known-groups';

/** Characters of a product's id that make its slug unique. */
const OWN_ENDING = 8;

interface Chunk {
  readonly store: StoreId;
  readonly importId: string;
  readonly now: number;
}

interface AppliedChunk {
  readonly products: number;
  readonly ungrouped: number;
  readonly skipped: number;
  readonly isLast: boolean;
}

interface Edited {
  readonly before: Product | null;
  readonly after: Product;
  readonly changes: ProductChanges;
}

/**
 * Writes the next staged products of an import and removes them from staging, both in one transaction:
 * however often it is interrupted, each is written once. `ungrouped` counts those whose category or brand was
 * deleted since the file was checked, `skipped` the products that were deleted themselves or saved in a way that what the file
 * changes no longer fits: nothing is written of these. The plan's places were taken when the import was confirmed; only what was deleted,
 * archived or made since differs.
 */
export async function applyChunk(
  tx: Transaction,
  db: Firestore,
  { store, importId, now }: Chunk,
): Promise<Result<AppliedChunk>> {
  const items = db.collection(collections.importItems(store, importId));
  const { docs } = await tx.get(items.orderBy('row').limit(MAX_STAGED_AT_ONCE));
  if (docs.length === 0) return ok({ products: 0, ungrouped: 0, skipped: 0, isLast: true });
  const refs = docs.map(({ id }) => db.doc(collections.product(store, id)));
  const catalogue = catalogueOf(await tx.getAll(...refs));
  const staged = docs.map((doc) => {
    const before = catalogue.get(doc.id) ?? null;
    const fields = productSchema.validateSync(doc.get('fields'), { stripUnknown: true }) as ImportedFields;
    const kept = withKept(fields, listOf(doc.get('kept'), text), before);
    const seenAt = finite(doc.get('seenAt'));
    return {
      id: doc.id,
      before,
      isGone: doc.get('isKnown') === true && !before,
      isOvertaken: seenAt !== undefined && before?.updatedAt !== seenAt,
      fields: withKeptPrices(kept, listOf(doc.get('keptPrices'), text), before),
    };
  });
  const there = staged.filter(({ isGone, isOvertaken }) => !isGone && !isOvertaken);
  const taken = await slugsTaken(
    tx,
    db,
    store,
    there.flatMap(({ fields: { slug, slugAr, title } }) => [
      slug || (title ? slugOfTitle(title) : ''),
      slugAr ?? '',
    ]),
  );
  const groups = await knownGroups(
    tx,
    db,
    store,
    there.map(({ fields }) => fields),
  );
  const edits = there.flatMap(({ id, before, fields }) => {
    const known = withKnownGroups(fields, groups);
    const edit = edited(store, id, before, withFreeSlugs(id, known, before, taken), now);
    return edit ? [{ ...edit, isUngrouped: known !== fields }] : [];
  });
  const writeCounts = await countGroups(tx, db, store, edits);
  const promised = docs.reduce((sum, doc) => sum + (finite(doc.get('places')) ?? 0), 0);
  const adding = placesTaken(edits) - promised;
  const places = await takeProductPlaces(tx, db, store, { adding, now, isPromised: true });
  if (!places.ok) return places;

  for (const { before, after, changes } of edits) {
    const updatedAt = Timestamp.fromMillis(after.updatedAt);
    const ref = db.doc(collections.product(store, after.id));
    if (before) tx.update(ref, { ...changes, ...listedPrice(after, now), updatedAt });
    else {
      const { id: _, ...blank } = newProduct(after.id);
      tx.create(ref, { ...blank, ...changes, ...listedPrice(after, now), createdAt: updatedAt, updatedAt });
    }
  }
  const moved = edits.map(({ before, after }) => ({ ...after, before }));
  writeStockMoves(tx, db, store, { cause: 'imported', orderId: null, at: now }, moved);
  writeListedValues(tx, db, store, { options: distinctOptions(edits) });
  for (const { ref } of docs) tx.delete(ref);
  writeCounts();
  places.value();
  return ok({
    products: edits.length,
    ungrouped: edits.filter(({ isUngrouped }) => isUngrouped).length,
    skipped: docs.length - edits.length,
    isLast: docs.length < MAX_STAGED_AT_ONCE,
  });
}

function edited(
  store: StoreId,
  id: string,
  before: Product | null,
  fields: ImportedFields,
  now: number,
): Edited | null {
  const product = before ?? newProduct(id);
  const changes = editProduct(product, { ...fields, storeId: store, baseUpdatedAt: product.updatedAt });
  // The plan checked this too, but the product may have lost a variant since that the file changes.
  if (!changes.ok) return null;
  const { value } = changes;
  // Price and sale price may come from different people now.
  const wasHigh = new Set(product.variants.filter(isSaleHigh).map((variant) => variant.id));
  if (value.variants?.some((variant) => isSaleHigh(variant) && !wasHigh.has(variant.id))) return null;
  const updatedAt = Math.max(now, product.updatedAt + 1);
  return {
    before,
    changes: value,
    after: { ...product, ...value, createdAt: before?.createdAt ?? updatedAt, updatedAt },
  };
}

/**
 * Gives a new product without a slug one made from its title. A slug that was taken since the file was checked gets an ending.
 * Adds the product's slugs to `taken`, product ids by slug.
 */
function withFreeSlugs(
  id: string,
  fields: ImportedFields,
  before: Product | null,
  taken: Map<string, string>,
): ImportedFields {
  const made = before ? '' : (fields.title ? slugOfTitle(fields.title) : '') || slugOf(id);
  const wanted = fields.slug || made;
  return {
    ...fields,
    ...(wanted && { slug: freeFor(wanted) }),
    ...(fields.slugAr && { slugAr: freeFor(fields.slugAr) }),
  };

  function freeFor(slug: string): string {
    const isFree = [undefined, id].includes(taken.get(slug));
    const free = isFree
      ? slug
      : slugOf(`${slug.slice(0, SLUG_MAX - OWN_ENDING - 1)} ${id.slice(0, OWN_ENDING)}`);
    taken.set(free, id);
    return free;
  }
}

function distinctOptions(edits: readonly Edited[]): Product['options'] {
  const options = edits.flatMap(({ after }) => after.options);
  return [...new Map(options.map((option) => [JSON.stringify(option), option])).values()];
}
