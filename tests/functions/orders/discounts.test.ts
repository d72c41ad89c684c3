import type { PlaceOrderRequest } from '@/lib/domain/api/orders';
import type { SingleCode } from '@/lib/domain/api/discounts';
import { collections } from '@/lib/domain/collections';
import { parseDiscount } from '@/lib/domain/discounts/parse-discount';
import { CODES_AT_ONCE, type Discount } from '@/lib/domain/discounts/discount';
import { storeId } from '@/lib/domain/ids';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import {
  age,
  orderUntil,
  runSchedule,
  startedCardOrder,
  TAKES_CARDS,
} from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aDiscount } from '@/tests/fixtures/shop/discounts';
import { aPlaceOrderRequest, anAddress } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('discounts');
const stripe = new LocalStripe('discounts');
let guest: Client;
let owner: Client;

beforeAll(async () => {
  await shop.open({ setting: TAKES_CARDS });
  await shop.put(aProduct({ variants: [aVariant({ stock: 500 })] }));
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
});
afterEach(() => stripe.faults({}));
afterAll(() => shop.close());

let keys = 0;
const aRequest = (changes: Partial<PlaceOrderRequest> = {}) =>
  aPlaceOrderRequest({ storeId: shop.id, key: `key-${(keys += 1)}`, ...changes });

/** What a form that is opened now begins from. */
async function seenNow(id: string): Promise<number> {
  const stored = await shop.db.doc(collections.discount(shop.store, id)).get();
  return stored.exists ? parseDiscount(id, stored.data()).updatedAt : 0;
}

async function offer({ id, ...rule }: Discount) {
  const seen = await seenNow(id);
  const saved = await owner.call('saveDiscount', { storeId: shop.id, discountId: id, rule, seen });
  if (!saved.ok) throw new Error(saved.error.code);
}

const code = (name: string, changes: Partial<Discount> = {}) =>
  offer(aDiscount({ id: name.toLowerCase(), code: name, ...changes }));

async function order(client: Client, changes: Partial<PlaceOrderRequest>) {
  const placed = await client.call('placeOrder', aRequest(changes));
  if (!placed.ok) throw new Error(placed.error.code);
  return shop.order(placed.value.orderId);
}

const holding = async (id: string) => {
  const counted = await owner.call('countDiscountOrders', { storeId: shop.id, discountIds: [id] });
  return counted.ok && counted.value.orders[id];
};

const quote = async (changes: Partial<PlaceOrderRequest> = {}) => {
  const { storeId: store, lines, currency, locale, code: typed } = aRequest(changes);
  const asked = { storeId: store, lines, currency, locale, ...(typed && { code: typed }) };
  const quoted = await guest.call('quoteCart', asked);
  if (!quoted.ok) throw new Error(quoted.error.code);
  return quoted.value;
};

