import { FieldValue } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { OrderId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import type { OnError, Stop } from '@/lib/firestore/listeners';
import { watchLatestOrders, watchLatestPlaced } from '@/lib/firestore/orders/orders';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { orderUntil, startedCardOrder, TAKES_CARDS } from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';

/** As many as the owner's bell listens to at once. */
const WINDOW = 8;

const shop = new LocalShop('order-feed');
const stripe = new LocalStripe('order-feed');
let guest: Client;

beforeAll(async () => {
  await shop.open({ setting: TAKES_CARDS, products: [aProduct({ variants: [aVariant({ stock: 50 })] })] });
  // The browser's modules take the first app there is: the owner's, who is signed in.
  await shop.staff();
  guest = await shop.guest();
});
afterAll(() => shop.close());

/** The first result of a list of orders. */
const first = (watch: (onNext: (orders: Order[]) => void, onError: OnError) => Stop) =>
  new Promise<OrderId[]>((resolve, reject) => {
    const stop = watch(
      (orders) => {
        stop();
        resolve(orders.map(({ id }) => id));
      },
      (code) => reject(new Error(code)),
    );
  });
const bell = () => first((...on) => watchLatestPlaced(shop.store, ...on));
const latest = () => first((...on) => watchLatestOrders(shop.store, WINDOW, ...on));

test('a card order that is paid after as many newer orders as the bell hears of is told', async () => {
  const { order, payment } = await startedCardOrder(shop, guest);
  for (let count = 0; count < WINDOW; count += 1) await shop.placed(guest);
  expect(await bell()).not.toContain(order.id);
  await stripe.pay(payment);
  await orderUntil(shop, order.id, ({ status }) => status === 'placed');
  expect((await bell())[0]).toBe(order.id);
  expect(await bell()).toHaveLength(WINDOW);
  expect(await latest()).not.toContain(order.id);
});

test('an order that is paid at the door after all is told', async () => {
  const { order } = await startedCardOrder(shop, guest);
  const { id } = await shop.placed(guest);
  expect((await bell())[0]).toBe(id);
  await guest.call('payOnDelivery', { storeId: shop.id, orderId: order.id });
  expect((await bell())[0]).toBe(order.id);
});

test('an order of before the time of its placing was stored is still among the latest', async () => {
  const { id } = await shop.placed(guest);
  await shop.db.doc(collections.order(shop.store, id)).update({ placedAt: FieldValue.delete() });
  expect((await latest())[0]).toBe(id);
});
