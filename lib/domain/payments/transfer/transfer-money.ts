import type { Minor } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { isUnpaid } from '@/lib/domain/payments/settlement';
import { chargedOf, dueOf } from '@/lib/domain/prepaid/order-prepaid';
import { fail, ok, type Result } from '@/lib/domain/result';
import { MAX_RECEIPTS, type TransferEntry, type TransferReceipt } from './order-transfer';

const sumOf = (entries: readonly TransferEntry[]): Minor =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

/** Whether the order waits for a bank transfer. */
export const awaitsTransfer = ({ status, transfer, paymentStatus }: Order): boolean =>
  status === 'pending' && transfer !== null && paymentStatus === 'unpaid';

/** What came and did not go back by hand. Minor units. */
export const receivedBy = ({ transfer }: Order): Minor =>
  transfer ? sumOf(transfer.received) - sumOf(transfer.sentBack) : 0;

/** What is still to be transferred; 0 for whatever does not wait for it. */
export const leftToTransfer = (order: Order): Minor =>
  awaitsTransfer(order) ? Math.max(dueOf(order) - receivedBy(order), 0) : 0;

/** What the store has of the shopper's beside the price: a part of it, too much, or money of an order that ended unpaid. */
export const heldTransfer = (order: Order): Minor =>
  Math.max(receivedBy(order) - (isUnpaid(order) ? 0 : chargedOf(order)), 0);

/** Whether the order ends only by the store's people: there is money of it, or the shopper says so. */
export const waitsForStaff = (order: Order): boolean =>
  order.transfer !== null && (order.transfer.receipts.length > 0 || receivedBy(order) > 0);

/** How the order's money stood for who records more of it. */
export interface SeenTransfer {
  readonly status: Order['status'];
  /** The number of entries, of both kinds. */
  readonly entries: number;
}

export const seenOf = ({ status, transfer }: Order): SeenTransfer => ({
  status,
  entries: transfer ? transfer.received.length + transfer.sentBack.length : 0,
});

export const TRANSFER_ENTRIES = ['received', 'sentBack'] as const;
export type TransferEntryKind = (typeof TRANSFER_ENTRIES)[number];

/**
 * Records money that came or went back by hand; the same entry again changes nothing. Fails with `nothing-to-pay` where no
 * transfer pays the order, `key-reused`, `transfer-changed` where somebody was faster, `refund-too-much`.
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

/** Whether what came pays the waiting order. */
export const isPaidUp = (order: Order): boolean => awaitsTransfer(order) && receivedBy(order) >= dueOf(order);

/** Adds the shopper's picture; the same one once. Fails with `nothing-to-pay`, `too-many-receipts`. */
export function withReceipt(order: Order, receipt: TransferReceipt): Result<Order> {
  const { transfer } = order;
  if (!transfer || !awaitsTransfer(order)) return fail({ code: 'nothing-to-pay' });
  if (transfer.receipts.some(({ id }) => id === receipt.id)) return ok(order);
  if (transfer.receipts.length >= MAX_RECEIPTS) return fail({ code: 'too-many-receipts' });
  return ok({
    ...order,
    transfer: { ...transfer, receipts: [...transfer.receipts, receipt] },
    updatedAt: Math.max(order.updatedAt, receipt.at),
  });
}
