import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { derivedFields } from '@/lib/domain/catalogue/derived-fields';
import { listedPrice } from '@/lib/domain/catalogue/sale/price-at';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import type { DomainRecord } from '@/lib/domain/tenancy/domain-record';
import { writeAll } from '@/scripts/seed/write/firestore-writer';
import { aProduct } from '@/tests/fixtures/shop/catalogue';

/** The platform's host of the proof; nobody resolves it. */
export const PLATFORM = 'shops.test';

/** The one board of each store. */
const BOARD = 'board';

const STORES_AT_ONCE = 500;

export const storeOf = (at: number): StoreId => storeId(`thin-${at}`);
export const hostOf = (at: number): string => `thin-${at}.${PLATFORM}`;

/** A text that the pages of this store hold, and those of no other. */
export const markOf = (at: number, version = 0): string => `Thin shop ${at} v${version}.`;

export const PATHS = ['/', '/ar', '/products', `/products/${BOARD}`, '/categories', '/cart'] as const;

/** Writes the stores from `first` to below `end`: a setting, a host and a board each. */
export async function writeStores(db: Firestore, first: number, end: number): Promise<void> {
  for (let from = first; from < end; from += STORES_AT_ONCE) {
    const count = Math.min(STORES_AT_ONCE, end - from);
    await writeAll(db, Array.from({ length: count }, (_, index) => documentsOf(from + index)).flat());
  }
}

function documentsOf(at: number) {
  const store = storeOf(at);
  const record: DomainRecord = { storeId: store, kind: 'platform', state: 'open', redirectTo: null };
  const product = aProduct({ id: BOARD, slug: BOARD, title: { en: 'Board', ar: 'لوحة' } });
  return [
    {
      path: collections.storeSetting(store),
      data: {
        ...{ name: { en: markOf(at), ar: markOf(at) }, platformName: `thin-${at}`, baseCurrency: 'USD' },
        siteUrl: `http://${hostOf(at)}`,
      },
    },
    { path: collections.domain(hostOf(at)), data: { ...record } },
    {
      path: collections.product(store, BOARD),
      data: {
        ...{ ...product, ...derivedFields(product), ...listedPrice(product, Date.now()) },
        createdAt: Timestamp.fromMillis(product.createdAt),
        updatedAt: Timestamp.fromMillis(product.updatedAt),
      },
    },
  ];
}
