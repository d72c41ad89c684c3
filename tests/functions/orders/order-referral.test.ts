import { sumFigures } from '@/lib/domain/stats/figures';
import { orderFigures } from '@/lib/domain/stats/order-figures';
import { byCampaign, MOST_REFERRALS } from '@/lib/domain/stats/referrals';
import { OTHERS } from '@/lib/domain/visits/visit-day';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anOrder, aPlaceOrderRequest } from '@/tests/fixtures/shop/orders';
import { WITHOUT_CAPS } from '@/tests/fixtures/shop/store';

const shop = new LocalShop('referrals');
let shopper: Client;

beforeAll(async () => {
  await shop.open({ products: [aProduct({ variants: [aVariant({ stock: 500 })] })], setting: WITHOUT_CAPS });
  shopper = await shop.guest();
});
afterAll(() => shop.close());

const EID = { source: 'instagram', medium: 'social', campaign: 'eid' };

test('an order keeps what led to it, cut and cleaned; a forged one costs no order', async () => {
  expect((await shop.placed(shopper, { key: 'r1', referral: EID })).referral).toEqual(EID);
  const forged = { source: ` Insta${'x'.repeat(900)}`, medium: 'a@b.co', campaign: `e|${'y'.repeat(900)}` };
  const { referral } = await shop.placed(shopper, { key: 'r2', referral: forged });
  expect(referral).toMatchObject({ medium: '', source: expect.stringMatching(/^instax{55}$/) });
  expect(referral?.campaign).toHaveLength(60);
  const nonsense = { ...aPlaceOrderRequest({ storeId: shop.id, key: 'r3' }), referral: 7 as never };
  const placed = await shopper.call('placeOrder', nonsense);
  if (!placed.ok) throw new Error(placed.error.code);
  expect((await shop.order(placed.value.orderId)).referral).toBeNull();
});

test('a retry that tells another source is the same order', async () => {
  const first = await shop.placed(shopper, { key: 'r4', referral: EID });
  const again = aPlaceOrderRequest({ storeId: shop.id, key: 'r4', referral: { ...EID, source: 'souq' } });
  expect(await shopper.call('placeOrder', again)).toMatchObject({ value: { orderId: first.id } });
  expect((await shop.order(first.id)).referral).toEqual(EID);
});

test('the figures equal a count of the orders, and made-up campaigns do not fill the day', async () => {
  const [{ day } = anOrder()] = await shop.orders();
  const counted = sumFigures((await shop.orders()).map((order) => orderFigures(order, 'USD')));
  expect(byCampaign(await shop.figures(day))).toEqual(byCampaign(counted));
  for (let at = 0; at < MOST_REFERRALS; at += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, next) =>
        shop.placed(shopper, {
          key: `m${at + next}`,
          referral: { ...EID, campaign: `made-up ${at + next}` },
        }),
      ),
    );
  const figures = await shop.figures(day);
  expect(Object.keys(figures.referrals).length).toBeLessThanOrEqual(MOST_REFERRALS + 1);
  expect(figures.referrals[OTHERS]?.orders).toBeGreaterThan(0);
  const sum = Object.values(byCampaign(figures)).reduce((all, { orders }) => all + orders, 0);
  expect(sum).toBe(figures.orders);
});
