import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Order } from '@/lib/domain/orders/order';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { orderUntil, paidCardOrder, startedCardOrder, TAKES_CARDS } from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import {
  startLocalFirebase,
  type LocalFirebase,
  type LocalFirebaseOptions,
} from '@/tests/setup/local-firebase';

const PORT_OFFSET = 80;

let dataDir: string;
let firebase: LocalFirebase;
let shop: LocalShop;
let stripe: LocalStripe;
let guest: Client;

async function start(options: LocalFirebaseOptions = {}): Promise<void> {
  firebase = await startLocalFirebase({ portOffset: PORT_OFFSET, dataDir, ...options });
  Object.assign(process.env, firebase.env);
}

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'fault-killed-'));
  await start();
  shop = new LocalShop('fault-interrupted');
  stripe = new LocalStripe(shop.id);
  await shop.open({ setting: TAKES_CARDS });
  guest = await shop.guest();
});
afterAll(async () => {
  await shop.close();
  await firebase.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const isPaid = ({ paymentStatus }: Order) => paymentStatus === 'paid';

test('fault 23: killed between the charge and the order, everything is there after the next start', async () => {
  await stripe.faults({ webhooks: { delayMs: 500 } });
  const { order, payment } = await startedCardOrder(shop, guest);
  await stripe.pay(payment);
  expect(await shop.order(order.id)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
  await firebase.kill('SIGKILL');

  await start();
  const paid = await orderUntil(shop, order.id, isPaid);
  expect(paid).toMatchObject({ status: 'placed', refunds: [] });
  expect(await stripe.paymentsOf(order.id)).toMatchObject([
    { status: 'succeeded', amount_received: order.total },
  ]);
});

test('fault 23: killed while a refund is asked for, the money goes back once after the next start', async () => {
  const owner = await shop.staff();
  const order = await paidCardOrder(shop, stripe, guest);
  const [payment] = await stripe.paymentsOf(order.id);
  const refunds = async () =>
    (await stripe.api.refunds.list({ payment_intent: payment?.id ?? '' })).data.map(({ amount }) => amount);
  await stripe.faults({
    api: { fail: -1, as: 'cut', afterwards: true },
    webhooks: { delayMs: 500 },
  });
  const cancelled = await owner.call('updateOrderStatus', {
    storeId: shop.id,
    orderId: order.id,
    from: 'placed',
    to: 'cancelled',
  });
  expect(cancelled).toMatchObject({ ok: true });
  // Stripe has given the money back, and neither its response nor its webhook has reached the shop.
  while ((await refunds()).length === 0) await setTimeout(20);
  await firebase.kill('SIGKILL');

  await start();
  await orderUntil(shop, order.id, ({ paymentStatus }) => paymentStatus === 'refunded');
  expect(await refunds()).toEqual([order.total]);
});

test("fault 8: with a test key of Stripe's a live shop takes no card", async () => {
  await firebase.stop();
  await start({ functionsEnv: { STRIPE_MODE: 'live', STRIPE_HOST: '', STRIPE_CONNECT: '' } });
  const order = await shop.placed(guest, { paymentMethod: 'card' });
  const started = await guest.call('startPayment', { storeId: shop.id, orderId: order.id });
  expect(started).toMatchObject({ ok: false, error: { code: 'internal' } });
  expect((await shop.order(order.id)).goods).toBe('none');
});