test('fault 31: 20 orders at once with a code for one of them make one discount', async () => {
  await code('ONCE', { limit: 1 });
  const buyers = await Promise.all(Array.from({ length: 20 }, () => shop.guest()));
  const answers = await Promise.all(
    buyers.map((buyer) => buyer.call('placeOrder', aRequest({ code: ' once ' }))),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const refusals = answers.flatMap((answer) => (answer.ok ? [] : answer.error.code));
  expect(new Set(refusals)).toEqual(new Set(['discount-unavailable']));
  const held = (await shop.orders()).filter(({ discounts }) => discounts.some(({ id }) => id === 'once'));
  expect(held).toMatchObject([{ discount: 250, total: 2750, discounts: [{ code: 'ONCE', shares: [250] }] }]);
  expect(await holding('once')).toBe(1);
});

test('fault 32: a cancelled order gives its code back, once; a repeated request is the same order', async () => {
  await code('BACK', { limit: 1 });
  const request = aRequest({ code: 'BACK' });
  const placed = await guest.call('placeOrder', request);
  if (!placed.ok) throw new Error(placed.error.code);
  expect(await guest.call('placeOrder', request)).toEqual(placed);
  expect(await guest.call('placeOrder', { ...request, code: 'OTHER' })).toMatchObject({
    error: { code: 'key-reused' },
  });
  expect((await quote({ code: 'BACK' })).code).toBe('unavailable');
  const { orderId } = placed.value;
  for (let times = 0; times < 2; times += 1) await guest.call('cancelOrder', { storeId: shop.id, orderId });
  expect(await holding('back')).toBe(0);
  expect((await order(guest, { code: 'BACK' })).discount).toBe(250);
  expect(await guest.call('placeOrder', aRequest({ code: 'BACK' }))).toMatchObject({ ok: false });
});

test('fault 32: an order that expired gives its code back; paid late without it, its money goes back', async () => {
  await code('LATE', { limit: 1 });
  const { order: expired, payment } = await startedCardOrder(shop, guest, { code: 'LATE' });
  await age(shop, expired, 60 * 60 * 1000);
  await stripe.faults({ api: { fail: -1, as: 500 }, webhooks: { lose: 1 } });
  await runSchedule('releaseExpiredReservations');
  await stripe.faults({});
  expect(await holding('late')).toBe(0);
  await order(await shop.guest(), { code: 'LATE' });
  await stripe.pay(payment);
  const over = await orderUntil(shop, expired.id, ({ refunds }) => refunds.length > 0);
  expect(over).toMatchObject({ status: 'cancelled', refunds: [{ id: 'late-payment', amount: 2750 }] });
  expect(await holding('late')).toBe(1);
});

test('a limit for each customer, and for who never ordered, is theirs alone', async () => {
  await code('EACH', { limitPerCustomer: 1 });
  await code('FIRST', { firstOrderOnly: true });
  const from = (email: string) => ({ address: anAddress({ email }) });
  const other = await shop.guest();
  await order(other, { code: 'EACH', ...from('each@example.com') });
  for (const one of ['EACH', 'FIRST'])
    expect(
      await (await shop.guest()).call('placeOrder', aRequest({ code: one, ...from('Each@Example.com ') })),
    ).toMatchObject({ error: { code: 'discount-unavailable' } });
  await order(other, { code: 'EACH', ...from('another@example.com') });
  expect(await holding('each')).toBe(2);
});

test('unknown, expired, used-up and switched-off codes are refused alike', async () => {
  await code('OLD', { endsOn: '2020-01-01' });
  await code('OFF', { enabled: false });
  const answers = await Promise.all(
    ['NOBODY', 'OLD', 'OFF', 'ONCE', '../orders', '😀'].map(async (typed) => ({
      quoted: await quote({ code: typed }),
      placed: await guest.call('placeOrder', aRequest({ code: typed })),
    })),
  );
  for (const { quoted, placed } of answers) {
    expect(quoted).toMatchObject({ code: 'unavailable', codeRule: null, discount: 0 });
    expect(placed).toEqual({ ok: false, error: { code: 'discount-unavailable' } });
  }
});

test('who guesses codes is stopped, also from the right one; who has one may go on', async () => {
  await code('GOOD');
  const [guesser, shopper] = await Promise.all([shop.guest(), shop.guest()]);
  const { lines, currency, locale } = aRequest();
  const tries = async (client: Client, typed: string) => {
    const answer = await client.call('quoteCart', { storeId: shop.id, lines, currency, locale, code: typed });
    return answer.ok ? answer.value.code : answer.error.code;
  };
  for (let at = 0; at < 30; at += 1) expect(await tries(guesser, `GUESS-${at}`)).toBe('unavailable');
  expect(await tries(guesser, 'GOOD')).toBe('too-many-requests');
  for (let at = 0; at < 40; at += 1) expect(await tries(shopper, 'GOOD')).toBe('applied');
});

test('fault 10: nothing to pay is placed at once, by card as in cash, and gives back nothing', async () => {
  await code('ALL', { percent: 100, combines: true });
  await offer(aDiscount({ id: 'free-delivery', kind: 'delivery', combines: true }));
  for (const paymentMethod of ['card', 'cash'] as const) {
    const placed = await order(await shop.guest(), { code: 'ALL', paymentMethod });
    expect(placed).toMatchObject({
      ...{ status: 'placed', total: 0, discount: 2500, deliveryDiscount: 500 },
      paymentStatus: paymentMethod === 'card' ? 'paid' : 'unpaid',
      paymentId: null,
    });
  }
  await owner.call('deleteDiscount', { storeId: shop.id, discountId: 'free-delivery' });
});

test('one without a code is in the setting and in every cart, until it is switched off', async () => {
  const store = storeId(shop.id);
  const inSetting = async () =>
    Object.keys(
      ((await shop.db.doc(collections.storeSetting(store)).get()).get('discounts') ?? {}) as object,
    );
  const rule = aDiscount({ id: 'sale', percent: 20 });
  await offer(rule);
  expect(await inSetting()).toEqual(['sale']);
  expect(await quote()).toMatchObject({ discount: 500, code: null });
  expect((await quote({ code: 'GOOD' })).code).toBe('better');
  await offer({ ...rule, enabled: false });
  expect(await inSetting()).toEqual([]);
  expect(await quote()).toMatchObject({ discount: 0, total: 3000 });
});

test('a code belongs to one discount, and a renamed or deleted one is free again', async () => {
  await code('MINE');
  const taken = aDiscount({ code: 'MINE' });
  expect(
    await owner.call('saveDiscount', { storeId: shop.id, discountId: 'other', rule: taken, seen: 0 }),
  ).toMatchObject({ error: { code: 'discount-code-taken', fields: { code: 'field.discountCode.taken' } } });
  await offer(aDiscount({ id: 'mine', code: 'NEW' }));
  expect((await quote({ code: 'MINE' })).code).toBe('unavailable');
  expect((await quote({ code: 'new' })).code).toBe('applied');
  await owner.call('deleteDiscount', { storeId: shop.id, discountId: 'mine' });
  expect((await quote({ code: 'NEW' })).code).toBe('unavailable');
});

test('a rule that was saved meanwhile is not overwritten, and the same rule again is a retry', async () => {
  await code('TWOFORMS');
  const seen = await seenNow('twoforms');
  const save = (percent: number) => {
    const { id: discountId, ...rule } = aDiscount({ id: 'twoforms', code: 'TWOFORMS', percent });
    return owner.call('saveDiscount', { storeId: shop.id, discountId, rule, seen });
  };
  expect([await save(20), await save(20)]).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await save(30)).toMatchObject({ error: { code: 'edited-meanwhile' } });
  const stored = await shop.db.doc(collections.discount(shop.store, 'twoforms')).get();
  expect(stored.get('percent')).toBe(20);
  await owner.call('deleteDiscount', { storeId: shop.id, discountId: 'twoforms' });
  expect(await save(20)).toMatchObject({ error: { code: 'discount-not-found' } });
});

