import sharp from 'sharp';
import { collections } from '@/lib/domain/collections';
import { unchanged } from '@/lib/domain/orders/edits/edit-order';
import type { Order } from '@/lib/domain/orders/order';
import { owedOf } from '@/lib/domain/payments/owed';
import { refundableAmount } from '@/lib/domain/payments/refund-order';
import { heldTransfer } from '@/lib/domain/payments/transfer/transfer-money';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { publicBytes, uploaded } from '@/tests/fixtures/firebase/uploads';
import { anEntry, TAKES_TRANSFERS } from '@/tests/fixtures/money/bank-transfers';
import { cardDesk } from '@/tests/fixtures/money/card-desk';
import { age, runSchedule } from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';

const HOUR_MS = 60 * 60 * 1000;
const shop = new LocalShop('bank-transfers');
let guest: Client;
let owner: Client;

beforeAll(async () => {
  await shop.open({ setting: TAKES_TRANSFERS });
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
});
afterAll(() => shop.close());

const { aBoard, stockOf, mailsOf } = cardDesk(shop, new LocalStripe('bank-transfers'));
const refused = (code: string) => ({ ok: false, error: { code } });

async function anOrder() {
  const { lines, productId } = await aBoard();
  return { order: await shop.placed(guest, { lines, paymentMethod: 'transfer' }), productId };
}
const again = ({ id }: Order) => shop.order(id);
const record = (...entry: Parameters<typeof anEntry>) => owner.call('recordTransfer', anEntry(...entry));
/** How many orders of that day count as sales. */
const salesOf = async ({ day }: Order): Promise<number> => (await shop.figures(day)).orders;

test('it keeps its pieces unpaid, and its shopper is told where to transfer the money', async () => {
  const { order, productId } = await anOrder();
  expect(order).toMatchObject({ status: 'pending', paymentStatus: 'unpaid', goods: 'held', paymentId: null });
  expect(order.payUntil).toBe(order.createdAt + 48 * HOUR_MS);
  expect(await stockOf(productId)).toBe(4);
  expect(await mailsOf(order)).toEqual(['order-transfer-asked']);
  expect(await guest.call('payOnDelivery', { storeId: shop.id, orderId: order.id })).toMatchObject(
    refused('status-change-refused'),
  );
});

test('a part is held, the rest pays it once, and too much is sent back by hand, never more than came', async () => {
  const { order } = await anOrder();
  expect(await record(order, 1000)).toMatchObject({ value: { status: 'pending', paymentStatus: 'unpaid' } });
  const part = await again(order);
  const rest = anEntry(part, 2500);
  expect(await owner.call('recordTransfer', rest)).toMatchObject({ value: { status: 'placed' } });
  expect(await owner.call('recordTransfer', rest)).toMatchObject({ value: { paymentStatus: 'paid' } });
  const paid = await again(order);
  expect(paid.transfer?.received).toHaveLength(2);
  expect((await mailsOf(order)).filter((kind) => kind === 'order-placed')).toHaveLength(1);

  expect(await record(paid, 501, 'sentBack')).toMatchObject(refused('refund-too-much'));
  expect(await record(paid, 500, 'sentBack')).toMatchObject({ ok: true });
  expect(await record(await again(order), 1, 'sentBack')).toMatchObject(refused('refund-too-much'));
  const refund = (amount: number, key: string) =>
    owner.call('refundOrder', {
      ...{ storeId: shop.id, orderId: order.id, key, amount },
      ...{ lines: [], restock: false, reason: '' },
    });
  expect(await refund(3001, 'too-much')).toMatchObject(refused('refund-too-much'));
  expect(await refund(3000, 'all')).toMatchObject({ ok: true });
  expect(await again(order)).toMatchObject({ paymentStatus: 'refunded' });
});

test('of twenty who confirm it at once one wins, and it is one sale', async () => {
  const { order, productId } = await anOrder();
  const before = await salesOf(order);
  const entries = Array.from({ length: 20 }, () => record(order, 3000));
  const answers = await Promise.all(entries);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const losers = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]));
  expect(new Set(losers)).toEqual(new Set(['transfer-changed']));
  expect((await again(order)).transfer?.received).toHaveLength(1);
  expect(await salesOf(order)).toBe(before + 1);
  expect(await stockOf(productId)).toBe(4);
});

test('cancelled beside its confirmation it is paid and refunded, or cancelled with nothing recorded', async () => {
  const { order, productId } = await anOrder();
  const [confirmed] = await Promise.all([
    record(order, 3000),
    guest.call('cancelOrder', { storeId: shop.id, orderId: order.id }),
  ]);
  const after = await again(order);
  expect(after.status).toBe('cancelled');
  expect(after.paymentStatus).toBe(confirmed.ok ? 'refunded' : 'unpaid');
  expect(after.transfer?.received).toHaveLength(confirmed.ok ? 1 : 0);
  expect(await stockOf(productId)).toBe(5);
});

test('money of an order that is over is held until it is sent back', async () => {
  const { order } = await anOrder();
  const before = await salesOf(order);
  await guest.call('cancelOrder', { storeId: shop.id, orderId: order.id });
  const over = await again(order);
  expect(await record(over, 3000)).toMatchObject({ value: { status: 'cancelled', paymentStatus: 'unpaid' } });
  expect(await record(await again(order), 3000, 'sentBack')).toMatchObject({ ok: true });
  expect(await salesOf(order)).toBe(before);
});

