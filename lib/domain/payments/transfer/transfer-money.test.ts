import type { Order } from '@/lib/domain/orders/order';
import { orderByLink } from '@/lib/domain/orders/order-by-link';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { owedOf } from '@/lib/domain/payments/owed';
import { paymentLinkState } from '@/lib/domain/payments/payment-link';
import { offeredMethods } from '@/lib/domain/payments/offered-methods';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { isIban } from './iban';
import { NO_TRANSFER } from './order-transfer';
import {
  heldTransfer,
  isDifferenceHeld,
  leftToTransfer,
  waitsForStaff,
  withEntry,
  withReceipt,
} from './transfer-money';

const anEntry = (id: string, amount: number) => ({ id, at: 5, by: 'staff-1', amount, note: '' });
const waiting: Order = {
  ...anOrder(),
  ...({ status: 'pending', paymentMethod: 'transfer', paymentStatus: 'unpaid' } as const),
  transfer: NO_TRANSFER,
};
const seen = (entries: number) => ({ status: 'pending', entries }) as const;

test.each([
  ['GB82WEST12345698765432', true],
  ['SA0380000000608010167519', true],
  ['GB82WEST12345698765431', false],
  ['GB82', false],
  ['', false],
])('the check digits of %s: %s', (iban, isRight) => {
  expect(isIban(iban)).toBe(isRight);
});

test('a part is held and the rest is asked for; a later entry needs to have seen it', () => {
  const part = withEntry(waiting, 'received', anEntry('a', 1000), seen(0));
  if (!part.ok) throw new Error(part.error.code);
  expect(heldTransfer(part.value)).toBe(1000);
  expect(leftToTransfer(part.value)).toBe(waiting.total - 1000);
  expect(waitsForStaff(part.value)).toBe(true);
  expect(withEntry(part.value, 'received', anEntry('b', 1), seen(0))).toMatchObject({
    error: { code: 'transfer-changed' },
  });
  expect(withEntry(part.value, 'received', anEntry('a', 1000), seen(0))).toEqual(part);
  expect(withEntry(part.value, 'received', anEntry('a', 1001), seen(0))).toMatchObject({
    error: { code: 'key-reused' },
  });
});

test('what a paid order came to cost more is asked for beside what is held, and its money is no surplus', () => {
  const owed = { id: 'extra-1', at: 6, amount: 1500, paymentId: null, payUntil: 9, busyUntil: null };
  const order: Order = {
    ...waiting,
    ...({ status: 'confirmed', paymentStatus: 'paid', total: waiting.total + 1500 } as const),
    extraPayments: [{ ...owed, refusals: [], paidAt: null }],
    transfer: { ...NO_TRANSFER, received: [anEntry('a', waiting.total + 400)] },
  };
  expect([heldTransfer(order), leftToTransfer(order), owedOf(order)]).toEqual([400, 1100, 1100]);
  expect(paymentLinkState(order, 100)).toBe('transfer');
  const seenNow = { status: 'confirmed', entries: 1 } as const;
  const all = withEntry(order, 'received', anEntry('b', 1100), seenNow);
  expect(all.ok && isDifferenceHeld(all.value)).toBe(true);
  expect(withReceipt(order, { id: 'r', at: 5, path: '' }).ok).toBe(true);
  const over = { ...order, status: 'cancelled' } as const;
  expect([leftToTransfer(over), owedOf(over)]).toEqual([0, 0]);
});

test('five receipts are kept, each once', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'e'].reduce<Order>((order, id) => {
    const kept = withReceipt(order, { id, at: 5, path: '' });
    if (!kept.ok) throw new Error(kept.error.code);
    return kept.value;
  }, waiting);
  expect(withReceipt(all, { id: 'f', at: 5, path: '' })).toMatchObject({
    error: { code: 'too-many-receipts' },
  });
});

test('orders from before transfers know of none, and a link tells nobody who recorded money', () => {
  const { transfer: _, ...old } = anOrder();
  expect(parseOrder(old.id, old)).toMatchObject({ transfer: null, paymentMethod: 'cash' });
  const paid = { ...waiting, transfer: { ...NO_TRANSFER, received: [anEntry('a', 1)] } };
  expect(JSON.stringify(orderByLink(paid, null))).not.toContain('staff-1');
});

test('a store offers transfers once it says where to', () => {
  const { payment } = aStoreSetting();
  const on = { ...payment.transfer, enabled: true };
  expect(offeredMethods({ payment: { ...payment, transfer: on } }, false)).not.toContain('transfer');
  const wallet = { ...on, wallet: '01001234567' };
  expect(offeredMethods({ payment: { ...payment, transfer: wallet } }, false)).toContain('transfer');
});
