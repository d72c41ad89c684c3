import { randomUUID } from 'node:crypto';
import { collections } from '@/lib/domain/collections';
import type { Invoice } from '@/lib/domain/invoices/invoice';
import { parseTaxMonth } from '@/lib/domain/invoices/tax-month';
import { sumOf } from '@/lib/domain/money/sum-of';
import { unchanged } from '@/lib/domain/orders/edits/edit-order';
import type { OrderChanges } from '@/lib/domain/orders/edits/requote-order';
import type { Order } from '@/lib/domain/orders/order';
import { owedOf } from '@/lib/domain/payments/owed';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { cardDesk } from '@/tests/fixtures/money/card-desk';
import { orderUntil, paidCardOrder, TAKES_CARDS } from '@/tests/fixtures/money/card-orders';
import { differenceDesk } from '@/tests/fixtures/money/difference-desk';
import { issuedFor } from '@/tests/fixtures/money/issued-documents';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { aRegistration } from '@/tests/fixtures/shop/tax';

const shop = new LocalShop('additional-invoices');
const stripe = new LocalStripe('additional-invoices');
let guest: Client;
let owner: Client;
let anybody: Client;

beforeAll(async () => {
  const orderRules = { ...aStoreSetting().orderRules, returnDays: 14 };
  await shop.open({ setting: { ...TAKES_CARDS, orderRules, tax: aRegistration() } });
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
  anybody = shop.visitor();
});
afterAll(() => shop.close());

const { aBoard } = cardDesk(shop, stripe);
const { payDifference, openDifferences } = differenceDesk(shop, stripe, () => ({ owner, anybody }));
const refused = (code: string) => ({ ok: false, error: { code } });
const of = ({ id }: Pick<Order, 'id'>) => ({ storeId: shop.id, orderId: id });

/** A paid order of two boards of 25, invoiced. */
async function invoiced() {
  const { lines } = await aBoard();
  const two = lines.map((line) => ({ ...line, quantity: 2 }));
  const { id } = await paidCardOrder(shop, stripe, guest, { lines: two });
  await issuedFor(shop, { id });
  return shop.order(id);
}

async function edit(order: Order, changes: Partial<OrderChanges>) {
  const { byHand, ...edited } = { ...unchanged(order), ...changes };
  const request = {
    ...{ ...of(order), version: order.edits.length, key: randomUUID(), reason: 'As agreed', ...edited },
    discount: byHand.discount,
    ...(byHand.charges !== null && { charges: byHand.charges }),
  };
  const quoted = await owner.call('editOrder', request);
  return quoted.ok ? owner.call('editOrder', { ...request, seenTotal: quoted.value.after.total }) : quoted;
}

async function another(price: number) {
  const { lines, productId } = await aBoard(5, price);
  return { productId, variantId: lines[0]?.variantId ?? '', quantity: 1 };
}

const totalOf = (documents: readonly Invoice[]) =>
  sumOf(documents, ({ kind, total }) => (kind === 'credit-note' ? -1 : 1) * total);
const taxIn = ({ parts }: Invoice) => sumOf(parts, ({ tax }) => tax);

const monthSums = async () => {
  const { docs } = await shop.db.collection(collections.taxMonths(shop.store)).get();
  const rows = docs.flatMap((doc) => parseTaxMonth(doc.id, doc.data()));
  const sum = (of: 'tax' | 'creditedTax') => sumOf(rows, (row) => row[of]);
  return { tax: sum('tax'), creditedTax: sum('creditedTax') };
};

