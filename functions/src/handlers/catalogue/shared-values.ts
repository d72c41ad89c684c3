import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { listedValueRef } from '@/functions/src/adapters/database/option-values';
import type { SaveProductRequest } from '@/lib/domain/api/catalogue';
import { facetToken } from '@/lib/domain/catalogue/lists/facets';
import { listedValueId, listedValues, type ListedValue } from '@/lib/domain/catalogue/lists/option-values';
import type { Product } from '@/lib/domain/catalogue/product';
import { freeSlug, slugOfTitle } from '@/lib/domain/catalogue/slug';
import { isSameName } from '@/lib/domain/catalogue/variants/option-name';
import { optionValueId } from '@/lib/domain/catalogue/variants/option-value-id';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { localizedText } from '@/lib/domain/parse/fields';

/** Ids tried for a name; each costs a read. */
const MOST_IDS = 5;

/**
 * The request, with colours and sizes under the ids that these names have in the whole store: a copy in white must not
 * call all black boards white in the filters. A name that only this product has may change and stays the same value, as
 * when a mistake is corrected. A name that other products have otherwise becomes the value that is known by the new name,
 * or a new one. Combinations keep their ids, because carts and orders name these. Reads nothing for values that `product`
 * has by the same names.
 */
export async function withSharedValues(
  tx: Transaction,
  db: Firestore,
  product: Product,
  request: SaveProductRequest,
): Promise<SaveProductRequest> {
  const { options, variants } = request;
  if (!options || !variants) return request;
  const ids = await sharedIds(tx, db, product, { ...request, options });
  const idOf = (option: string, id: string) => ids.get(`${option} ${id}`) ?? id;
  const before = new Map<string, Choices>(product.variants.map((one) => [one.id, one.optionValues]));
  return {
    ...request,
    options: options.map((option) => ({
      ...option,
      values: option.values.map((value) => ({ ...value, id: idOf(option.id, value.id) })),
    })),
    variants: variants.map((variant) => {
      const choices = variant.optionValues ?? before.get(variant.id) ?? {};
      const moved = Object.entries(choices).map(([option, id]) => [option, idOf(option, id)]);
      return { ...variant, optionValues: Object.fromEntries(moved) as Choices };
    }),
  };
}

type Choices = Readonly<Record<string, string>>;

/** The ids by option and the value's id in the request. */
async function sharedIds(
  tx: Transaction,
  db: Firestore,
  product: Product,
  request: Pick<SaveProductRequest, 'storeId'> & Pick<Product, 'options'>,
): Promise<ReadonlyMap<string, string>> {
  const store = storeId(request.storeId);
  const values = listedValues(request);
  const ids = new Map(values.map(({ option, id }) => [`${option} ${id}`, id]));
  const known = new Map(listedValues(product).map((value) => [listedValueId(value), value.name]));
  const renamed = values.filter((value) => {
    const name = known.get(listedValueId(value));
    return name?.en !== value.name.en || name.ar !== value.name.ar;
  });
  if (renamed.length === 0) return ids;
  const listed = await tx.getAll(...renamed.map((value) => listedValueRef(db, store, value)));
  for (const [index, value] of renamed.entries()) {
    const { option, id, name } = value;
    const own = listed[index];
    if (!own || isNamed(own, name)) continue;
    const others = values.filter((one) => one.option === option && one.id !== id);
    const taken = new Set(others.map((one) => ids.get(`${option} ${one.id}`)));
    const read = async (other: string) =>
      other === id ? own : tx.get(listedValueRef(db, store, { option, id: other }));
    const free = await idByName(value, taken, read);
    if (!free || free.id === id) continue;
    const mustMove = free.isKnown || (own.exists && (await isOfOthers(tx, db, product, { store, value })));
    if (mustMove) ids.set(`${option} ${id}`, free.id);
  }
  return ids;
}

interface NamedId {
  readonly id: string;
  /** Whether the store's filters know this id by the name already. */
  readonly isKnown: boolean;
}

/** The first id for the value's name that the filters know by it, or not at all; null if each of the first few has another name. */
async function idByName(
  { name }: ListedValue,
  taken: ReadonlySet<string | undefined>,
  read: (id: string) => Promise<DocumentSnapshot>,
): Promise<NamedId | null> {
  const tried = new Set<string>();
  while (tried.size < MOST_IDS) {
    const id = freeSlug(optionValueId(slugOfTitle(name)), (one) => taken.has(one) || tried.has(one));
    const listed = await read(id);
    if (!listed.exists || isNamed(listed, name)) return { id, isKnown: listed.exists };
    tried.add(id);
  }
  return null;
}

const isNamed = (listed: DocumentSnapshot, name: ListedValue['name']): boolean =>
  isSameName(localizedText(listed.get('name')), name);

async function isOfOthers(
  tx: Transaction,
  db: Firestore,
  { id: own }: Product,
  request: { readonly store: StoreId; readonly value: ListedValue },
): Promise<boolean> {
  const { option, id } = request.value;
  const products = db.collection(collections.products(request.store));
  const having = products.where('facets', 'array-contains', facetToken({ [option]: id }));
  const { docs } = await tx.get(having.select().limit(2));
  return docs.some((document) => document.id !== own);
}
