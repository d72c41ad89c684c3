import { FieldPath, type DocumentSnapshot } from 'firebase-admin/firestore';
import { siteAddress, siteOrigin } from '@/lib/site-urls';
import { slugIn } from '@/lib/domain/catalogue/slug';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { rateOf } from '@/lib/domain/cart/pricing/rate-of';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Feed } from '@/lib/domain/routes/feed-paths';
import { asSold } from '@/lib/domain/seo/as-sold';
import { productFeed } from '@/lib/domain/seo/product-feed';
import { paths } from '@/lib/paths';
import { imageUrl } from '@/lib/pictures/image-url';
import { adminFirestore } from '@/lib/server/firebase';
import { readCache } from '@/lib/server/read-cache';
import { readBrands, readCategories } from '@/lib/server/reads/catalogue';
import { getDocuments } from '@/lib/server/reads/counted';
import { readStoreSetting } from '@/lib/server/reads/store-setting';
import { withTimeout } from '@/lib/server/with-timeout';

/** Bound on the products of a feed. */
const MOST_PRODUCTS = 10_000;
/** Bound on products of all stores in the server's memory, about 3 KB each. */
const MOST_CACHED = 30_000;
const READ_AT_ONCE = 500;
const TTL_MS = 60 * 60 * 1000;

/**
 * Creates the product feeds. Reads the active products by cursor and caches them for an hour, for all languages and currencies,
 * so that frequent requests cost one read per product and hour. The store that was asked for least recently makes room.
 */
export function createProductFeed(now: () => number = Date.now, mostCached = MOST_CACHED) {
  const cached = readCache<Product[]>({
    ttlMs: TTL_MS,
    now,
    weight: { of: ({ length }) => length, most: mostCached },
  });
  /** Null for a currency that the store does not offer. */
  return async (store: StoreId, { locale, currency }: Feed): Promise<Iterable<string> | null> => {
    const [setting, brands, categories] = await withTimeout(
      Promise.all([readStoreSetting(store), readBrands(store), readCategories(store)]),
    );
    if (rateOf(setting, currency) === undefined) return null;
    const origin = siteOrigin(setting);
    const query = currency === setting.baseCurrency ? '' : `currency=${currency}`;
    const products = await cached(store, () => readActive(store));
    const asTold = products.map((product) => asSold(product, setting.trading));
    return productFeed(asTold, {
      setting,
      locale,
      currency,
      now: now(),
      home: siteAddress(origin, paths.home, locale),
      addressOf: (product, variant) => {
        const address = siteAddress(origin, paths.product(slugIn(product, locale), variant?.id), locale);
        return query ? `${address}${variant ? '&' : '?'}${query}` : address;
      },
      imageOf: imageUrl,
      brands: namesById(brands),
      categories: namesById(categories),
    });
  };
}

export const readProductFeed = createProductFeed();

const namesById = <T>(groups: readonly { readonly id: string; readonly name: T }[]) =>
  new Map(groups.map(({ id, name }) => [id, name]));

async function readActive(store: StoreId): Promise<Product[]> {
  const active = adminFirestore()
    .collection(collections.products(store))
    .where('status', '==', 'active')
    .orderBy(FieldPath.documentId())
    .limit(READ_AT_ONCE);
  const products: Product[] = [];
  for (let last: DocumentSnapshot | undefined; products.length < MOST_PRODUCTS;) {
    const { docs } = await withTimeout(getDocuments(last ? active.startAfter(last) : active));
    products.push(...docs.map((document) => parseProduct(document.id, document.data())));
    last = docs.at(-1);
    if (docs.length < READ_AT_ONCE) break;
  }
  return products;
}
