import type { Order } from '@/lib/domain/orders/order';
import { parseReferral } from '@/lib/domain/orders/referral';
import { DIRECT, OTHERS } from '@/lib/domain/visits/visit-day';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { addParts, sumFigures, type Parts } from './figures';
import { endedFigures, orderFigures } from './order-figures';
import { boundReferrals, byCampaign, byReferral, MOST_REFERRALS, referralKey, UNKNOWN } from './referrals';

const order = anOrder();
const from = (source: string, campaign = ''): Order => ({
  ...order,
  referral: { source, medium: 'social', campaign },
});
const byHand: Order = {
  ...from('google.com'),
  byHand: { ...{ source: 'phone', by: 'dana', reason: '', note: '', prices: [] }, counted: true },
};
const whole = { orders: 1, units: 1, revenue: order.total };

test('every order is in exactly one row, by source and by campaign, and leaves it when it is cancelled', () => {
  const orders = [from('instagram', 'eid'), from('instagram', 'summer'), from(DIRECT), order, byHand];
  const figures = sumFigures([
    ...orders.map((one) => orderFigures(one, 'USD')),
    ...[from('instagram', 'eid'), from(DIRECT)].flatMap((one) => [
      orderFigures(one, 'USD'),
      endedFigures(one, 'USD'),
    ]),
  ]);
  expect(byCampaign(figures)).toEqual({
    'instagram|eid': whole,
    'instagram|summer': whole,
    'direct|': whole,
    [UNKNOWN]: whole,
    phone: whole,
  });
  const bySource = byReferral(figures);
  expect(bySource['instagram|']).toEqual({ orders: 2, units: 2, revenue: 2 * order.total });
  const sum = Object.values(bySource).reduce<Parts>((all, part) => addParts(all, { all: part }), {});
  expect(sum['all']).toMatchObject({ orders: figures.orders, revenue: figures.revenue });
});

test('made-up campaigns share one name beyond the limit, from which a cancelled order is taken back', () => {
  const names = Array.from({ length: MOST_REFERRALS + 5 }, (_, at) => `souq|${at}`);
  let stored: Parts = {};
  // As the day's document, which keeps a name whose orders are all cancelled.
  const seen = new Set<string>();
  const count = (name: string, times: number) => {
    const bounded = boundReferrals(addParts({}, { [name]: whole }, times), seen);
    for (const one of Object.keys(bounded)) seen.add(one);
    stored = addParts(stored, bounded);
  };
  for (const name of names) count(name, 1);
  expect(Object.keys(stored)).toHaveLength(MOST_REFERRALS + 1);
  expect(stored[OTHERS]?.orders).toBe(5);
  for (const name of names) count(name, -1);
  expect(stored).toEqual({});
});

test.each([
  [{ source: ' Instagram ', medium: 'CPC', campaign: 'Eid  Sale' }, 'instagram|eid sale'],
  [{ source: 'souq.com', campaign: 'a|b' }, 'souq.com|a b'],
  [{ source: 'x'.repeat(500), campaign: 'y'.repeat(5000) }, `${'x'.repeat(60)}|${'y'.repeat(60)}`],
  [{ source: 'mail', campaign: 'to layla@example.com' }, 'mail|'],
  [{ source: '<script>', campaign: 'eid' }, null],
  [{ campaign: 'eid' }, null],
  ['instagram', null],
])('a referral as told: %j', (told, key) => {
  const referral = parseReferral(told);
  expect(referral && referralKey(referral)).toBe(key);
});
