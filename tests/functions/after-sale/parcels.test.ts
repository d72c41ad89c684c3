import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import type { ParcelLine, ParcelState } from '@/lib/domain/orders/parcels/parcel';
import { parseMessage } from '@/lib/domain/messages/shopper-message';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { anAddress, aRequestedLine } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('parcels');
let guest: Client;
let staff: readonly [Client, Client];

beforeAll(async () => {
  await shop.open();
  const roles = { [shop.id]: 'staff' };
  const [first, second] = await Promise.all([shop.staff(), shop.member('second', roles)]);
  guest = await shop.guest();
  staff = [first, second];
  await shop.db
    .doc(collections.notificationSetting(shop.store))
    .set({ messages: 'by-hand' }, { merge: true });
});
afterAll(() => shop.close());

const named = ({ id: orderId }: Order) => ({ storeId: shop.id, orderId });

/** A confirmed cash order of three pieces of a product that nobody else sells. */
async function confirmed(productId: string): Promise<Order> {
  await shop.put(aProduct({ id: productId, variants: [aVariant()] }));
  const order = await shop.placed(guest, {
    lines: [aRequestedLine({ productId, quantity: 3 })],
    address: anAddress({ email: `${productId}@example.com` }),
    locale: 'ar',
  });
  await staff[0].call('updateOrderStatus', { ...named(order), from: 'placed', to: 'confirmed' });
  return order;
}

const pieces = (quantity: number): ParcelLine[] => [{ line: 0, quantity }];

const ship = (order: Order, key: string, quantity: number, trackingNumber = '', who = staff[0]) =>
  who.call('shipParcel', {
    ...named(order),
    ...{ key, lines: pieces(quantity), carrier: 'Aramex', trackingNumber },
  });

const move = (order: Order, parcelId: string, from: ParcelState, to: ParcelState) =>
  staff[0].call('moveParcel', {
    ...{ ...named(order), parcelId, from, to },
    ...(to === 'undelivered' && { why: 'refused' as const }),
  });

const noticesOf = async (order: Order) => {
  const { docs } = await shop.db
    .collection(collections.messages(shop.store))
    .where('orderId', '==', order.id)
    .get();
  const found = docs.map((doc) => parseMessage(doc.id, doc.data()));
  return found.filter(({ notice }) => !['order-placed', 'order-confirmed'].includes(notice));
};

test('two of the staff ship the same pieces at once: one parcel leaves, and the other is told', async () => {
  const order = await confirmed('raced');
  const answers = await Promise.all(staff.map((who, at) => ship(order, `race-${at}`, 2, '', who)));
  expect(answers.map((answer) => (answer.ok ? answer.value.status : answer.error.code)).sort()).toEqual([
    'parcel-too-much',
    'shipped',
  ]);
  const { shipments, status } = await shop.order(order.id);
  expect([shipments.length, status]).toEqual([1, 'shipped']);
  expect(await noticesOf(order)).toMatchObject([{ notice: 'order-part-shipped' }]);
});

