import { cardStepOf, CURRENCY_DECIMALS, type CurrencyCode } from '@/lib/domain/money/money';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { taxOf, taxTotal } from '@/lib/domain/tax/order-tax';
import { TAX_CLASSES } from '@/lib/domain/tax/tax-class';
import { randomBelow } from '@/tests/fixtures/random';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { creditsOf } from './credit';
import { creditCauses } from './credit-causes';
import { dueDocuments } from './due-documents';

const CURRENCIES = Object.keys(CURRENCY_DECIMALS) as CurrencyCode[];
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

const aRefund = (id: string, amount: number, lines: Refund['lines'] = []): Refund => ({
  ...{ id, at: 0, by: 'owner', amount, lines, reason: '', restocked: false, state: 'done' },
});

const credited = ({ id }: { readonly id: string }) => ({ kind: 'credit-note', refundId: id }) as const;

/** An order of random lines, classes, charges, rounding and rate. */
function randomOrder(below: (bound: number) => number): Order {
  const base = anOrder();
  const [line] = base.lines;
  if (!line) throw new Error('An order has a line.');
  const currency = CURRENCIES[below(CURRENCIES.length)] ?? 'USD';
  const lines = Array.from({ length: 1 + below(5) }, () => ({
    ...{ ...line, unitPrice: below(100_000), quantity: 1 + below(5) },
  }));
  const taxed = lines.map(({ unitPrice, quantity }) => ({
    amount: unitPrice * quantity,
    taxClass: TAX_CLASSES[below(3)] ?? 'standard',
  }));
  const terms = { included: below(2) === 0, country: 'SA', rate: below(2501) };
  const tax = taxOf(
    { lines: taxed, delivery: below(5000), cashFee: below(500) },
    terms,
    cardStepOf(currency),
  );
  const gross = sum([...tax.lines, tax.delivery, tax.cashFee].map((part) => part.net + part.tax));
  const rounding = gross > 100 ? below(25) - 12 : 0;
  return { ...base, currency, lines, tax, rounding, total: gross + rounding };
}

test('refunds of all that was paid, split in any way, give back exactly the whole tax', () => {
  const below = randomBelow(94);
  for (let at = 0; at < 3000; at += 1) {
    const order = randomOrder(below);
    const refunds: Refund[] = [];
    let left = order.total;
    while (left > 0) {
      const amount = below(6) === 0 ? left : 1 + below(left);
      const line = below(order.lines.length);
      refunds.push(aRefund(`r${refunds.length}`, amount, below(2) === 0 ? [{ line, quantity: 1 }] : []));
      left -= amount;
    }
    const credits = creditsOf({ ...order, refunds }, refunds.map(credited));
    expect(credits.map((parts) => sum(parts.map((part) => part.amount)))).toEqual(
      refunds.map(({ amount }) => amount),
    );
    const parts = credits.flat();
    expect(parts.every(({ amount, tax }) => tax >= 0 && tax <= amount)).toBe(true);
    if (order.total > 0 && order.tax) expect(sum(parts.map(({ tax }) => tax))).toBe(taxTotal(order.tax));
  }
});

test('a refund of a zero-rated line gives back no tax', () => {
  const order = anOrder();
  const lines = [{ amount: 2500, taxClass: 'zero' as const }];
  const terms = { included: true, country: 'SA', rate: 1500 };
  const refunds = [aRefund('goods', 2500, [{ line: 0, quantity: 1 }]), aRefund('delivery', 500)];
  const taxed: Order = { ...order, refunds, tax: taxOf({ lines, delivery: 500, cashFee: 0 }, terms, 1) };
  expect(creditsOf(taxed, refunds.map(credited))).toMatchObject([
    [{ amount: 2500, tax: 0 }, { amount: 0 }, { amount: 0 }],
    [{ amount: 0 }, { amount: 500, tax: 65 }, { amount: 0 }],
  ]);
});

test('whatever refunds and disputes come to, all notes together are between nothing and the invoice, and follow what stands', () => {
  const below = randomBelow(470);
  const pick = <T>(all: readonly T[]): T => {
    const one = all[below(all.length)];
    if (one === undefined) throw new Error('Nothing to pick from.');
    return one;
  };
  for (let at = 0; at < 1000; at += 1) {
    let order: Order = {
      ...randomOrder(below),
      paymentMethod: 'card',
      paymentStatus: 'paid',
      paymentId: 'pi',
    };
    const tax = order.tax ? taxTotal(order.tax) : 0;
    for (let event = 0; event < 8; event += 1) {
      const id = `${below(4)}`;
      const others = <T extends { readonly id: string }>(all: readonly T[]) =>
        all.filter((one) => one.id !== id);
      const was = [...order.refunds, ...order.disputes].find((one) => one.id === id);
      const amount = was?.amount ?? 1 + below(order.total);
      order =
        Number(id) < 2
          ? {
              ...order,
              refunds: [
                ...others(order.refunds),
                { ...aRefund(id, amount), state: pick(['pending', 'done', 'failed']) },
              ],
            }
          : {
              ...order,
              disputes: [
                ...others(order.disputes),
                { id, paymentId: 'pi', at: 0, amount, state: pick(['open', 'won', 'lost']), answerBy: null },
              ],
            };
      for (const due of dueDocuments(order))
        order = { ...order, invoices: [...order.invoices, { ...due, number: '1' }] };
      expect(dueDocuments(order)).toEqual([]);
      const signs = order.invoices.map(
        ({ kind }) => ({ invoice: 0, 'credit-note': 1, 'debit-note': -1 })[kind],
      );
      const notes = creditsOf(order, order.invoices).map((parts, note) => ({
        amount: (signs[note] ?? 0) * sum(parts.map((part) => part.amount)),
        tax: (signs[note] ?? 0) * sum(parts.map((part) => part.tax)),
      }));
      const all = sum(notes.map((note) => note.amount));
      const gone = creditCauses(order).filter(({ stands }) => stands);
      expect(all).toBe(Math.min(order.total, sum(gone.map(({ refund }) => refund.amount))));
      const allTax = sum(notes.map((note) => note.tax));
      expect(allTax).toBeGreaterThanOrEqual(0);
      if (all === order.total && all > 0) expect(allTax).toBe(tax);
      else expect(allTax).toBeLessThanOrEqual(tax);
    }
  }
});
