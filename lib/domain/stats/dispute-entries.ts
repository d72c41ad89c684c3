import type { CurrencyCode } from '@/lib/domain/money/money';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { addFigures, NOTHING_SOLD } from './figures';
import { refundedEntry, type LedgerEntry } from './ledger';

/** A bank took back what `loss` says at `at`: it takes off what a refund does, but the store refunded nothing. */
export function disputeLostEntry(order: Order, base: CurrencyCode, loss: Refund, at: number): LedgerEntry {
  const entry = refundedEntry(order, base, loss);
  const { refunds: lostDisputes } = entry.figures;
  return { ...entry, at, figures: { ...entry.figures, refunds: 0, lostDisputes } };
}

/** The bank gave the money of a lost dispute back at `at`. */
export function disputeWonBackEntry(order: Order, base: CurrencyCode, loss: Refund, at: number): LedgerEntry {
  const lost = disputeLostEntry(order, base, loss, at);
  return { ...lost, figures: addFigures(NOTHING_SOLD, lost.figures, -1) };
}
