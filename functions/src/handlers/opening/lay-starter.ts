import type { DocumentData, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { derivedFields } from '@/lib/domain/catalogue/derived-fields';
import { listedValueId, listedValues } from '@/lib/domain/catalogue/lists/option-values';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import {
  parseStarter,
  STARTER_MAX_BYTES,
  STARTER_PATH,
  type CopiedPicture,
  type Starter,
  type StarterCatalogue,
} from '@/lib/domain/opening/starter';
import { storedFields } from '@/functions/src/adapters/database/stored-fields';
import type { Deps } from '@/functions/src/deps';

/** Copies at once. */
const LANES = 20;

/** A transaction or a batch. */
interface Writer {
  set(ref: DocumentReference, data: DocumentData): unknown;
}

/** The starter catalogue; null before it was drawn in this project. */
export async function readStarter({ pictures }: Pick<Deps, 'pictures'>): Promise<Starter | null> {
  const json = await pictures.read(STARTER_PATH, STARTER_MAX_BYTES);
  return json && parseStarter(json.toString('utf8'));
}

/** Copies the starter's pictures into the store's folder; a repeated call copies what is missing. */
export async function copyPictures(
  { pictures }: Pick<Deps, 'pictures'>,
  copies: readonly CopiedPicture[],
): Promise<void> {
  const left = [...copies];
  const lane = async () => {
    for (let copy = left.pop(); copy; copy = left.pop())
      if (!(await pictures.copy(copy.from, copy.to))) throw new Error(`There is no picture ${copy.from}.`);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Writes a starter catalogue: its groups, the filters of its lists and its boards; some hundred documents at most. */
export function layStarter(
  writer: Writer,
  db: Firestore,
  store: StoreId,
  { categories, brands, products }: Omit<StarterCatalogue, 'hero'>,
): void {
  const set = (path: string, data: object) => writer.set(db.doc(path), { ...data });
  for (const category of categories) set(`${collections.categories(store)}/${category.id}`, category);
  for (const brand of brands) set(`${collections.brands(store)}/${brand.id}`, brand);
  const values = products.flatMap(listedValues).map((value) => [listedValueId(value), value] as const);
  for (const [id, value] of new Map(values)) set(`${collections.optionValues(store)}/${id}`, value);
  for (const product of products)
    set(collections.product(store, product.id), { ...storedFields(product), ...derivedFields(product) });
}
