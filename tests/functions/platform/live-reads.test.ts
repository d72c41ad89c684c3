import {
  disableNetwork,
  doc,
  enableNetwork,
  getDocFromServer,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { watchProductOnSale } from '@/lib/firestore/catalogue/live-product';
import { watchDocument, watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { aProduct } from '@/tests/fixtures/shop/catalogue';

const STORE = storeId('live-reads');

let db: Firestore;

beforeAll(async () => {
  db = (await import('@/lib/firebase/live-firestore')).live.db();
});
afterAll(() => terminate(db));

type Watch = (onNext: (value: unknown) => void, onError: OnError) => Stop;

const product: Watch = (onNext, onError) => watchProductOnSale(STORE, 'none', onNext, onError);
const brands: Watch = (onNext, onError) =>
  watchQuery(
    ({ collection, limit, query }, db) => query(collection(db, collections.brands(STORE)), limit(1)),
    (id) => id,
    ([first]) => onNext(first ?? null),
    onError,
  );
const setting: Watch = (onNext, onError) =>
  watchDocument(`storeSetting/${STORE}`, (id) => id, onNext, onError);

test.each([
  ['an empty list', brands],
  ['a product that is gone', product],
  ['a missing document', setting],
])('%s that the network hid is told once it is back, and once only', async (_what, watch) => {
  await disableNetwork(db);
  const told: unknown[] = [];
  let heard: () => void = () => undefined;
  const next = () => new Promise<void>((resolve) => (heard = resolve));
  const tell = (value: unknown) => {
    told.push(value);
    heard();
  };
  const first = next();
  const stop = watch(tell, tell);
  await first;
  const second = next();
  await enableNetwork(db);
  await second;
  await disableNetwork(db);
  await enableNetwork(db);
  // A whole answer of the server's: else no change could have arrived twice yet, and the SDK's gRPC spins for ever when
  // its channel is closed under a call that just begins.
  await getDocFromServer(doc(db, 'storeSetting', STORE));
  stop();
  expect(told).toEqual(['try-again', null]);
});

test('a product whose listener the rules end is off sale, and on sale again when the store offers it', async () => {
  const shop = new LocalShop('live-product');
  const { id } = aProduct();
  await shop.open({ products: [aProduct()] });
  const stored = shop.db.doc(collections.product(shop.store, id));
  const told: boolean[] = [];
  let heard: () => void = () => undefined;
  const next = () => new Promise<void>((resolve) => (heard = resolve));
  let news = next();
  const stop = watchProductOnSale(
    shop.store,
    id,
    (product) => {
      told.push(product !== null);
      heard();
    },
    () => undefined,
  );
  await news;
  for (const status of ['archived', 'active']) {
    news = next();
    await stored.update({ status });
    await news;
  }
  stop();
  await shop.close();
  expect(told).toEqual([true, false, true]);
});
