import { totalsOf } from '@/lib/domain/cart/pricing/cart-totals';
import type { CurrencyCode } from '@/lib/domain/money/money';
import { cardStepOf } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { cardMinimumOf } from '@/lib/domain/payments/card-minimum';
import { canMoveBack, refundableAmount, refundOrder, splitRefund } from '@/lib/domain/payments/refund-order';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { giftCodeOf, normalizeGiftCode } from './gift-code';
import { dueOf } from './order-prepaid';
import { moved, type Prepaid } from './prepaid';

/** Numbers that look random and are the same each time. */
function seeded(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

const CURRENCIES: readonly CurrencyCode[] = ['USD', 'JPY', 'KWD'];

test('a balance pays last of all, never more than the total, and leaves what its way of payment can take', () => {
  const below = seeded(1);
  for (let round = 0; round < 2000; round += 1) {
    const currency = CURRENCIES[round % 3] ?? 'USD';
    const step = cardStepOf(currency);
    const setting = aStoreSetting({ baseCurrency: currency, currencies: [{ code: currency, rate: 1 }] });
    const unitPrice = (below(5000) + 1) * step;
    const line = {
      productId: 'p',
      categoryIds: [],
      brandId: '',
      quantity: below(3) + 1,
      taxClass: 'standard',
    } as const;
    const goods = { lines: [{ ...line, unitPrice, basePrice: unitPrice }], currency, rate: 1 };
    const paymentMethod = below(2) ? 'card' : 'cash';
    const balance = below(2) ? below(20_000) : 0;
    const moment = { day: '2026-03-01', prepaid: { balance, currency } };
    const plain = totalsOf(goods, setting, { paymentMethod }, { day: moment.day });
    const totals = totalsOf(goods, setting, { paymentMethod }, moment);
    expect(totals.prepaid + totals.due).toBe(totals.total);
    expect(totals.prepaid).toBeLessThanOrEqual(balance);
    expect(totals.due).toBeGreaterThanOrEqual(0);
    expect(totals.subtotal).toBe(plain.subtotal);
    if (paymentMethod !== 'card' || totals.due === 0) continue;
    expect(totals.due % step).toBe(0);
    expect(totals.due).toBeGreaterThanOrEqual(Math.min(cardMinimumOf(currency), plain.total));
  }
});

test('a card of another currency pays nothing', () => {
  const setting = aStoreSetting();
  const goods = { lines: [], currency: 'USD', rate: 1 } as const;
  const prepaid = { balance: 5000, currency: 'JPY' } as const;
  expect(totalsOf(goods, setting, {}, { day: '2026-03-01', prepaid }).prepaid).toBe(0);
});

const paidOrder = (amount: number): Order => ({
  ...anOrder(),
  paymentStatus: 'paid',
  prepaid: { id: 'g1', kind: 'gift', last4: 'WXYZ', amount, returned: false },
});

test('refunds in whatever parts give back each way what it paid, and all of it', () => {
  const below = seeded(7);
  for (let round = 0; round < 500; round += 1) {
    let order = paidOrder(below(anOrder().total + 1));
    for (let part = 0; refundableAmount(order) > 0; part += 1) {
      const amount = Math.min(below(1500) + 1, refundableAmount(order));
      const asked = {
        id: `r${part}`,
        at: part,
        by: 'owner',
        amount,
        lines: [],
        reason: '',
        restocked: false,
      };
      for (const one of splitRefund(order, { ...asked, state: 'done' })) {
        expect(canMoveBack(order, one)).toBe(true);
        const given = refundOrder(order, one);
        if (!given.ok) throw new Error(given.error.code);
        order = given.value.order;
      }
    }
    const sumOf = (to: 'prepaid' | undefined) =>
      order.refunds.filter((one) => one.to === to).reduce((sum, { amount }) => sum + amount, 0);
    expect([sumOf(undefined), sumOf('prepaid')]).toEqual([dueOf(order), order.prepaid?.amount]);
    expect(order.paymentStatus).toBe('refunded');
  }
});

test('what a failed refund by card promised can be given again, and what the gift card got cannot', () => {
  const order = paidOrder(1000);
  const asked = {
    id: 'all',
    at: 1,
    by: 'owner',
    amount: order.total,
    lines: [],
    reason: '',
    restocked: false,
  };
  const after = splitRefund(order, { ...asked, state: 'done' }).reduce((now, part) => {
    const given = refundOrder(now, part.to ? part : { ...part, state: 'failed' });
    if (!given.ok) throw new Error(given.error.code);
    return given.value.order;
  }, order);
  expect(refundableAmount(after)).toBe(dueOf(order));
  expect(splitRefund(after, { ...asked, amount: dueOf(order), state: 'done' })).toMatchObject([
    { amount: dueOf(order) },
  ]);
});

test('whatever moves, a balance is the sum of its ledger and never below nothing', () => {
  const below = seeded(3);
  let account: Prepaid = {
    ...{ id: 'g1', kind: 'gift', last4: 'WXYZ', uid: null, currency: 'USD', initial: 0, balance: 0 },
    ...{ active: true, reason: '', cause: [], receiver: null, createdAt: 0, updatedAt: 0 },
  };
  const ledger: number[] = [];
  for (let at = 0; at < 2000; at += 1) {
    const amount = below(2000) - 1000;
    const cause = { orderId: 'o', orderNumber: 'B-1', by: '', reason: '', at };
    const next = moved(account, {
      id: `${at}`,
      kind: amount < 0 ? 'redeemed' : 'returned',
      amount,
      ...cause,
    });
    expect(next.ok).toBe(account.balance + amount >= 0);
    if (!next.ok) continue;
    account = next.value.account;
    ledger.push(next.value.movement.amount);
    expect(next.value.movement.balance).toBe(account.balance);
  }
  expect(ledger.reduce((sum, amount) => sum + amount, 0)).toBe(account.balance);
});

test('a code is read however it is typed, and letters that look alike are one', () => {
  const code = giftCodeOf(Uint8Array.from([255, 0, 1, 2, 3, 4, 5, 6, 7, 8]));
  expect(code).toMatch(/^[\dA-HJKMNP-TV-Z]{4}(-[\dA-HJKMNP-TV-Z]{4}){3}$/);
  expect(normalizeGiftCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
  expect(normalizeGiftCode('OIL0-1111-2222-3333')).toBe('0110-1111-2222-3333');
  expect(normalizeGiftCode('UUUU-1111-2222-3333')).toBeNull();
  expect(normalizeGiftCode(`${code}X`)).toBeNull();
});
