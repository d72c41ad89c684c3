import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';
import { getApps, initializeApp } from 'firebase/app';
import { initialVariant, isSoldOutWith } from '@/lib/domain/catalogue/variants/choose-variant';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { OptionValue, Product } from '@/lib/domain/catalogue/product';

const PRODUCTS = 'stores/demo/products';

/** The public catalogue as a stranger reads it, under the rules. */
function database() {
  const name = 'catalogue';
  const known = getApps().find((app) => app.name === name);
  if (known) return getFirestore(known);
  const projectId = process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '';
  const db = getFirestore(initializeApp({ apiKey: 'local', projectId }, name));
  const [host = '', port] = (process.env.NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST ?? '').split(':');
  connectFirestoreEmulator(db, host, Number(port));
  return db;
}

/** Of the sellers that fit, the one with the most of what its page opens with, so that a series of orders does not empty it. */
export async function firstProduct(fits: (product: Product) => boolean = () => true): Promise<Product> {
  const sold = query(
    collection(database(), PRODUCTS),
    where('status', '==', 'active'),
    orderBy('soldCount', 'desc'),
    limit(24),
  );
  const products = (await getDocs(sold)).docs.map((found) => parseProduct(found.id, found.data()));
  const inStock = (product: Product) => initialVariant(product, undefined)?.stock ?? 0;
  const [best] = products.filter(fits).sort((a, b) => inStock(b) - inStock(a));
  if (!best) throw new Error('the seed has no such product');
  return best;
}

/** Another size than the product's page opens with, in stock beside all else that it opens with. */
export function otherSize(product: Product): OptionValue | undefined {
  const opened = initialVariant(product, undefined);
  const size = product.options.find(({ name }) => name.en === 'Size');
  if (!opened || !size) return undefined;
  return size.values.find(
    ({ id }) => id !== opened.optionValues[size.id] && !isSoldOutWith(product, opened, size.id, id),
  );
}

export async function productBySlug(slug: string): Promise<Product> {
  const named = query(
    collection(database(), PRODUCTS),
    where('status', '==', 'active'),
    where('slug', '==', slug),
    limit(1),
  );
  const [found] = (await getDocs(named)).docs;
  return parseProduct(found?.id ?? slug, found?.data());
}

export async function productById(id: string): Promise<Product> {
  const found = await getDoc(doc(database(), PRODUCTS, id));
  return parseProduct(found.id, found.data());
}
