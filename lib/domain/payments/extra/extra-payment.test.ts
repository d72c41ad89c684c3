import { editOrder, unchanged } from '@/lib/domain/orders/edits/edit-order';
import { applyStatusChange } from '@/lib/domain/orders/apply-status-change';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import type { CardPayment } from '@/lib/domain/payments/card-payment';
import { owedOf } from '@/lib/domain/payments/owed';
import {
  refundableAmount,
  refundedAmount,
  refundOfRest,
  refundOrder,
  settleRefund,
  splitRefund,
} from '@/lib/domain/payments/refund-order';
import { settlementOf } from '@/lib/domain/payments/settlement';
import { chargedOf } from '@/lib/domain/prepaid/order-prepaid';
import { randomBelow } from '@/tests/fixtures/random';
import { aProduct, aVariant, catalogueOf } from '@/tests/fixtures/shop/catalogue';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { EXTRA_BUSY_MS, owedExtra, withOwed } from './extra-payment';
import { takenPayments } from './taken-payments';

const products = [aProduct(), aProduct({ id: 'other', variants: [aVariant({ id: 'one', price: 4000 })] })];
const terms = {
  setting: aStoreSetting(),
  catalogue: { products: catalogueOf(...products), designs: new Map() },
  code: undefined,
};

const paidOrder = (): Order => {
  const lines = [aRequestedLine({ quantity: 3 })];
  const order = anOrder({ products, request: { lines, paymentMethod: 'card' } });
  const paid = { ...order, paymentStatus: 'paid' as const, paymentId: 'pi-0', goods: 'taken' as const };
  const placed = applyStatusChange(paid, { to: 'placed', actor: 'system', by: null, now: 1 });
  return placed.ok ? placed.value : paid;
};

/** An order, its payments at Stripe, and what may happen to both. */
class Sale {
  order = paidOrder();
  now = 1000;
  readonly payments = new Map<string, CardPayment>();
  private edits = 0;

  constructor(private readonly below: (end: number) => number) {
    this.payments.set('pi-0', { ...this.made('pi-0', this.order.total), received: this.order.total });
  }

  private made(id: string, amount: number): CardPayment {
    const { id: orderId, storeId, currency } = this.order;
    return {
      ...{ id, storeId, orderId, currency, amount, received: 0, refunded: 0 },
      ...{ createdAt: this.now, state: id === 'pi-0' ? 'paid' : 'open', refusal: null },
    };
  }

  edit(): void {
    // What somebody may be paying is stopped before the order changes, or the order stays.
    if (this.below(2)) this.now += EXTRA_BUSY_MS;
    const kept = [{ line: 0, quantity: 1 + this.below(5) }];
    const added = this.below(2)
      ? [{ productId: 'other', variantId: 'one', quantity: 1 + this.below(2) }]
      : [];
    const edit = { id: `e${(this.edits += 1)}`, at: this.now, actor: 'owner', by: 'o', reason: '' } as const;
    const made = editOrder(this.order, { ...unchanged(this.order), kept, added }, { ...terms, edit });
    if (!made.ok) return;
    const open = this.payments.get(owedExtra(this.order)?.paymentId ?? '');
    if (open?.state === 'paid' && made.value.order.extraPayments !== this.order.extraPayments)
      return this.report(open.id);
    if (open && made.value.order.extraPayments !== this.order.extraPayments)
      this.payments.set(open.id, { ...open, state: 'cancelled' });
    this.order = made.value.order;
    if (made.value.refund) this.give(made.value.refund);
  }

  start(): void {
    const extra = owedExtra(this.order);
    if (!extra || extra.paymentId) return;
    const id = `pi-${this.payments.size}`;
    this.payments.set(id, this.made(id, extra.amount));
    const change = { paymentId: id, busyUntil: this.now + EXTRA_BUSY_MS };
    this.order = { ...this.order, extraPayments: withOwed(this.order, change) };
  }

  pay(): void {
    const open = [...this.payments.values()].find(({ state }) => state === 'open');
    if (open) this.payments.set(open.id, { ...open, state: 'paid', received: open.amount });
  }

