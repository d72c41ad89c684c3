import assert from 'node:assert/strict';
import path from 'node:path';
import { discountSchema } from '@/lib/domain/discounts/discount-schema';
import { randomOf } from '@/scripts/seed/random';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aDiscount } from '@/tests/fixtures/shop/discounts';
import { aPlaceOrderRequest } from '@/tests/fixtures/shop/orders';
import { WITHOUT_CAPS } from '@/tests/fixtures/shop/store';
import { startLocalFirebase } from '@/tests/setup/local-firebase';
import type { Proof, ProofContext } from './support/proof';

export const name = 'a limited discount is had as often as it may, whoever orders and cancels at once';
/** Shoppers at once; the gate's tests try twenty. */
export const sizes: Proof['sizes'] = { gate: 0, full: 100 };

const LIMIT = 10;

export async function run(size: number, { folder, seed, say }: ProofContext): Promise<string> {
  const firebase = await startLocalFirebase({ dataDir: path.join(folder, 'data'), cardStores: [] });
  Object.assign(process.env, firebase.env);
  const shop = new LocalShop('discount-limits');
  await shop.open({
    setting: WITHOUT_CAPS,
    products: [aProduct({ variants: [aVariant({ stock: 100 * size })] })],
  });
  const owner = await shop.staff();
  for (const [code, limit] of [
    ['ONE', 1],
    ['TEN', LIMIT],
  ] as const) {
    const rule = discountSchema.cast(aDiscount({ code, limit }), { stripUnknown: true });
    const saved = await owner.call('saveDiscount', { storeId: shop.id, discountId: code, rule });
    assert.ok(saved.ok, 'The discount was not saved.');
  }
  const buyers = await Promise.all(Array.from({ length: size }, () => shop.guest()));
  const random = randomOf(seed);

  await Promise.all(buyers.map((buyer) => order(shop, buyer, 'ONE')));
  assert.equal(await holding(shop, 'ONE'), 1);
  say('a code for one order was had once');

  const moods = buyers.map(() => random() < 0.5);
  await Promise.all(
    buyers.map(async (buyer, at) => {
      const orderId = await order(shop, buyer, 'TEN');
      if (!orderId || !moods[at]) return;
      await buyer.call('cancelOrder', { storeId: shop.id, orderId });
      await order(shop, buyer, 'TEN');
    }),
  );
  const held = await holding(shop, 'TEN');
  assert.ok(held <= LIMIT, `${held} orders hold it.`);
  const counted = await owner.call('countDiscountOrders', { storeId: shop.id, discountIds: ['TEN'] });
  assert.deepEqual(counted, { ok: true, value: { orders: { TEN: held } } });
  await shop.close();
  await firebase.stop();
  return `${size} shoppers at once: one order of one, ${held} of ${LIMIT}`;
}

let keys = 0;

/** Orders once more where others were in the way; the order's id, null where the code was used up. */
async function order(shop: LocalShop, buyer: Client, code: string): Promise<string | null> {
  const request = aPlaceOrderRequest({ storeId: shop.id, key: `key-${(keys += 1)}`, code });
  for (;;) {
    const placed = await buyer.call('placeOrder', request);
    if (placed.ok) return placed.value.orderId;
    if (placed.error.code === 'discount-unavailable') return null;
    assert.equal(placed.error.code, 'try-again');
  }
}

const holding = async (shop: LocalShop, id: string): Promise<number> =>
  (await shop.orders()).filter(
    ({ status, discounts }) => status !== 'cancelled' && discounts.some((one) => one.id === id),
  ).length;
