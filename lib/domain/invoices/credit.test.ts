import { cardStepOf, CURRENCY_DECIMALS, type CurrencyCode } from '@/lib/domain/money/money';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { taxOf, taxTotal } from '@/lib/domain/tax/order-tax';
import { TAX_CLASSES } from '@/lib/domain/tax/tax-class';
import { randomBelow } from '@/tests/fixtures/random';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { creditsOf } from './credit';

const CURRENCIES = Object.keys(CURRENCY_DECIMALS) as CurrencyCode[];
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

const aRefund = (amount: number, lines: Refund['lines'] = []): Refund => ({
  ...{ id: `r${amount}`, at: 0, by: 'owner', amount, lines, reason: '', restocked: false, state: 'done' },
});

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
      refunds.push(aRefund(amount, below(2) === 0 ? [{ line, quantity: 1 }] : []));
      left -= amount;
    }
    const credits = creditsOf(order, refunds);
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
  const taxed: Order = { ...order, tax: taxOf({ lines, delivery: 500, cashFee: 0 }, terms, 1) };
  expect(creditsOf(taxed, [aRefund(2500, [{ line: 0, quantity: 1 }]), aRefund(500)])).toMatchObject([
    [{ amount: 2500, tax: 0 }, { amount: 0 }, { amount: 0 }],
    [{ amount: 0 }, { amount: 500, tax: 65 }, { amount: 0 }],
  ]);
});
