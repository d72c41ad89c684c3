import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { catalogueOf } from '@/functions/src/adapters/database/firestore';
import { writeListedValues } from '@/functions/src/adapters/database/option-values';
import { writeStockMoves } from '@/functions/src/adapters/orders/stock-moves';
import { countGroups } from '@/functions/src/handlers/catalogue/groups/count-groups';
import { MAX_STAGED_AT_ONCE } from '@/lib/domain/catalogue/csv/limits';
import type { ImportedFields } from '@/lib/domain/catalogue/csv/reading/read-product';
import { editProduct, newProduct, type ProductChanges } from '@/lib/domain/catalogue/editing/edit-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { productSchema } from '@/lib/domain/catalogue/product-schema';
import { listedPrice } from '@/lib/domain/catalogue/sale/price-at';
import { SLUG_MAX, slugOf, slugOfTitle } from '@/lib/domain/catalogue/slug';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { knownGroups, withKnownGroups } from './known-groups';

/** Characters of a product's id that make its slug unique. */
const OWN_ENDING = 8;

interface Chunk {
  readonly store: StoreId;
  readonly importId: string;
  readonly now: number;
}

interface Edited {
  readonly before: Product | null;
  readonly after: Product;
  readonly changes: ProductChanges;
}

/**
 * Writes the next staged products of an import and removes them from staging, both in one transaction:
 * however often it is interrupted, each is written once. `ungrouped` counts those whose category or brand was
 * deleted since the file was checked.
 */
export async function applyChunk(
  tx: Transaction,
  db: Firestore,
  { store, importId, now }: Chunk,
): Promise<{ products: number; ungrouped: number; isLast: boolean }> {
  const items = db.collection(collections.importItems(store, importId));
  const { docs } = await tx.get(items.orderBy('row').limit(MAX_STAGED_AT_ONCE));
  if (docs.length === 0) return { products: 0, ungrouped: 0, isLast: true };
  const refs = docs.map(({ id }) => db.doc(collections.product(store, id)));
  const catalogue = catalogueOf(await tx.getAll(...refs));
  const staged = docs.map((doc) => ({
    id: doc.id,
    before: catalogue.get(doc.id) ?? null,
    fields: productSchema.validateSync(doc.get('fields'), { stripUnknown: true }) as ImportedFields,
  }));
  const taken = await takenSlugs(tx, db, store, staged);
  const groups = await knownGroups(
    tx,
    db,
    store,
    staged.map(({ fields }) => fields),
  );
  const edits = staged.map(({ id, before, fields }) =>
    edited(store, id, before, withFreeSlug(id, withKnownGroups(fields, groups), before, taken), now),
  );
  const ungrouped = staged.filter(({ fields }) => withKnownGroups(fields, groups) !== fields).length;
  const writeCounts = await countGroups(tx, db, store, edits);

  edits.forEach(({ before, after, changes }, index) => {
    const updatedAt = Timestamp.fromMillis(after.updatedAt);
    const ref = refs[index];
    if (before && ref) tx.update(ref, { ...changes, ...listedPrice(after, now), updatedAt });
    else if (ref) {
      const { id: _, ...blank } = newProduct(after.id);
      tx.create(ref, { ...blank, ...changes, ...listedPrice(after, now), createdAt: updatedAt, updatedAt });
    }
  });
  const moved = edits.map(({ before, after }) => ({ id: after.id, before, variants: after.variants }));
  writeStockMoves(tx, db, store, { cause: 'imported', orderId: null, at: now }, moved);
  writeListedValues(tx, db, store, { options: distinctOptions(edits) });
  for (const { ref } of docs) tx.delete(ref);
  writeCounts();
  return { products: docs.length, ungrouped, isLast: docs.length < MAX_STAGED_AT_ONCE };
}

function edited(
  store: StoreId,
  id: string,
  before: Product | null,
  fields: ImportedFields,
  now: number,
): Edited {
  const product = before ?? newProduct(id);
  const changes = editProduct(product, { ...fields, storeId: store, baseUpdatedAt: product.updatedAt });
  // The plan asked the same; since then the product can have lost a combination that the file changes alone.
  const value = changes.ok ? changes.value : {};
  const updatedAt = Math.max(now, product.updatedAt + 1);
  return {
    before,
    changes: value,
    after: { ...product, ...value, createdAt: before?.createdAt ?? updatedAt, updatedAt },
  };
}

/** Addresses of other products that somebody took since the file was checked. */
async function takenSlugs(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  staged: readonly { readonly id: string; readonly fields: ImportedFields }[],
): Promise<Map<string, string>> {
  const slugs = [
    ...new Set(staged.flatMap(({ fields: { slug, title } }) => slug || (title ? slugOfTitle(title) : []))),
  ];
  const wanted = slugs.filter(Boolean);
  if (wanted.length === 0) return new Map();
  const products = db.collection(collections.products(store));
  const { docs } = await tx.get(products.where('slug', 'in', wanted).select('slug'));
  return new Map(docs.map((doc) => [String(doc.get('slug')), doc.id]));
}

/** A new product without an address gets one from its title; one that is taken by now gets an ending of its own. */
function withFreeSlug(
  id: string,
  fields: ImportedFields,
  before: Product | null,
  taken: Map<string, string>,
): ImportedFields {
  if (!fields.slug && before) return fields;
  const wanted = fields.slug || (fields.title ? slugOfTitle(fields.title) : '') || slugOf(id);
  const isFree = [undefined, id].includes(taken.get(wanted));
  const slug = isFree
    ? wanted
    : slugOf(`${wanted.slice(0, SLUG_MAX - OWN_ENDING - 1)} ${id.slice(0, OWN_ENDING)}`);
  taken.set(slug, id);
  return { ...fields, slug };
}

function distinctOptions(edits: readonly Edited[]): Product['options'] {
  const options = edits.flatMap(({ after }) => after.options);
  return [...new Map(options.map((option) => [JSON.stringify(option), option])).values()];
}