test('an order at another total than the shopper saw is refused', async () => {
  await code('SEEN');
  expect(await guest.call('placeOrder', aRequest({ code: 'SEEN', seenTotal: 3000 }))).toMatchObject({
    error: { code: 'cart-changed', changes: [{ kind: 'total', to: 2750 }] },
  });
  expect((await order(guest, { code: 'SEEN', seenTotal: 2750 })).lines).toMatchObject([{ discount: 250 }]);
});

const make = (discountId: string, wanted: number) =>
  owner.call('makeDiscountCodes', { storeId: shop.id, discountId, wanted });

const listed = async (discountId: string): Promise<SingleCode[]> => {
  const codes: SingleCode[] = [];
  for (;;) {
    const after = codes.at(-1)?.code ?? '';
    const answer = await owner.call('listDiscountCodes', { storeId: shop.id, discountId, after });
    if (!answer.ok) throw new Error(answer.error.code);
    codes.push(...answer.value.codes);
    if (answer.value.isLast) return codes;
  }
};

test('a batch of codes: as many as wanted however often they are asked for, each for one order until that is cancelled', async () => {
  const wanted = CODES_AT_ONCE + 5;
  await offer(aDiscount({ id: 'batch', singleUse: true }));
  await Promise.all([make('batch', wanted), make('batch', wanted), make('batch', wanted)]);
  expect(await make('batch', wanted)).toEqual({ ok: true, value: { codes: wanted } });
  const codes = (await listed('batch')).map(({ code: one }) => one);
  expect(new Set(codes).size).toBe(wanted);

  const [first = '', second = ''] = codes;
  const buyers = await Promise.all(Array.from({ length: 10 }, () => shop.guest()));
  const answers = await Promise.all(
    buyers.map((buyer) => buyer.call('placeOrder', aRequest({ code: first.toLowerCase() }))),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await quote({ code: first })).code).toBe('unavailable');
  expect(await quote({ code: second })).toMatchObject({ code: 'applied', codeRule: { code: second } });
  const held = (await shop.orders()).find(({ discounts }) => discounts.some((one) => one.code === first));
  expect((await listed('batch'))[0]).toEqual({
    code: first,
    order: { number: held?.number, at: held?.createdAt },
  });
  await owner.call('updateOrderStatus', {
    storeId: shop.id,
    orderId: held?.id ?? '',
    from: 'placed',
    to: 'cancelled',
  });
  expect((await listed('batch'))[0]).toEqual({ code: first, order: null });
  expect((await order(guest, { code: first })).discounts).toMatchObject([{ id: 'batch', code: first }]);
});

test('an expired order whose single-use code another order has gets its late money back; with the code still free it holds it again', async () => {
  await offer(aDiscount({ id: 'late-batch', singleUse: true }));
  await make('late-batch', 2);
  const [lost = '', kept = ''] = (await listed('late-batch')).map(({ code: one }) => one);
  for (const one of [lost, kept]) {
    const { order: expired, payment } = await startedCardOrder(shop, await shop.guest(), { code: one });
    // First, because the schedule's own run may come before the test's.
    await stripe.faults({ api: { fail: -1, as: 500 }, webhooks: { lose: 1 } });
    await age(shop, expired, 60 * 60 * 1000);
    await runSchedule('releaseExpiredReservations');
    await stripe.faults({});
    if (one === lost) await order(await shop.guest(), { code: lost });
    await stripe.pay(payment);
    const settled = await orderUntil(shop, expired.id, ({ paymentStatus }) => paymentStatus !== 'unpaid');
    expect(settled.status).toBe(one === lost ? 'cancelled' : 'placed');
  }
  expect(await guest.call('placeOrder', aRequest({ code: kept }))).toMatchObject({ ok: false });
});

test('a batch ends with its discount, and sleeps while the discount has one code for all', async () => {
  await offer(aDiscount({ id: 'gone', singleUse: true }));
  await make('gone', CODES_AT_ONCE + 1);
  const [one] = await listed('gone');
  await offer(aDiscount({ id: 'gone', code: 'SHARED' }));
  expect((await quote({ code: one?.code ?? '' })).code).toBe('unavailable');
  expect((await quote({ code: 'SHARED' })).code).toBe('applied');
  expect(await make('gone', 1000)).toMatchObject({ error: { code: 'discount-not-found' } });
  await owner.call('deleteDiscount', { storeId: shop.id, discountId: 'gone' });
  expect(await listed('gone')).toEqual([]);
});