test('what is added to an invoiced order has its own invoice once it is paid, once, and refunds are credited where their lines are', async () => {
  const order = await invoiced();
  expect(await edit(order, { kept: [{ line: 0, quantity: 1 }] })).toEqual(refused('edit-invoiced'));
  const before = await monthSums();
  const made = await edit(order, {
    kept: [{ line: 0, quantity: 3 }],
    added: [await another(4000)],
  });
  expect(made).toMatchObject({ value: { owes: 6500, refund: 0 } });
  // It is no sale before it is paid.
  expect(await issuedFor(shop, order)).toHaveLength(1);
  const { order: paid } = await payDifference(order);
  const [first, second, ...none] = await issuedFor(shop, order);
  expect(none).toEqual([]);
  expect(second).toMatchObject({ kind: 'invoice', total: 6500, addsTo: first?.number, rounding: 0 });
  expect(second?.parts.map(({ quantity, net, tax }) => [quantity, net + tax])).toEqual([
    [1, 2500],
    [1, 4000],
  ]);
  expect(Number(second?.number.slice(-6))).toBe(Number(first?.number.slice(-6)) + 1);
  expect(paid.total).toBe(order.total + 6500);
  expect(await monthSums()).toEqual({ ...before, tax: before.tax + 848 });

  // A piece of each invoice goes back: a note against either.
  const refund = { ...of(order), key: 'both', amount: 6500, restock: false, reason: 'Chipped' };
  const lines = [
    { line: 0, quantity: 1 },
    { line: 2, quantity: 1 },
  ];
  expect(await owner.call('refundOrder', { ...refund, lines })).toMatchObject({ ok: true });
  await orderUntil(shop, order.id, ({ refunds }) => refunds.every(({ state }) => state === 'done'));
  const notes = (await issuedFor(shop, order)).slice(2);
  // By card it is two refunds, of two payments.
  const credited = (one: Invoice | undefined) =>
    sumOf(
      notes.filter(({ corrects }) => corrects === one?.number),
      ({ total }) => total,
    );
  expect([credited(first), credited(second)]).toEqual([2500, 4000]);
  const rest = { ...refund, key: 'rest', amount: order.total, lines: [] };
  expect(await owner.call('refundOrder', rest)).toMatchObject({ ok: true });
  await orderUntil(shop, order.id, ({ paymentStatus }) => paymentStatus === 'refunded');
  const all = await issuedFor(shop, order);
  expect(totalOf(all)).toBe(0);
  expect(sumOf(all, (one) => (one.kind === 'invoice' ? 1 : -1) * taxIn(one))).toBe(0);
  expect(await openDifferences(order)).toEqual([]);
});

test('an exchange in a store with VAT: the dearer piece is invoiced as its difference is paid, the one that came back credited', async () => {
  const order = await invoiced();
  const way = ['placed', 'confirmed', 'shipped', 'delivered'] as const;
  for (const [at, to] of way.slice(1).entries())
    await owner.call('updateOrderStatus', { ...of(order), from: way[at] ?? 'placed', to });
  await guest.call('requestReturn', {
    ...{ ...of(order), key: 'r1', wish: 'exchange', note: '' },
    lines: [{ line: 0, quantity: 1, reason: 'unwanted' }],
  });
  const named = { ...of(order), returnId: 'r1' };
  await owner.call('updateReturnState', { ...named, from: 'requested', to: 'approved', restock: [] });
  const restock = [{ line: 0, quantity: 1 }];
  await owner.call('updateReturnState', { ...named, from: 'approved', to: 'received', restock });
  const asked = { ...named, key: 'x1', added: [await another(4000)], seenDifference: 1500 };
  expect(await owner.call('exchangeReturn', asked)).toEqual({ ok: true, value: { difference: 1500 } });
  expect(await issuedFor(shop, order)).toHaveLength(1);
  await payDifference(order);
  const documents = await issuedFor(shop, order);
  const [first] = documents;
  expect(documents.slice(1)).toMatchObject([
    { kind: 'invoice', total: 4000, addsTo: first?.number },
    { kind: 'credit-note', total: 2500, corrects: first?.number },
  ]);
  expect(totalOf(documents)).toBe(order.total + 1500);
  expect(owedOf(await shop.order(order.id))).toBe(0);
});
