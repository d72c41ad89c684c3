import type { Minor } from '@/lib/domain/money/money';
import { count, fieldsOf, filledText, listOf, millis, text } from '@/lib/domain/parse/fields';

/** Money that staff saw on the account or refunded by hand. Shoppers can read it. */
export interface TransferEntry {
  /** Idempotency key of the request: a retry returns this entry. */
  readonly id: string;
  readonly at: number;
  /** The uid that recorded it. */
  readonly by: string;
  /** Minor units of the order's currency. */
  readonly amount: Minor;
  readonly note: string;
}

/** A picture from the shopper that shows the transfer; it is no proof of payment. */
export interface TransferReceipt {
  /** The upload's id. */
  readonly id: string;
  readonly at: number;
  /** Stored so that the cleanup of unreferenced pictures keeps it. */
  readonly path: string;
}

/** The state of an order's bank transfer. */
export interface OrderTransfer {
  readonly received: readonly TransferEntry[];
  /**
   * Refunds by hand of money beyond the price: an overpayment, or money of an order that ended. Refunds of the order
   * are not included.
   */
  readonly sentBack: readonly TransferEntry[];
  readonly receipts: readonly TransferReceipt[];
  /** When the shopper was reminded; null before. */
  readonly remindedAt: number | null;
}

export const NO_TRANSFER: OrderTransfer = { received: [], sentBack: [], receipts: [], remindedAt: null };

/** The most pictures per order. */
export const MAX_RECEIPTS = 5;

/** Null for other payment methods, and for older orders. */
export function parseTransfer(value: unknown): OrderTransfer | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = fieldsOf(value);
  return {
    received: listOf(fields.received, parseEntry),
    sentBack: listOf(fields.sentBack, parseEntry),
    receipts: listOf(fields.receipts, parseReceipt),
    remindedAt: millis(fields.remindedAt) ?? null,
  };
}

function parseEntry(value: unknown): TransferEntry | undefined {
  const fields = fieldsOf(value);
  const [id, at, amount] = [filledText(fields.id), millis(fields.at), count(fields.amount)];
  if (!id || at === undefined || amount === undefined) return undefined;
  return { id, at, amount, by: text(fields.by) ?? '', note: text(fields.note) ?? '' };
}

function parseReceipt(value: unknown): TransferReceipt | undefined {
  const fields = fieldsOf(value);
  const [id, at] = [filledText(fields.id), millis(fields.at)];
  return id && at !== undefined ? { id, at, path: text(fields.path) ?? '' } : undefined;
}
