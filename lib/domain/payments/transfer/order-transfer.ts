import type { Minor } from '@/lib/domain/money/money';
import { count, fieldsOf, filledText, listOf, millis, text } from '@/lib/domain/parse/fields';

/** Money that the store's people saw on their account, or sent back from it by hand. Its shopper reads it. */
export interface TransferEntry {
  /** The key of the request that recorded it: sent again, it is this entry. */
  readonly id: string;
  readonly at: number;
  /** The uid of who recorded it. */
  readonly by: string;
  /** Minor units of the order's currency. */
  readonly amount: Minor;
  readonly note: string;
}

/** A picture by which the shopper shows that they paid: no proof of money. */
export interface TransferReceipt {
  /** Of its upload. */
  readonly id: string;
  readonly at: number;
  /** Where it lies in the storage, so that nobody takes it for a picture that nothing names. */
  readonly path: string;
}

/** What is known of a bank transfer that pays an order. */
export interface OrderTransfer {
  readonly received: readonly TransferEntry[];
  /** What was not the price of the order: an overpayment, or money of an order that ended. Refunds are none of it. */
  readonly sentBack: readonly TransferEntry[];
  readonly receipts: readonly TransferReceipt[];
  /** When the shopper was reminded; null before. */
  readonly remindedAt: number | null;
}

export const NO_TRANSFER: OrderTransfer = { received: [], sentBack: [], receipts: [], remindedAt: null };

/** How many pictures one order keeps. */
export const MAX_RECEIPTS = 5;

/** Null for orders that are paid otherwise, and from before bank transfers. */
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
