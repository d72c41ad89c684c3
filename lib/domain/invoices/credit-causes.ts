import type { Order, Refund } from '@/lib/domain/orders/order';
import { chargebacksOf } from '@/lib/domain/payments/chargebacks';
import { EXCHANGE_REFUND, movesMoney, ofTotalIn } from '@/lib/domain/payments/refund-order';
import type { CreditCauseKind, WantedDocument } from './invoice';
import { invoicedLines } from './invoiced-lines';

/** A reason to give money of an order back. */
export interface CreditCause {
  readonly kind: CreditCauseKind;
  /** The money given back; a chargeback is converted to a refund. */
  readonly refund: Refund;
  /**
   * Whether the money is gone for good so far: a refund may fail later, and a lost dispute may still be won. An
   * exchange's offset counts once the exchange is invoiced, because an unpaid exchange is undone.
   */
  readonly stands: boolean;
}

/** All causes that have notes or may get some, once these documents are issued. */
export const creditCauses = (
  order: Order,
  documents: readonly WantedDocument[] = order.invoices,
): CreditCause[] => [
  // Edits are excluded: an edited order is invoiced at its final total, and an exchange's extra refund was credited
  // with its pieces. So is what another refund settles of theirs.
  ...order.refunds
    .map((refund) => ({ ...refund, amount: ofTotalIn(refund) }))
    .filter(({ amount }) => amount > 0)
    .map((refund) => ({
      ...{ kind: 'refund' as const, refund },
      stands: refund.state === 'done' && (movesMoney(refund) || isExchanged(order, refund, documents)),
    })),
  ...chargebacksOf(order).map(({ refund, isLost }) => ({
    ...{ kind: 'chargeback' as const, refund, stands: isLost },
  })),
];

/** Whether the pieces that this offset pays for are invoiced. */
function isExchanged(order: Order, { id }: Refund, documents: readonly WantedDocument[]): boolean {
  const edit = order.edits[Number(id.slice(EXCHANGE_REFUND.length)) - 1];
  return edit !== undefined && edit.before.lines.length < invoicedLines(order, documents);
}
