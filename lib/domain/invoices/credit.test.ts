import type { Order, Refund } from '@/lib/domain/orders/order';
import { taxOf, taxTotal } from '@/lib/domain/tax/order-tax';
import { randomBelow } from '@/tests/fixtures/random';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { randomOrder } from '@/tests/fixtures/shop/random-order';
import { creditsOf } from './credit';
import { creditCauses } from './credit-causes';
import { dueDocuments } from './due-documents';

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

const aRefund = (id: string, amount: number, lines: Refund['lines'] = []): Refund => ({
  ...{ id, at: 0, by: 'owner', amount, lines, reason: '', restocked: false, state: 'done' },
});

const credited = ({ id }: { readonly id: string }) => ({ kind: 'credit-note', refundId: id }) as const;

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
  for (let at = 0; at < 300; at += 1) {
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
