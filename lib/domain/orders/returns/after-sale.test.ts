import type { Invoice } from '@/lib/domain/invoices/invoice';
import { sumOf } from '@/lib/domain/money/sum-of';
import { asInvoiced } from '@/lib/domain/orders/additions/with-addition';
import { isOut } from '@/lib/domain/orders/parcels/parcel';
import { leftToShip } from '@/lib/domain/orders/parcels/left-to-ship';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { returnsStock } from '@/lib/domain/orders/order-status';
import { owedOf } from '@/lib/domain/payments/owed';
import { chargebacksOf } from '@/lib/domain/payments/chargebacks';
import {
  movesMoney,
  ofTotalIn,
  refundableAmount,
  refundedAmount,
  refundedOfTotal,
  refundOfRest,
} from '@/lib/domain/payments/refund-order';
import { unpaidAmount } from '@/lib/domain/payments/extra/extra-payment';
import { takenPayments } from '@/lib/domain/payments/extra/taken-payments';
import { chargedOf, worthOf } from '@/lib/domain/prepaid/order-prepaid';
import { taxTotal } from '@/lib/domain/tax/order-tax';
import { AfterSale } from '@/tests/fixtures/money/after-sale';
import { randomBelow } from '@/tests/fixtures/random';
import { aDiscount } from '@/tests/fixtures/shop/discounts';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { aRegisteredStore } from '@/tests/fixtures/shop/tax';

const piecesOf = (lines: readonly { readonly line: number; readonly quantity: number }[], at: number) =>
  lines.reduce((sum, { line, quantity }) => (line === at ? sum + quantity : sum), 0);

/** What of each line came into stock again by a refund or a return, or was written off by a return. */
function back({ order }: AfterSale, at: number) {
  const arrived = order.returns.filter(({ events }) => events.some(({ to }) => to === 'received'));
  const lines = arrived.flatMap((one) => one.lines);
  const restocked = piecesOf(
    lines.map(({ line, restocked: quantity }) => ({ line, quantity })),
    at,
  );
  const refunds = order.refunds.filter((refund) => refund.restocked).flatMap((refund) => refund.lines);
  const sentBack = piecesOf(lines, at);
  return { restocked: restocked + piecesOf(refunds, at), lost: sentBack - restocked, sentBack };
}

function expectEven(sale: AfterSale): void {
  const { order, figures } = sale;
  const isOver = returnsStock(order.status);
  // Stock: what left it is with the shopper, on its way, waiting to be sent, or written off.
  const out = new Map<string, number>();
  order.lines.forEach(({ variantId, quantity }, at) => {
    const { restocked, lost, sentBack } = back(sale, at);
    out.set(variantId, (out.get(variantId) ?? 0) + (isOver ? lost : quantity - restocked));
    const packed = piecesOf(
      order.shipments.filter(isOut).flatMap(({ lines }) => lines),
      at,
    );
    expect(packed + piecesOf(leftToShip(order), at)).toBeLessThanOrEqual(quantity);
    expect(isOver || sentBack <= packed).toBe(true);
  });
  for (const [variant, moved] of sale.stock)
    expect([variant, moved + (out.get(variant) ?? 0)]).toEqual([variant, 0]);
  // Money: each payment is what came, and gives back no more.
  for (const { of, paymentId, amount } of takenPayments(order)) {
    expect(amount).toBe(sale.payments.get(paymentId ?? '')?.received);
    const given = order.refunds.filter((one) => one.of === of && !one.to && one.state !== 'failed');
    expect(given.reduce((sum, refund) => sum + refund.amount, 0)).toBeLessThanOrEqual(amount);
  }
  expect(refundedAmount(order) + refundableAmount(order)).toBe(chargedOf(order));
  // Figures: what the order is worth without what went back of it, or nothing once it is over.
  expect(figures.revenue).toBe(isOver ? 0 : worthOf(order) - refundedOfTotal(order));
  expect(figures.refunds).toBe(refundedAmount(order));
  // Whatever gave the money back, and which of it failed before: sales are never less than nothing, and none once all went back.
  expect(figures.revenue).toBeGreaterThanOrEqual(0);
  if (!isOver && refundableAmount(order) === 0) expect(figures.revenue).toBe(unpaidAmount(order));
  expect(chargebacksOf(order)).toEqual([]);
  if (order.tax) expectInvoiced(sale);
}

