import { randomInt, randomUUID } from 'node:crypto';
import { createRunInQueue } from '@/functions/src/adapters/database/run-in-queue';
import { createPhoneKey } from '@/functions/src/adapters/people/phone-key';
import { createStoreReserved } from '@/functions/src/adapters/orders/store-reserved';
import { ensureBillingCustomer, type BillingDeps } from '@/functions/src/handlers/billing/billing-customer';
import { placeOrder } from '@/functions/src/handlers/orders/place-order';
import { collections } from '@/lib/domain/collections';
import { ok } from '@/lib/domain/result';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aPlaceOrderRequest } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('two-instances');

beforeAll(() => shop.open({ products: [aProduct({ variants: [aVariant({ stock: 6 })] })] }));
afterAll(() => shop.close());

/** One running copy of the functions, with a queue of its own that the other copy does not know. */
function anInstance(draws = { now: Date.now, randomBelow: (limit: number) => randomInt(limit) }) {
  const runInQueue = createRunInQueue();
  const deps = {
    db: shop.db,
    newId: () => randomUUID(),
    ...draws,
    runInQueue,
    phoneKey: createPhoneKey(() => 'secret'),
    takesCards: () => false,
    consumeRateLimit: async () => ({ retryAfter: 0, excess: 0 }),
    storeReserved: createStoreReserved({ db: shop.db, now: Date.now }),
  };
  const caller = {
    isGuest: true,
    signedInAt: 0,
    provedAt: 0,
    secondFactor: false,
    email: null,
    stores: {},
  };
  return (uid: string, key: string) =>
    placeOrder(
      deps,
      aPlaceOrderRequest({ storeId: shop.id, key }),
      { ...caller, uid, requestId: key },
      '203.0.113.7',
    );
}

test('two instances that know nothing of each other sell the last six boards once', async () => {
  const instances = [anInstance(), anInstance()];
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) => instances[index % 2]?.(`shopper-${index}`, 'my-key')),
  );
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(6);
  expect(await shop.orders()).toHaveLength(6);
  expect((await shop.product()).stock).toBe(0);
});

test('one key that reaches both instances makes one order', async () => {
  await shop.put(aProduct({ variants: [aVariant({ stock: 6 })] }));
  const instances = [anInstance(), anInstance()];
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => instances[index % 2]?.('same-shopper', 'same-key')),
  );
  expect(new Set(answers.map((answer) => answer?.ok && answer.value.orderId)).size).toBe(1);
  expect((await shop.product()).stock).toBe(5);
});

test('two orders that draw the same number of one second get two', async () => {
  await shop.put(aProduct({ variants: [aVariant({ stock: 6 })] }));
  const at = Date.now();
  const drawn = [7, 7, 7, 8];
  const place = anInstance({ now: () => at, randomBelow: () => drawn.shift() ?? 9 });
  const answers = [await place('first', 'first-key'), await place('second', 'second-key')];
  const numbers = answers.map((answer) => answer.ok && answer.value.number);
  expect(new Set(numbers).size).toBe(2);
  expect(drawn).toEqual([]);
  expect((await shop.product()).stock).toBe(4);
});

test('two owners who want the first plan at once pay as one customer', async () => {
  const asking: (() => void)[] = [];
  // Neither is a customer before both are being made.
  const bothAsk = () =>
    new Promise<void>((resolve) => {
      asking.push(resolve);
      if (asking.length === 2) for (const goOn of asking) goOn();
    });
  const createCustomer = (_: unknown, { uid }: { uid: string }) =>
    bothAsk().then(() => ok(`cus_two_instances_${uid}`));
  const deps = { db: shop.db, now: Date.now, billing: { createCustomer } } as unknown as BillingDeps;
  const owners = ['layla', 'omar'].map((uid) => ({ uid, email: null }));
  const made = await Promise.all(owners.map((owner) => ensureBillingCustomer(deps, shop.store, owner)));
  expect(new Set(made.map((one) => one.ok && one.value.id)).size).toBe(1);
  const customers = shop.db.collection(collections.billingCustomers()).where('storeId', '==', shop.id);
  expect((await customers.get()).size).toBe(1);
});
