import {
  disableNetwork,
  doc,
  enableNetwork,
  getDocFromServer,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { storeId } from '@/lib/domain/ids';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/listeners';
import { watchProductOnSale } from '@/lib/firestore/catalogue/live-product';

const STORE = storeId('live-reads');

let db: Firestore;

beforeAll(async () => {
  db = (await import('@/lib/firebase/live-firestore')).live.db();
});
afterAll(() => terminate(db));

type Watch = (onNext: (value: unknown) => void, onError: OnError) => Stop;

const product: Watch = (onNext, onError) => watchProductOnSale(STORE, 'none', onNext, onError);
const setting: Watch = (onNext, onError) =>
  watchDocument(`storeSetting/${STORE}`, (id) => id, onNext, onError);

test.each([
  ['an empty list', product],
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
