import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { dueDocuments } from '@/lib/domain/invoices/due-documents';
import { hasOpenWithdrawal } from '@/lib/domain/orders/returns/return';
import { withReturn } from '@/lib/domain/orders/returns/return-steps';
import { chargedOf, dueOf } from '@/lib/domain/prepaid/order-prepaid';
import { owedExtra, withOwed } from '@/lib/domain/payments/extra/extra-payment';
import { NO_TRANSFER } from '@/lib/domain/payments/transfer/order-transfer';
import { owedOf } from '@/lib/domain/payments/owed';
import {
  refundableAmount,
  refundedOfTotal,
  refundOrder,
  splitRefund,
} from '@/lib/domain/payments/refund-order';
import { endedFigures, editedFigures, orderFigures, refundFigures } from '@/lib/domain/stats/order-figures';
import { addFigures, NOTHING_SOLD } from '@/lib/domain/stats/figures';
import { aProduct, aVariant, catalogueOf } from '@/tests/fixtures/shop/catalogue';
import { anAddress, anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { editOrder, unchanged, type Edited } from './edit-order';
import type { OrderChanges } from './requote-order';

const AT = Date.UTC(2026, 2, 2);
const other = aProduct({ id: 'other', variants: [aVariant({ id: 'other-one', price: 4000 })] });
const products = [aProduct(), other];
const setting = aStoreSetting();

const placed = (changes: Partial<Order> = {}): Order => ({
  ...anOrder({
    products,
    request: {
      lines: [
        aRequestedLine({ quantity: 3 }),
        aRequestedLine({ productId: 'other', variantId: 'other-one', seenPrice: 4000 }),
      ],
    },
  }),
  ...changes,
});

const edit = (order: Order, changes: Partial<OrderChanges>) =>
  editOrder(
    order,
    { ...unchanged(order), ...changes },
    {
      setting,
      catalogue: { products: catalogueOf(...products), designs: new Map() },
      code: undefined,
      edit: { id: `e${order.edits.length}`, at: AT, actor: 'owner', by: 'owner-1', reason: 'Called' },
    },
  );

function edited(order: Order, changes: Partial<OrderChanges>): Edited {
  const result = edit(order, changes);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** As the refund of an edit is given, with all its parts. */
const paidBack = ({ order, refund }: Edited): Order =>
  (refund ? splitRefund(order, refund) : []).reduce((before, part) => {
    const given = refundOrder(before, { ...part, state: 'done' });
    if (!given.ok) throw new Error(given.error.code);
    return given.value.order;
  }, order);

test('an unpaid order has the new total to collect, and keeps what was ordered', () => {
  const before = placed();
  const { order, refund } = edited(before, { kept: [{ line: 0, quantity: 2 }] });
  expect(order.lines).toMatchObject([{ productId: 'board', quantity: 2 }]);
  expect([order.subtotal, order.totalProducts, refund]).toEqual([5000, 2, null]);
  expect(dueOf(order)).toBe(order.total);
  expect(order.edits).toMatchObject([{ id: 'e0', reason: 'Called', before: { total: before.total } }]);
  expect(parseOrder(order.id, { ...order }).edits[0]?.before).toEqual(order.edits[0]?.before);
});

test('what is added costs what it costs now, what stays keeps its price, and the store takes off what it says', () => {
  const before = placed({ lines: placed().lines.map((line) => ({ ...line, unitPrice: 2000 })) });
  const { order } = edited(before, {
    kept: [{ line: 0, quantity: 1 }],
    added: [{ productId: 'other', variantId: 'other-one', quantity: 2 }],
    byHand: { discount: 1000, charges: 700 },
  });
  expect(order.lines.map(({ unitPrice, quantity }) => [unitPrice, quantity])).toEqual([
    [2000, 1],
    [4000, 2],
  ]);
  expect([order.subtotal, order.discount, order.deliveryCharges]).toEqual([10_000, 1000, 700]);
  expect(order.lines.reduce((sum, { discount }) => sum + discount, 0)).toBe(1000);
});

test('a paid order that costs less gives the difference back once, over card and gift card', () => {
  const gift = { id: 'g1', kind: 'gift', last4: 'ABCD', amount: 5000, returned: false } as const;
  const before = placed({ paymentMethod: 'card', paymentStatus: 'paid', prepaid: gift });
  const value = edited(before, { kept: [{ line: 0, quantity: 1 }] });
  const after = paidBack(value);
  const less = before.total - after.total;
  expect(value.refund?.amount).toBe(less);
  expect(after.refunds.map(({ id, to }) => [id, to])).toEqual([
    ['edit-1', undefined],
    ['edit-1-prepaid', 'prepaid'],
  ]);
  expect(refundableAmount(after)).toBe(after.total);
  expect(chargedOf(after)).toBe(dueOf(before));
  expect(refundedOfTotal(after)).toBe(0);
  const again = paidBack(edited(after, { byHand: { discount: 100, charges: null } }));
  expect(refundableAmount(again)).toBe(again.total);
});

test('figures count an edited order as what it came to, with what went back', () => {
  const before = placed({ paymentMethod: 'card', paymentStatus: 'paid' });
  const after = paidBack(edited(before, { kept: [{ line: 1, quantity: 1 }] }));
  const [refund] = after.refunds;
  if (!refund) throw new Error('Nothing went back.');
  const sum = [
    orderFigures(before, 'USD'),
    editedFigures(before, after, 'USD'),
    refundFigures(after, 'USD', refund),
  ].reduce((all, one) => addFigures(all, one), NOTHING_SOLD);
  expect(sum).toEqual({ ...orderFigures(after, 'USD'), refunds: refund.amount });
  expect(addFigures(sum, endedFigures(after, 'USD'))).toMatchObject({ units: 0, revenue: 0, cancelled: 1 });
});

test('an edit’s refund that failed and is given by hand is the edit’s: sales count what the store keeps', () => {
  const before = placed({ paymentMethod: 'card', paymentStatus: 'paid' });
  const { order, refund: asked } = edited(before, { kept: [{ line: 0, quantity: 1 }] });
  const less = before.total - order.total;
  if (!asked) throw new Error('Nothing went back.');
  const failed: Order = { ...order, refunds: [{ ...asked, state: 'failed' }] };
  const byHand = { ...asked, id: 'by-hand', amount: less + 300, state: 'done' } as const;
  const given = refundOrder(failed, byHand);
  if (!given.ok) throw new Error(given.error.code);
  const { refund, order: after } = given.value;
  expect(refund.ofEdits).toBe(less);
  expect(refundFigures(failed, 'USD', refund)).toMatchObject({ revenue: -300, refunds: less + 300 });
  expect([refundedOfTotal(after), refundableAmount(after)]).toEqual([300, order.total - 300]);
  expect(parseOrder(after.id, { ...after }).refunds.at(-1)?.ofEdits).toBe(less);
  const pieces = { ...byHand, amount: 500, lines: [{ line: 0, quantity: 1 }] };
  expect(refundOrder(failed, pieces)).toMatchObject({ value: { refund: { amount: 500 } } });
  const split = refundOrder(failed, pieces);
  if (!split.ok) throw new Error(split.error.code);
  const second = { ...pieces, id: 'by-hand-extra-1', lines: [], amount: 200 };
  expect(refundOrder(split.value.order, second)).not.toHaveProperty('value.refund.ofEdits');
  const all = refundOrder(failed, { ...pieces, amount: before.total });
  expect(all).toMatchObject({ value: { refund: { ofEdits: less } } });
});

test.each<[string, Partial<Order>]>([
  ['edit-refused', { status: 'pending' }],
  ['edit-refused', { status: 'shipped' }],
  ['edit-invoiced', { invoices: [{ number: 'INV-1', kind: 'invoice', refundId: '' }] }],
  ['edit-making', { making: { state: 'approved', events: [], changes: [] } }],
  [
    'edit-refunded',
    {
      paymentStatus: 'partially_refunded',
      refunds: [
        { id: 'r1', at: 0, by: '', amount: 1, lines: [], reason: '', restocked: false, state: 'done' },
      ],
    },
  ],
])('%s: its sums stay', (code, changes) => {
  const order = placed(changes);
  expect(edit(order, { kept: [{ line: 0, quantity: 1 }] })).toMatchObject({ error: { code } });
  // Its address alone changes as long as nothing has left.
  const moved = edit(order, { address: anAddress({ streetAddress: '3 Cedar Street' }) });
  expect(moved.ok).toBe(code !== 'edit-refused');
  if (moved.ok)
    expect(moved.value.order).toMatchObject({
      total: order.total,
      address: { streetAddress: '3 Cedar Street' },
    });
});

test('a paid order by card owes what it costs more, if a card is charged so little; none is edited to nothing, none to what it is', () => {
  const paid = placed({ paymentMethod: 'card', paymentStatus: 'paid' });
  const more = { kept: [{ line: 0, quantity: 9 }] };
  const { order: owing } = edited(paid, more);
  expect([owedOf(owing), owing.paymentStatus]).toEqual([owing.total - paid.total, 'paid']);
  const byHand = { discount: 0, charges: paid.deliveryCharges + 1 };
  expect(edit(paid, { byHand })).toMatchObject({ error: { code: 'edit-owes-little' } });
  // A card may be being typed behind the link.
  const opened = { ...owing, extraPayments: withOwed(owing, { paymentId: 'pi-2', busyUntil: AT + 1 }) };
  expect(edit(opened, { kept: [{ line: 0, quantity: 1 }] })).toMatchObject({
    error: { code: 'edit-paying' },
  });
  expect(edit(paid, { kept: [] })).toMatchObject({ error: { code: 'edit-empty' } });
  expect(edit(paid, {})).toMatchObject({ error: { code: 'edit-unchanged' } });
  expect(edit(placed(), more)).toMatchObject({ ok: true });
});

test('what went back by an edit gets no credit note, as it was never invoiced', () => {
  const before = placed({ paymentMethod: 'card', paymentStatus: 'paid' });
  const after = paidBack(edited(before, { kept: [{ line: 0, quantity: 1 }] }));
  const tax = {
    ...{ included: true, country: 'SA' },
    lines: [{ taxClass: 'standard', rate: 1500, net: 2174, tax: 326 }],
    delivery: { taxClass: 'standard', rate: 1500, net: 0, tax: 0 },
    cashFee: { taxClass: 'standard', rate: 1500, net: 0, tax: 0 },
  } as const;
  expect(dueDocuments({ ...after, tax })).toEqual([{ kind: 'invoice', refundId: '' }]);
});

test('one that a transfer paid owes the difference, and one whose documents are being issued is not added to', () => {
  const paid = placed({ paymentMethod: 'transfer', paymentStatus: 'paid', transfer: NO_TRANSFER });
  const { order: owing } = edited(paid, { kept: [{ line: 0, quantity: 9 }] });
  expect(owedExtra(owing)?.amount).toBe(owing.total - paid.total);
  const part = { taxClass: 'standard', rate: 1500, net: 0, tax: 0 } as const;
  const tax = { included: true, country: 'SA', lines: [part, part], delivery: part, cashFee: part } as const;
  const moments = placed({ paymentMethod: 'card', paymentStatus: 'paid', tax });
  const more = { kept: [0, 1].map((line) => ({ line, quantity: 9 })) };
  expect(edit(moments, more)).toMatchObject({ error: { code: 'try-again' } });
  // This store charges no VAT any more.
  const invoices = [{ number: 'INV-1', kind: 'invoice', refundId: '' }] as const;
  expect(edit({ ...moments, invoices }, more)).toMatchObject({ error: { code: 'tax-changed' } });
});

test('a withdrawal names the same goods after an edit, and ends with them', () => {
  const shopper = { actor: 'shopper', by: null, now: AT } as const;
  const withdrawn = (order: Order, ...lines: readonly number[]): Order => {
    const pieces = lines.map((line) => ({ line, quantity: order.lines[line]?.quantity ?? 0, reason: null }));
    const asked = { id: 'w1', kind: 'withdrawal', wish: 'refund', note: '', lines: pieces } as const;
    const made = withReturn(order, asked, null, shopper);
    if (!made.ok) throw new Error(made.error.code);
    return made.value;
  };
  const linesOf = ({ returns }: Order) => returns[0]?.lines.map(({ line, quantity }) => [line, quantity]);
  // Staff take off what the shopper withdrew; the other goods can leave.
  const one = edited(withdrawn(placed(), 0), { kept: [{ line: 1, quantity: 1 }] }).order;
  expect([one.returns[0]?.state, linesOf(one), hasOpenWithdrawal(one)]).toEqual(['closed', [], false]);
  const more = [{ productId: 'board', variantId: 'board-red', quantity: 1 }];
  const both = edited(withdrawn(placed(), 0, 1), { kept: [{ line: 1, quantity: 1 }], added: more }).order;
  expect([both.returns[0]?.state, linesOf(both)]).toEqual(['requested', [[0, 1]]]);
  const fewer = edited(withdrawn(placed(), 0, 1), {
    kept: [1, 0].map((line) => ({ line, quantity: 2 })),
  }).order;
  expect(linesOf(fewer)).toEqual([
    [1, 2],
    [0, 1],
  ]);
  // What was added after the invoice goes again.
  const invoices = [{ number: 'INV-1', kind: 'invoice', refundId: '' }] as const;
  const invoiced = placed({ paymentMethod: 'card', paymentStatus: 'paid', invoices });
  const added = [{ productId: 'other', variantId: 'other-one', quantity: 2 }, ...more];
  const longer = edited(invoiced, { added }).order;
  const kept = unchanged(longer).kept.filter(({ line }) => line !== 2);
  expect(linesOf(edited(withdrawn(longer, 0, 1, 2, 3), { kept }).order)).toEqual([
    [0, 3],
    [1, 1],
    [2, 1],
  ]);
});
