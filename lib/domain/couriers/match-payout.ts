import type { CurrencyCode } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { dueOf } from '@/lib/domain/prepaid/order-prepaid';
import { settlesOrder, type LineState, type PayoutLine, type SettledLine } from './settlement';

/** Whether a shopper paid the order in cash at the door, whatever became of it since. */
const wasPaidAtDoor = ({ paymentMethod, history }: Order): boolean =>
  paymentMethod === 'cash' && history.some(({ to }) => to === 'delivered');

/** A payout's lines beside the orders that they name, by the line's number. */
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
    const expected = order && settlesOrder(state) ? dueOf(order) : 0;
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
  return amount === dueOf(order) ? 'matched' : 'amount';
}
