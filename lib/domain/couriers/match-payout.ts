import type { CurrencyCode } from '@/lib/domain/money/money';
import { isBroughtByCourier } from '@/lib/domain/delivery/brought-by-courier';
import type { Order } from '@/lib/domain/orders/order';
import { chargedOf } from '@/lib/domain/prepaid/order-prepaid';
import { settlesOrder, type LineState, type PayoutLine, type SettledLine } from './settlement';

/** Whether the order was paid in cash at the door, regardless of its current status. */
const wasPaidAtDoor = ({ paymentMethod, history }: Order): boolean =>
  paymentMethod === 'cash' && history.some(({ to }) => to === 'delivered');

/** Matches a payout's lines with their orders, by the line's number. */
export function matchPayout(
  lines: readonly PayoutLine[],
  orders: ReadonlyMap<string, Order>,
  currency: CurrencyCode,
): SettledLine[] {
  const named = new Set<string>();
  return lines.map((line) => {
    const order = orders.get(line.number);
    const state = stateOf(line, order, currency, order !== undefined && named.has(order.id));
    if (order) named.add(order.id);
    const expected = order && settlesOrder(state) ? chargedOf(order) : 0;
    return { ...line, state, orderId: order?.id ?? '', expected };
  });
}

function stateOf(
  { amount }: PayoutLine,
  order: Order | undefined,
  currency: CurrencyCode,
  isRepeated: boolean,
): LineState {
  if (!order) return 'unknown';
  if (isRepeated) return 'repeated';
  if (order.paymentMethod !== 'cash') return 'not-cash';
  if (order.currency !== currency) return 'currency';
  if (!wasPaidAtDoor(order)) return 'undelivered';
  if (order.settlementId !== null) return 'settled';
  // Pick-ups of older versions are due from a courier, until a payout names them.
  if (!isBroughtByCourier(order) && order.cashDueAt === null) return 'pickup';
  return amount === chargedOf(order) ? 'matched' : 'amount';
}