test('a parcel sent twice leaves once, and its key names no other', async () => {
  const order = await confirmed('repeated');
  const answers = await Promise.all([1, 2, 3].map(() => ship(order, 'p1', 1)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(await ship(order, 'p1', 2)).toMatchObject({ error: { code: 'key-reused' } });
  expect((await shop.order(order.id)).shipments).toHaveLength(1);
  expect(await noticesOf(order)).toHaveLength(1);
});

test('two parcels make one order: stock moves once, cash is due once, and the shopper hears of each', async () => {
  const order = await confirmed('split');
  await ship(order, 'p1', 2, 'AX-1');
  const ref = shop.db.doc(collections.order(shop.store, order.id));
  expect((await ref.get()).get('part')).toBe('part-shipped');
  await ship(order, 'p2', 1, 'AX-2');
  expect((await ref.get()).get('trackingNumbers')).toEqual(['AX-1', 'AX-2']);
  expect(await move(order, 'p1', 'shipped', 'delivered')).toEqual({ ok: true, value: { status: 'shipped' } });
  expect((await ref.get()).get('part')).toBe('part-delivered');
  expect(await shop.order(order.id)).toMatchObject({ paymentStatus: 'unpaid', cashDueAt: null });
  const last = await Promise.all([1, 2].map(() => move(order, 'p2', 'shipped', 'delivered')));
  expect(last.every(({ ok }) => ok)).toBe(true);
  const { status, paymentStatus, cashDueAt, history } = await shop.order(order.id);
  expect([status, paymentStatus]).toEqual(['delivered', 'paid']);
  expect(cashDueAt).not.toBeNull();
  expect(history.map(({ to }) => to)).toEqual(['placed', 'confirmed', 'shipped', 'delivered']);
  expect((await shop.product('split')).stock).toBe(7);
  expect((await noticesOf(order)).map(({ notice }) => notice).sort()).toEqual([
    'order-delivered',
    'order-part-shipped',
    'order-part-shipped',
  ]);
  const mail = await mailTo(
    'split@example.com',
    ({ subject, text }) => subject.includes('طرد من طلبك') && text.includes('AX-2'),
  );
  expect(mail.text).toContain('ShipmentNumber=AX-2');
  expect(mail.text).not.toContain('AX-1');
  expect(mail.text).not.toContain('الإجمالي');
});

test('a courier names an order by the number of any of its parcels, before and after a correction', async () => {
  const order = await confirmed('payout');
  await ship(order, 'p1', 1, 'PAY-1');
  await ship(order, 'p2', 2, 'PAY-TYPO');
  const seen = { carrier: 'Aramex', trackingNumber: 'PAY-TYPO' };
  const correction = { ...named(order), parcelId: 'p2', seen, carrier: 'SMSA', trackingNumber: 'PAY-2' };
  const corrected = await Promise.all([
    staff[0].call('correctParcel', correction),
    staff[1].call('correctParcel', { ...correction, trackingNumber: 'PAY-3' }),
  ]);
  expect(corrected.map((answer) => (answer.ok ? 'ok' : answer.error.code)).sort()).toEqual([
    'edited-meanwhile',
    'ok',
  ]);
  const { trackingNumber } = (await shop.order(order.id)).shipments[1] ?? { trackingNumber: '' };
  await move(order, 'p1', 'shipped', 'delivered');
  await move(order, 'p2', 'shipped', 'delivered');
  expect((await shop.order(order.id)).shipments[1]?.events.map((event) => event.trackingNumber)).toEqual([
    'PAY-TYPO',
    trackingNumber,
    trackingNumber,
  ]);
  const preview = await staff[0].call('previewSettlement', {
    ...{ storeId: shop.id, currency: 'USD' },
    lines: ['PAY-1', trackingNumber, 'PAY-TYPO'].map((number) => ({ number, amount: order.total })),
  });
  expect(preview).toMatchObject({
    value: { lines: [{ state: 'matched' }, { state: 'repeated' }, { state: 'unknown' }] },
  });
});

test('one parcel of two comes back: it is counted, its pieces are left to ship, and the order goes on', async () => {
  const order = await confirmed('part-back');
  await ship(order, 'p1', 1);
  await ship(order, 'p2', 2);
  expect(
    await staff[0].call('moveParcel', {
      ...named(order),
      parcelId: 'p2',
      from: 'shipped',
      to: 'undelivered',
    }),
  ).toMatchObject({ error: { code: 'invalid-input', fields: { why: 'field.why.required' } } });
  await move(order, 'p2', 'shipped', 'undelivered');
  expect(await shop.figures(order.day)).toMatchObject({ undelivered: 1 });
  await move(order, 'p2', 'undelivered', 'returned');
  expect((await shop.product('part-back')).stock).toBe(7);
  await move(order, 'p1', 'shipped', 'delivered');
  expect((await shop.order(order.id)).status).toBe('shipped');
  expect(await ship(order, 'p3', 2)).toMatchObject({ ok: true });
  expect(await move(order, 'p3', 'shipped', 'delivered')).toEqual({
    ok: true,
    value: { status: 'delivered' },
  });
  expect((await shop.order(order.id)).paymentStatus).toBe('paid');
});

test('what came back of an unpaid order is taken off, for stock, and the rest is delivered and paid', async () => {
  for (const id of ['back-line', 'kept-line']) await shop.put(aProduct({ id, variants: [aVariant()] }));
  const order = await shop.placed(guest, {
    lines: [
      aRequestedLine({ productId: 'back-line', quantity: 1 }),
      aRequestedLine({ productId: 'kept-line', quantity: 3 }),
    ],
  });
  const [step, who] = [named(order), staff[0]];
  await who.call('updateOrderStatus', { ...step, from: 'placed', to: 'confirmed' });
  const none = { carrier: '', trackingNumber: '' };
  await who.call('shipParcel', { ...step, ...none, key: 'p1', lines: [{ line: 1, quantity: 2 }] });
  const rest = [0, 1].map((line) => ({ line, quantity: 1 }));
  await who.call('shipParcel', { ...step, ...none, key: 'p2', lines: rest });
  await move(order, 'p1', 'shipped', 'delivered');
  await move(order, 'p2', 'shipped', 'undelivered');
  const edit = (quantity: number, seenTotal?: number) =>
    who.call('editOrder', {
      ...{ ...step, key: 'off', version: 0, kept: [{ line: 1, quantity }], added: [], reason: '' },
      ...{ address: order.address, deliveryMethod: order.delivery?.methodId, discount: 0 },
      ...(seenTotal && { seenTotal }),
    });
  expect(await edit(2)).toMatchObject({ error: { code: 'edit-refused' } });
  await move(order, 'p2', 'undelivered', 'returned');
  expect(await edit(1)).toMatchObject({ error: { code: 'edit-refused' } });
  expect(await edit(2, 5500)).toMatchObject({ ok: true });
  expect((await shop.product('back-line')).stock).toBe(10);
  expect((await shop.product('kept-line')).stock).toBe(8);
  expect(await shop.order(order.id)).toMatchObject({
    ...{ status: 'shipped', paymentStatus: 'unpaid', total: 5500 },
    shipments: [
      { id: 'p1', lines: pieces(2), state: 'delivered' },
      { id: 'p2', lines: pieces(1), state: 'returned' },
    ],
  });
  expect(await who.call('updateOrderStatus', { ...step, from: 'shipped', to: 'delivered' })).toMatchObject({
    ok: true,
  });
  expect(await shop.order(order.id)).toMatchObject({ status: 'delivered', paymentStatus: 'paid' });
});

test('all parcels come back: the order is undelivered, and taking it back returns every piece once', async () => {
  const order = await confirmed('all-back');
  await ship(order, 'p1', 2);
  expect(await move(order, 'p1', 'shipped', 'undelivered')).toEqual({
    ok: true,
    value: { status: 'undelivered' },
  });
  const back = { ...named(order), from: 'undelivered', to: 'returned' } as const;
  await Promise.all([1, 2, 3].map(() => staff[0].call('updateOrderStatus', back)));
  expect((await shop.product('all-back')).stock).toBe(10);
  expect((await shop.order(order.id)).shipments).toMatchObject([{ state: 'returned' }]);
  expect(await ship(order, 'p2', 1)).toMatchObject({ error: { code: 'parcel-too-much' } });
});

test('the old step sends one parcel of all that is left, and an order that is not confirmed sends none', async () => {
  const order = await confirmed('old-step');
  const shipment = { carrier: 'SMSA', trackingNumber: 'S-1' };
  await staff[0].call('updateOrderStatus', { ...named(order), from: 'confirmed', to: 'shipped', shipment });
  expect((await shop.order(order.id)).shipments).toMatchObject([{ lines: pieces(3), ...shipment }]);
  const { id } = await shop.placed(guest);
  expect(
    await staff[0].call('shipParcel', {
      ...shipment,
      storeId: shop.id,
      orderId: id,
      key: 'p1',
      lines: pieces(1),
    }),
  ).toMatchObject({ error: { code: 'status-change-refused' } });
});