/** Invoices less notes come to what was charged and did not go back; so does the tax, and no invoice is corrected beyond itself. */
function expectInvoiced(sale: AfterSale): void {
  const { order, documents } = sale;
  const back = order.refunds.filter((one) => movesMoney(one) && one.state === 'done');
  const charged = worthOf(order) - unpaidAmount(order);
  const left = Math.max(charged - sumOf(back, ofTotalIn), 0);
  const all = said(documents);
  expect(all.total).toBe(left);
  const sales = documents.filter(({ kind }) => kind === 'invoice');
  const { tax } = asInvoiced(order);
  expect(said(sales).tax).toBe(tax ? taxTotal(tax) : 0);
  for (const invoice of sales) {
    const { number } = invoice;
    const after = said([invoice, ...documents.filter(({ corrects }) => corrects === number)]);
    expect(Math.min(after.total, after.tax)).toBeGreaterThanOrEqual(0);
    if (after.total === 0) expect(after.tax).toBe(0);
    if (invoice !== sales[0]) expect(invoice.addsTo).toBe(sales[0]?.number);
    expect(sumOf(invoice.parts, ({ net, tax: own }) => net + own)).toBe(invoice.total);
  }
}

function said(documents: readonly Invoice[]) {
  const sum = (of: (invoice: Invoice) => number) =>
    sumOf(documents, (one) => (one.kind === 'credit-note' ? -1 : 1) * of(one));
  return { total: sum(({ total }) => total), tax: sum(({ parts }) => sumOf(parts, ({ tax }) => tax)) };
}

const STORES = {
  plain: aStoreSetting(),
  'with discounts': aStoreSetting({
    discounts: [
      aDiscount({ id: 'ten', code: '', kind: 'percent', percent: 10 }),
      aDiscount({ id: 'pair', code: '', kind: 'pieces', buy: 1, get: 1, percent: 50 }),
    ],
  }),
  'with VAT': aRegisteredStore({ rates: [{ country: 'SA', rate: 1500 }] }),
  'with VAT on its prices and discounts': {
    ...aRegisteredStore({ included: false, rates: [{ country: 'SA', rate: 1430 }] }),
    discounts: [aDiscount({ id: 'ten', code: '', kind: 'percent', percent: 13 })],
  },
};

test.each(Object.entries(STORES))(
  'whatever happens after a sale, stock, money, figures and tax are even (%s)',
  (_, setting) => {
    let [exchanges, additions] = [0, 0];
    for (let seed = 1; seed <= 25; seed += 1) {
      const sale = new AfterSale(randomBelow(seed), setting);
      if (seed % 4) sale.deliver();
      for (let step = 0; step < 50; step += 1) {
        sale.act();
        expectEven(sale);
      }
      exchanges += sale.order.returns.filter(({ state }) => state === 'exchanged').length;
      additions += sale.documents.filter(({ addsTo }) => addsTo).length;
      sale.settle();
      expectEven(sale);
      expect(parseOrder(sale.order.id, JSON.parse(JSON.stringify(sale.order)))).toEqual(sale.order);
      sale.end();
      sale.settle();
      expectEven(sale);
      expect(owedOf(sale.order) === 0 || !returnsStock(sale.order.status)).toBe(true);
      const rest = refundOfRest(sale.order, { id: 'rest', by: '', at: sale.now });
      expect(rest?.amount ?? 0).toBe(refundableAmount(sale.order));
    }
    expect([exchanges > 0, additions > 0]).toEqual([true, setting.tax.registered]);
  },
);
