import { randomInt, randomUUID } from 'node:crypto';
import { createInTurn } from '@/functions/src/adapters/in-turn';
import { createCardPayments } from '@/functions/src/adapters/stripe/card-payments';
import { placeOrder } from '@/functions/src/handlers/orders/place-order';
import { aProduct, aVariant } from '@/tests/fixtures/catalogue';
import { LocalShop } from '@/tests/fixtures/local-shop';
import { aPlaceOrderRequest } from '@/tests/fixtures/orders';

const shop = new LocalShop('two-instances');

beforeAll(() => shop.open({ products: [aProduct({ variants: [aVariant({ stock: 6 })] })] }));
afterAll(() => shop.close());

/** One running copy of the functions, with a queue of its own that the other copy does not know. */
function anInstance(draws = { now: Date.now, randomBelow: (limit: number) => randomInt(limit) }) {
  const inTurn = createInTurn();
  const payments = createCardPayments(() => ({
    host: '',
    platform: { secretKey: '', webhookSecret: '' },
    stores: new Map(),
  }));
  const deps = {
    db: shop.db,
    newId: () => randomUUID(),
    ...draws,
    inTurn,
    payments,
  };
  return (uid: string, key: string) =>
    placeOrder(deps, aPlaceOrderRequest({ storeId: shop.id, key }), {
      uid,
      requestId: key,
      isGuest: true,
      signedInAt: 0,
      email: null,
      stores: {},
    });
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
