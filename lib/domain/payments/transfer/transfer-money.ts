import type { Minor } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { owedExtra } from '@/lib/domain/payments/extra/extra-payment';
import { isUnpaid } from '@/lib/domain/payments/settlement';
import { chargedOf, dueOf } from '@/lib/domain/prepaid/order-prepaid';
import { fail, ok, type Result } from '@/lib/domain/result';
import { MAX_RECEIPTS, type TransferEntry, type TransferReceipt } from './order-transfer';

const sumOf = (entries: readonly TransferEntry[]): Minor =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

/** Whether the order waits for a bank transfer of its whole price. */
export const awaitsTransfer = ({ status, transfer, paymentStatus }: Order): boolean =>
  status === 'pending' && transfer !== null && paymentStatus === 'unpaid';

/** The received amount less refunds by hand. Minor units. */
export const receivedBy = ({ transfer }: Order): Minor =>
  transfer ? sumOf(transfer.received) - sumOf(transfer.sentBack) : 0;

/** The unpaid difference after a transfer order became more expensive; 0 for none. */
const differenceOf = (order: Order): Minor => (order.transfer ? (owedExtra(order)?.amount ?? 0) : 0);

/** Whether a transfer must pay the difference. */
export const owesTransfer = (order: Order): boolean => differenceOf(order) > 0;

/** The amount still to be transferred; 0 when no transfer is due. */
export const leftToTransfer = (order: Order): Minor =>
  Math.max(
    awaitsTransfer(order) ? dueOf(order) - receivedBy(order) : differenceOf(order) - heldTransfer(order),
    0,
  );

/**
 * The shopper's money beyond the paid price: a partial payment, an overpayment, or money of an order that ended unpaid.
 */
export const heldTransfer = (order: Order): Minor =>
  Math.max(receivedBy(order) - (isUnpaid(order) ? 0 : chargedOf(order)), 0);

/** Whether only staff can end the order: money arrived, or the shopper sent a receipt. */
export const waitsForStaff = (order: Order): boolean =>
  order.transfer !== null && (order.transfer.receipts.length > 0 || receivedBy(order) > 0);

/** The state of the order's money that a caller saw. */
export interface SeenTransfer {
  readonly status: Order['status'];
  /** The number of entries of both kinds. */
  readonly entries: number;
}

export const seenOf = ({ status, transfer }: Order): SeenTransfer => ({
  status,
  entries: transfer ? transfer.received.length + transfer.sentBack.length : 0,
});

export const TRANSFER_ENTRIES = ['received', 'sentBack'] as const;
export type TransferEntryKind = (typeof TRANSFER_ENTRIES)[number];

/**
 * Records money received or refunded by hand; a retry changes nothing. Fails with `nothing-to-pay` without a transfer,
 * `key-reused`, `transfer-changed` after a concurrent change, `refund-too-much`.
 */
export function withEntry(
  order: Order,
  kind: TransferEntryKind,
  entry: TransferEntry,
  seen: SeenTransfer,
): Result<Order> {
  const { transfer } = order;
  if (!transfer) return fail({ code: 'nothing-to-pay' });
  const known = [...transfer.received, ...transfer.sentBack].find(({ id }) => id === entry.id);
  if (known) {
    const isSame = transfer[kind].includes(known) && known.amount === entry.amount;
    return isSame ? ok(order) : fail({ code: 'key-reused' });
  }
  const now = seenOf(order);
  if (now.status !== seen.status || now.entries !== seen.entries) return fail({ code: 'transfer-changed' });
  if (kind === 'sentBack' && entry.amount > heldTransfer(order)) return fail({ code: 'refund-too-much' });
  return ok({
    ...order,
    transfer: { ...transfer, [kind]: [...transfer[kind], entry] },
    updatedAt: Math.max(order.updatedAt, entry.at),
  });
}

/** Whether the held money covers the difference. */
export const isDifferenceHeld = (order: Order): boolean => owesTransfer(order) && leftToTransfer(order) === 0;

/** Whether the received money pays the waiting order. */
export const isPaidUp = (order: Order): boolean => awaitsTransfer(order) && receivedBy(order) >= dueOf(order);

/** Adds the shopper's picture; a retry changes nothing. Fails with `nothing-to-pay`, `too-many-receipts`. */
export function withReceipt(order: Order, receipt: TransferReceipt): Result<Order> {
  const { transfer } = order;
  if (!transfer || !(awaitsTransfer(order) || owesTransfer(order))) return fail({ code: 'nothing-to-pay' });
  if (transfer.receipts.some(({ id }) => id === receipt.id)) return ok(order);
  if (transfer.receipts.length >= MAX_RECEIPTS) return fail({ code: 'too-many-receipts' });
  return ok({
    ...order,
    transfer: { ...transfer, receipts: [...transfer.receipts, receipt] },
    updatedAt: Math.max(order.updatedAt, receipt.at),
  });
}
