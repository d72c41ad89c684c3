import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { FACET_OPTIONS, facetToken } from '@/lib/domain/catalogue/lists/facets';
import { listedValueId, listedValues } from '@/lib/domain/catalogue/lists/option-values';
import { parseOption } from '@/lib/domain/catalogue/parse-product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { filledText, listOf, oneOf } from '@/lib/domain/parse/fields';
import { ok } from '@/lib/domain/result';
import type { World } from '../../world/world';
import type { Finding } from '../finding';

const READ_AT_ONCE = 500;

/** Finds colours and sizes of the filters that no product has any more: pages count a hundred of each, used or not. */
export async function checkOptionValues({ db }: World, store: StoreId): Promise<Finding[]> {
  const { docs } = await db.collection(collections.optionValues(store)).get();
  if (docs.length === 0) return [];
  const used = await usedValues(db, store);
  const unused = docs.filter(({ id }) => !used.has(id));
  const [first] = unused;
  if (!first) return [];
  return [
    {
      where: store,
      what: `no product has ${unused.length} colours or sizes of the filters, such as ${first.id}`,
      remedy: 'delete them',
      isNote: true,
      mend: async () => {
        for (const value of unused) await remove(db, store, value);
      },
    },
  ];
}

/** The document ids of the values that products have, switched-off combinations and drafts included. */
async function usedValues(db: Firestore, store: StoreId): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  const all = db.collection(collections.products(store)).select('options');
  const page = all.orderBy(FieldPath.documentId()).limit(READ_AT_ONCE);
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const { docs } = await (last ? page.startAfter(last) : page).get();
    for (const product of docs) {
      const options = listOf(product.get('options'), parseOption);
      for (const value of listedValues({ options })) used.add(listedValueId(value));
    }
    last = docs.at(-1);
    if (docs.length < READ_AT_ONCE) return used;
  }
}

/** Unless a product that was saved meanwhile has it. */
const remove = (db: Firestore, store: StoreId, value: QueryDocumentSnapshot) =>
  inTransaction(db, async (tx) => {
    const [option, id] = [oneOf(FACET_OPTIONS, value.get('option')), filledText(value.get('id'))];
    const products = db.collection(collections.products(store)).select().limit(1);
    const having =
      option &&
      id &&
      (await tx.get(products.where('facets', 'array-contains', facetToken({ [option]: id }))));
    if (!having || having.empty) tx.delete(value.ref);
    return ok(null);
  });
