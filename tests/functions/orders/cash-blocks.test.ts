import { aPlaceOrderRequest, anAddress } from '@/tests/fixtures/shop/orders';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import type { Order } from '@/lib/domain/orders/order';

const DAY_MS = 24 * 60 * 60 * 1000;
const shop = new LocalShop('cash-blocks');
const other = new LocalShop('cash-blocks-other');
let guest: Client;
let owner: Client;

beforeAll(async () => {
  await Promise.all([shop.open({ setting: { country: 'SA' } }), other.open({ setting: { country: 'SA' } })]);
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
});
afterAll(() => Promise.all([shop.close(), other.close()]));

let keys = 0;
const order = (mobileNumber: string, at: LocalShop = shop) =>
  guest.call(
    'placeOrder',
    aPlaceOrderRequest({ storeId: at.id, key: `k${(keys += 1)}`, address: anAddress({ mobileNumber }) }),
  );
const block = (phone: string, changes: { reason?: string; until?: number } = {}) =>
  owner.call('blockCash', {
    ...{ storeId: shop.id, phone, reason: 'Refused twice', until: Date.now() + 30 * DAY_MS },
    ...changes,
  });

test('a blocked phone pays no cash in this store, however it is written, and again once it is lifted', async () => {
  const blocked = await block('0501234567');
  expect(blocked).toMatchObject({ ok: true });
  for (const spelling of ['+966 50 123 4567', '00966501234567', '٠٥٠١٢٣٤٥٦٧'])
    expect(await order(spelling)).toEqual({ ok: false, error: { code: 'cash-blocked' } });
  expect(await order('+966 50 123 4568')).toMatchObject({ ok: true });
  expect(await order('+966 50 123 4567', other)).toMatchObject({ ok: true });
  await owner.call('liftCashBlock', { storeId: shop.id, blockId: blocked.ok ? blocked.value.id : '' });
  expect(await order('+966 50 123 4567')).toMatchObject({ ok: true });
});

test('a block needs a number, a reason and an end within a year', async () => {
  const refused = async (answer: ReturnType<typeof block>) => {
    const result = await answer;
    return result.ok ? {} : result.error.fields;
  };
  expect(await refused(block('none'))).toEqual({ phone: 'field.mobileNumber.invalid' });
  expect(await refused(block('0501234569', { reason: '  ' }))).toEqual({
    reason: 'field.blockReason.required',
  });
  for (const until of [Date.now() - 1, Date.now() + 400 * DAY_MS])
    expect(await refused(block('0501234569', { until }))).toEqual({ until: 'field.until.invalid' });
});

test('the hints beside an order know what was refused under its phone, in its own store alone', async () => {
  const placed = (mobileNumber: string, at: LocalShop = shop) =>
    at.placed(guest, {
      key: `k${(keys += 1)}`,
      address: anAddress({ mobileNumber, city: 'Nowhere at all' }),
    });
  const first = await placed('+966 50 765 4321');
  const move = (from: 'placed' | 'confirmed' | 'shipped', to: 'confirmed' | 'shipped' | 'undelivered') =>
    owner.call('updateOrderStatus', {
      ...{ storeId: shop.id, orderId: first.id, from, to },
      ...(to === 'undelivered' && { why: 'refused' as const }),
    });
  await move('placed', 'confirmed');
  await move('confirmed', 'shipped');
  await move('shipped', 'undelivered');
  const second = await placed('0507654321');
  const hintsOf = ({ storeId, id: orderId }: Order, by: Client) =>
    by.call('readOrderHints', { storeId, orderId });
  expect(await hintsOf(second, owner)).toMatchObject({
    value: { refusals: 1, isFirst: false, isUnusual: false, isAddressUnknown: true, block: null },
  });
  const elsewhere = await placed('0507654321', other);
  expect(await hintsOf(elsewhere, await other.staff())).toMatchObject({
    value: { refusals: 0 },
  });
});
