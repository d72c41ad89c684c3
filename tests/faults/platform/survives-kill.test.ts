import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PlaceOrderRequest } from '@/lib/domain/api/orders';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aPlaceOrderRequest } from '@/tests/fixtures/shop/orders';
import { WITHOUT_CAPS } from '@/tests/fixtures/shop/store';
import { startLocalFirebase, type LocalFirebase } from '@/tests/setup/local-firebase';

const STOCK = 500;
const ORDERS = 80;
const SHOPPERS = 20;
/** Different points of the burst: among the first answers, in the middle, near its end. */
const ROUNDS = [5, 30, 60];

let dataDir: string;
let firebase: LocalFirebase;

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'fault-survives-kill-'));
  await start();
}, 120_000);
afterAll(async () => {
  await firebase.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  // All order from one address, what the limits leave to dozens.
  const functionsEnv = { RATE_LIMIT_SCALE: '10' };
  firebase = await startLocalFirebase({ portOffset: 40, dataDir, functionsEnv });
  Object.assign(process.env, firebase.env);
}

/** Sends the orders with these keys at once, each shopper their share; resolves with key to order id of those that were acknowledged. */
async function burst(
  clients: readonly Client[],
  requests: readonly PlaceOrderRequest[],
  onAcknowledged = (_count: number) => {},
) {
  const acknowledged = new Map<string, string>();
  const send = async (request: PlaceOrderRequest, at: number) => {
    const answer = await clients[at % clients.length]?.call('placeOrder', request);
    if (!answer?.ok) throw new Error(answer?.error.code);
    acknowledged.set(request.key, answer.value.orderId);
    onAcknowledged(acknowledged.size);
  };
  await Promise.allSettled(requests.map(send));
  return acknowledged;
}

test.each(ROUNDS)(
  'fault 45: kill -9 after %i orders: each acknowledged order is there once and stock fits',
  async (killAfter) => {
    const shop = new LocalShop(`kill-${killAfter}`);
    const products = [aProduct({ variants: [aVariant({ stock: STOCK })] })];
    await shop.open({ products, setting: WITHOUT_CAPS });
    const guests = await Promise.all(Array.from({ length: SHOPPERS }, () => shop.guest()));
    const requests = Array.from({ length: ORDERS }, (_, index) =>
      aPlaceOrderRequest({ storeId: shop.id, key: `burst-${index}` }),
    );

    let killed: Promise<void> | undefined;
    const acknowledged = await burst(guests, requests, (count) => {
      if (count === killAfter) killed = firebase.kill('SIGKILL');
    });
    await killed;
    expect(acknowledged.size).toBeGreaterThanOrEqual(killAfter);

    await start();
    const kept = await shop.orders();
    const ids = kept.map(({ id }) => id as string);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([...acknowledged.values()]));
    expect(await shop.product()).toMatchObject({ stock: STOCK - ids.length, soldCount: ids.length });

    const again = await burst(guests, requests);
    expect(again.size).toBe(ORDERS);
    for (const [key, orderId] of acknowledged) expect(again.get(key)).toBe(orderId);
    expect(await shop.orders()).toHaveLength(ORDERS);
    expect(await shop.product()).toMatchObject({ stock: STOCK - ORDERS, soldCount: ORDERS });
    await shop.close();
  },
  // Twice eighty orders and a start of the whole local Firebase, beside other suites.
  180_000,
);