  /** A webhook, which may come twice, late or never. */
  report(id = [...this.payments.keys()][this.below(this.payments.size)] ?? ''): void {
    const payment = this.payments.get(id);
    if (payment && settlementOf(this.order, payment).kind === 'extra')
      this.order = { ...this.order, extraPayments: withOwed(this.order, { paidAt: this.now }) };
  }

  give(refund: Refund): void {
    for (const part of splitRefund(this.order, refund)) {
      const given = refundOrder(this.order, part);
      if (!given.ok) throw new Error(`${part.id}: ${given.error.code}`);
      this.order = given.value.order;
      const state = this.below(4) ? 'done' : 'failed';
      this.order = settleRefund(this.order, part.id, state, this.now) ?? this.order;
    }
  }

  /** Of every payment that the order knows to be paid: what came, and what went back. */
  books() {
    return takenPayments(this.order).map(({ of, paymentId, amount }) => {
      const back = this.order.refunds.filter((one) => one.of === of && one.state !== 'failed');
      const { received } = this.payments.get(paymentId ?? '') ?? { received: -1 };
      return { received, amount, back: back.reduce((sum, refund) => sum + refund.amount, 0) };
    });
  }
}

test.each(Array.from({ length: 60 }, (_, seed) => seed))(
  'after any edits, payments and reports each payment is what came, none gives back more, and the end is even (%i)',
  (seed) => {
    const below = randomBelow(seed + 1);
    const sale = new Sale(below);
    const acts = [
      () => sale.edit(),
      () => sale.start(),
      () => sale.pay(),
      () => sale.report(),
      () => sale.report(),
    ];
    for (let step = 0; step < 25; step += 1) {
      sale.now += 1000;
      acts[below(acts.length)]?.();
      const { order } = sale;
      for (const { received, amount, back } of sale.books()) {
        expect(amount).toBe(received);
        expect(back).toBeLessThanOrEqual(amount);
      }
      expect(chargedOf(order) - order.surplus.payment).toBe(order.total - owedOf(order));
    }
    for (const id of sale.payments.keys()) sale.report(id);
    const rest = refundOfRest(sale.order, { id: 'cancelled', by: '', at: sale.now });
    if (rest) sale.give(rest);
    const failed = sale.order.refunds.some(({ state }) => state === 'failed');
    expect(refundedAmount(sale.order) + refundableAmount(sale.order)).toBe(chargedOf(sale.order));
    if (!failed) expect(refundableAmount(sale.order)).toBe(0);
    // As it is stored: an order reads as it was written.
    expect(parseOrder(sale.order.id, sale.order).extraPayments).toEqual(sale.order.extraPayments);
  },
);

test('money for what is owed is its own: another amount is held, a second report changes nothing, an ended order takes none', () => {
  const extra = { id: 'extra-1', at: 1, amount: 900, paymentId: 'pi-1', payUntil: 9, busyUntil: 9 };
  const order: Order = {
    ...paidOrder(),
    extraPayments: [{ ...extra, refusals: [], paidAt: null }],
  };
  const { id: orderId, storeId, currency } = order;
  const came: CardPayment = {
    ...{ id: 'pi-1', createdAt: 1, storeId, orderId, currency, amount: 900, received: 900 },
    ...{ refunded: 0, state: 'paid', refusal: null },
  };
  expect(settlementOf(order, came)).toEqual({ kind: 'extra' });
  expect(settlementOf(order, { ...came, received: 800 })).toEqual({ kind: 'hold', reason: 'amount' });
  expect(settlementOf({ ...order, status: 'cancelled' }, came)).toEqual({
    kind: 'hold',
    reason: 'unexpected',
  });
  const paid = { ...order, extraPayments: withOwed(order, { paidAt: 5 }) };
  expect(settlementOf(paid, came)).toEqual({ kind: 'none' });
  expect(settlementOf(order, { ...came, state: 'open', refusal: 'ch' })).toEqual({
    kind: 'refused',
    refusal: 'ch',
  });
});