test('half of the time brings one reminder, all of it ends the order, but never one with a receipt', async () => {
  const [{ order, productId }, shown] = [await anOrder(), await anOrder()];
  await shop.db
    .doc(collections.order(shop.store, shown.order.id))
    .update({ 'transfer.receipts': [{ id: 'r1', at: new Date() }] });
  await Promise.all([order, shown.order].map((one) => age(shop, one, 25 * HOUR_MS)));
  await runSchedule('releaseExpiredReservations');
  await runSchedule('releaseExpiredReservations');
  expect(await mailsOf(order)).toEqual(['order-transfer-asked', 'order-transfer-asked']);
  await Promise.all([order, shown.order].map((one) => age(shop, one, 24 * HOUR_MS)));
  await runSchedule('releaseExpiredReservations');
  expect(await again(order)).toMatchObject({ status: 'cancelled', goods: 'none' });
  expect(await stockOf(productId)).toBe(5);
  expect(await again(shown.order)).toMatchObject({ status: 'pending', goods: 'held' });
});

test('a receipt is seen by the store alone, and nobody shows one for the order of another', async () => {
  const [member, other] = await Promise.all([shop.member('payer'), shop.member('other')]);
  const { lines } = await aBoard();
  const order = await shop.placed(member, { lines, paymentMethod: 'transfer' });
  const named = { storeId: shop.id, orderId: order.id };
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const keep = async (client: Client, body: Buffer | string) =>
    client.call('keepTransferReceipt', { ...named, upload: await uploaded(client, shop.id, body) });
  expect(await keep(other, picture)).toMatchObject(refused('order-not-found'));
  expect(await keep(member, '%PDF-1.7')).toMatchObject(refused('invalid-input'));
  expect(await keep(member, picture)).toMatchObject({ value: { receipts: 1 } });

  const [receipt] = (await again(order)).transfer?.receipts ?? [];
  const receiptId = receipt?.id ?? '';
  const path = storagePaths.transferReceipt(shop.store, order.id, receiptId);
  // `npm run store -- doctor` deletes what no document names.
  expect(receipt?.path).toBe(path);
  const read = await owner.call('readTransferReceipt', { ...named, receiptId });
  expect(read).toMatchObject({ value: { jpeg: expect.stringMatching(/^\/9j/) as string } });
  expect(await publicBytes(path)).toBeNull();
  expect(await member.call('readTransferReceipt', { ...named, receiptId })).toMatchObject(
    refused('not-allowed'),
  );
});

test('a payment link shows what is still to be transferred', async () => {
  const { order } = await anOrder();
  await record(order, 1000);
  const sent = await owner.call('sendPaymentLink', { storeId: shop.id, orderId: order.id, mail: false });
  if (!sent.ok) throw new Error(sent.error.code);
  const token = sent.value.link.split('/pay/')[1] ?? '';
  const read = () => shop.visitor().call('readPaymentLink', { token });
  expect(await read()).toMatchObject({ value: { state: 'transfer', amount: 2000 } });
  await record(await again(order), 2000);
  expect(await read()).toMatchObject({ value: { state: 'paid', amount: 0 } });
});

test('what a paid order came to cost more is transferred too: nothing leaves before, a part is held, and it is paid once', async () => {
  const { order } = await anOrder();
  await record(order, 3000);
  const before = await again(order);
  const { byHand, ...changes } = { ...unchanged(before), kept: [{ line: 0, quantity: 2 }] };
  const edit = {
    ...{ storeId: shop.id, orderId: order.id, version: 0, key: 'dearer', reason: 'One more', ...changes },
    discount: byHand.discount,
  };
  const made = await owner.call('editOrder', { ...edit, seenTotal: before.total + 2500 });
  expect(made).toMatchObject({ value: { owes: 2500, refund: 0 } });
  const step = (from: Order['status'], to: Order['status']) =>
    owner.call('updateOrderStatus', { storeId: shop.id, orderId: order.id, from, to });
  await step('placed', 'confirmed');
  expect(await step('confirmed', 'shipped')).toMatchObject(refused('order-owes'));

  const link = await guest.call('readOwnPaymentLink', { storeId: shop.id, orderId: order.id });
  const read = () => shop.visitor().call('readPaymentLink', link.ok ? link.value : { token: '' });
  expect(await read()).toMatchObject({ value: { state: 'transfer', amount: 2500 } });
  await record(await again(order), 1000);
  expect(await read()).toMatchObject({ value: { state: 'transfer', amount: 1500 } });
  const part = await again(order);
  const answers = await Promise.all([record(part, 1500), record(part, 1500)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const paid = await again(order);
  expect([owedOf(paid), heldTransfer(paid), refundableAmount(paid)]).toEqual([0, 0, 5500]);
  expect(await read()).toMatchObject({ value: { state: 'paid', amount: 0 } });
  expect((await mailsOf(order)).filter((kind) => kind === 'order-edited')).toHaveLength(1);
  expect(await step('confirmed', 'shipped')).toMatchObject({ ok: true });
  const refund = { storeId: shop.id, orderId: order.id, lines: [], restock: false, reason: '' };
  expect(await owner.call('refundOrder', { ...refund, key: 'all', amount: 5500 })).toMatchObject({
    ok: true,
  });
  expect(await again(order)).toMatchObject({ paymentStatus: 'refunded' });
});
