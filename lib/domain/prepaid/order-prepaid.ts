import type { Minor } from '@/lib/domain/money/money';
import { unpaidAmount, type ExtraPayment } from '@/lib/domain/payments/extra/extra-payment';
import { count, fieldsOf, filledText, flag, oneOf, text } from '@/lib/domain/parse/fields';
import { PREPAID_KINDS, type PrepaidKind } from './prepaid';

/** What of an order a gift card or store credit pays. */
export interface OrderPrepaid {
  /** Of the account that it was taken from. */
  readonly id: string;
  readonly kind: PrepaidKind;
  readonly last4: string;
  /** Minor units of the order's currency. */
  readonly amount: Minor;
  /** It went back, because the order ended unpaid. */
  readonly returned: boolean;
}

interface Paid {
  readonly total: Minor;
  readonly prepaid: OrderPrepaid | null;
}

/** What is paid by card or at the door. */
export const dueOf = ({ total, prepaid }: Paid): Minor => total - (prepaid?.amount ?? 0);

interface Charged extends Paid {
  readonly surplus: { readonly payment: Minor };
  readonly extraPayments: readonly ExtraPayment[];
}

/** What was paid by card or at the door, also of what edits took off the total since; without what is still owed. */
export const chargedOf = (order: Charged): Minor =>
  dueOf(order) + order.surplus.payment - unpaidAmount(order);

/** What a gift card or store credit has paid, without what went back because the order ended unpaid. */
export const prepaidOf = ({ prepaid }: Pick<Paid, 'prepaid'>): Minor =>
  prepaid && !prepaid.returned ? prepaid.amount : 0;

/** Null for orders from before gift cards, and without one. */
export function parseOrderPrepaid(value: unknown): OrderPrepaid | null {
  const fields = fieldsOf(value);
  const [id, kind, amount] = [filledText(fields.id), oneOf(PREPAID_KINDS, fields.kind), count(fields.amount)];
  if (!id || !kind || !amount) return null;
  return { id, kind, last4: text(fields.last4) ?? '', amount, returned: flag(fields.returned) ?? false };
}
