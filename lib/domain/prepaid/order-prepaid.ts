import type { Minor } from '@/lib/domain/money/money';
import { sumOf } from '@/lib/domain/money/sum-of';
import type { RefundState, RefundTarget } from '@/lib/domain/orders/order-status';
import { unpaidAmount, type ExtraPayment } from '@/lib/domain/payments/extra/extra-payment';
import { count, fieldsOf, filledText, flag, oneOf, text } from '@/lib/domain/parse/fields';
import { PREPAID_KINDS, type PrepaidKind } from './prepaid';

/** The part of an order that a gift card or store credit pays. */
export interface OrderPrepaid {
  /** The id of the prepaid account. */
  readonly id: string;
  readonly kind: PrepaidKind;
  readonly last4: string;
  /** Minor units of the order's currency. */
  readonly amount: Minor;
  /** The amount was returned because the order ended unpaid. */
  readonly returned: boolean;
}

interface Paid {
  readonly total: Minor;
  readonly prepaid: OrderPrepaid | null;
}

/** The amount paid by card or at the door. */
export const dueOf = ({ total, prepaid }: Paid): Minor => total - (prepaid?.amount ?? 0);

interface Exchanging extends Pick<Paid, 'total'> {
  readonly refunds: readonly {
    readonly amount: Minor;
    readonly to?: RefundTarget;
    readonly state: RefundState;
  }[];
}

/** What returned pieces paid for their exchange. */
export const exchangedAmount = ({ refunds }: Pick<Exchanging, 'refunds'>): Minor =>
  sumOf(refunds, ({ amount, to, state }) => (to === 'exchange' && state !== 'failed' ? amount : 0));

/** The total without exchange offsets: what the order costs its shopper. */
export const worthOf = (order: Exchanging): Minor => order.total - exchangedAmount(order);

interface Charged extends Paid, Exchanging {
  readonly surplus: { readonly payment: Minor };
  readonly extraPayments: readonly ExtraPayment[];
}

/**
 * What was charged by card or at the door, including later edit refunds, but without amounts still due or exchange
 * offsets.
 */
export const chargedOf = (order: Charged): Minor =>
  dueOf({ ...order, total: worthOf(order) }) + order.surplus.payment - unpaidAmount(order);

/** What a gift card or store credit paid, unless it was returned with an unpaid order. */
export const prepaidOf = ({ prepaid }: Pick<Paid, 'prepaid'>): Minor =>
  prepaid && !prepaid.returned ? prepaid.amount : 0;

/** Null without a gift card, and for older orders. */
export function parseOrderPrepaid(value: unknown): OrderPrepaid | null {
  const fields = fieldsOf(value);
  const [id, kind, amount] = [filledText(fields.id), oneOf(PREPAID_KINDS, fields.kind), count(fields.amount)];
  if (!id || !kind || !amount) return null;
  return { id, kind, last4: text(fields.last4) ?? '', amount, returned: flag(fields.returned) ?? false };
}
