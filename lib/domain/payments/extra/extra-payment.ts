import type { Minor } from '@/lib/domain/money/money';
import { returnsStock, type OrderStatus } from '@/lib/domain/orders/order-status';
import { count, fieldsOf, filledText, listOf, millis } from '@/lib/domain/parse/fields';

/** Of a card payment at a connected account. */
export interface PaymentFee {
  /** What the platform takes of it, minor units of its currency, as it was when the payment was begun; absent for nothing. */
  readonly platformFee?: Minor;
  /** What the platform gave back of it with refunds, as Stripe says; absent for nothing. */
  readonly feeReturned?: Minor;
}

/** A further card payment because a paid order became more expensive. Only the order's last one may be unpaid. */
export interface ExtraPayment extends PaymentFee {
  /** `extra-1`, `extra-2` …; one that is replaced because the order changed again keeps its number. */
  readonly id: string;
  readonly at: number;
  /** Minor units of the order's currency. */
  readonly amount: Minor;
  /** The card provider's id; null before its link was opened. */
  readonly paymentId: string | null;
  /** The deadline of its link. */
  readonly payUntil: number;
  /** The order is locked until then because the link was opened; null before. */
  readonly busyUntil: number | null;
  /** Like an order's own. */
  readonly refusals: readonly string[];
  /** Null while unpaid. */
  readonly paidAt: number | null;
}

interface WithExtras {
  readonly extraPayments: readonly ExtraPayment[];
}

/** How long a payment link stays valid. */
export const PAYMENT_LINK_MS = 48 * 60 * 60 * 1000;

/** How long an opened link locks the order against changes, so that the payer can enter a card. */
export const EXTRA_BUSY_MS = 30 * 60 * 1000;

/** The unpaid one, even if its order is closed; null for none. */
export const unpaidExtra = ({ extraPayments }: WithExtras): ExtraPayment | null =>
  extraPayments.find(({ paidAt }) => paidAt === null) ?? null;

/** The unpaid one that can be paid; null for none. */
export const owedExtra = (order: WithExtras & { readonly status: OrderStatus }): ExtraPayment | null =>
  returnsStock(order.status) ? null : unpaidExtra(order);

/** The unpaid part of the total after the order became more expensive. */
export const unpaidAmount = (order: WithExtras): Minor => unpaidExtra(order)?.amount ?? 0;

export const paidExtras = ({ extraPayments }: WithExtras): ExtraPayment[] =>
  extraPayments.filter(({ paidAt }) => paidAt !== null);

/** Whether somebody may be paying at this moment. */
export const isBeingPaid = (order: WithExtras, now: number): boolean => {
  const extra = unpaidExtra(order);
  return extra !== null && extra.paymentId !== null && now < (extra.busyUntil ?? 0);
};

/** The extra payments once `amount` is due: requested as an extra payment, or none when it is 0. */
export function owing(order: WithExtras, amount: Minor, now: number): readonly ExtraPayment[] {
  const paid = paidExtras(order);
  const owed = unpaidExtra(order);
  if (owed?.amount === amount || (!owed && amount === 0)) return order.extraPayments;
  if (amount === 0) return paid;
  const asked: ExtraPayment = {
    ...{ id: `extra-${paid.length + 1}`, at: now, amount, paymentId: null },
    ...{ payUntil: now + PAYMENT_LINK_MS, busyUntil: null, refusals: [], paidAt: null },
  };
  return [...paid, asked];
}

/** The order's extra payments with a change to the unpaid one. */
export const withOwed = (order: WithExtras, change: Partial<ExtraPayment>): ExtraPayment[] =>
  order.extraPayments.map((extra) => (extra.paidAt === null ? { ...extra, ...change } : extra));

/** Empty for older orders. */
export const parseExtras = (value: unknown): ExtraPayment[] => listOf(value, parseExtra);

function parseExtra(value: unknown): ExtraPayment | undefined {
  const fields = fieldsOf(value);
  const [id, at, amount] = [filledText(fields.id), millis(fields.at), count(fields.amount)];
  if (!id || at === undefined || !amount) return undefined;
  return {
    ...{ id, at, amount },
    paymentId: filledText(fields.paymentId) ?? null,
    payUntil: millis(fields.payUntil) ?? 0,
    busyUntil: millis(fields.busyUntil) ?? null,
    refusals: listOf(fields.refusals, filledText),
    paidAt: millis(fields.paidAt) ?? null,
    ...parsePaymentFee(fields),
  };
}

export function parsePaymentFee(fields: Readonly<Record<string, unknown>>): PaymentFee {
  const [platformFee, feeReturned] = [count(fields.platformFee), count(fields.feeReturned)];
  return { ...(platformFee && { platformFee }), ...(feeReturned && { feeReturned }) };
}
