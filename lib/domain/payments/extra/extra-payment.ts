import type { Minor } from '@/lib/domain/money/money';
import { returnsStock, type OrderStatus } from '@/lib/domain/orders/order-status';
import { count, fieldsOf, filledText, listOf, millis } from '@/lib/domain/parse/fields';

/** A further card payment, of what a paid order came to cost more. Of an order's, the last alone may be unpaid. */
export interface ExtraPayment {
  /** `extra-1`, `extra-2` …; one that is asked for anew, because the order changed once more, keeps its number. */
  readonly id: string;
  readonly at: number;
  /** Minor units of the order's currency. */
  readonly amount: Minor;
  /** The card provider's id; null before somebody opened its link. */
  readonly paymentId: string | null;
  /** Until when its link may be paid. */
  readonly payUntil: number;
  /** Until when the order stays as it is because its opened link may be paid; null while the link is unopened. */
  readonly busyUntil: number | null;
  /** As an order's own. */
  readonly refusals: readonly string[];
  /** Null while it is owed. */
  readonly paidAt: number | null;
}

interface WithExtras {
  readonly extraPayments: readonly ExtraPayment[];
}

/** How long a payment link lives from when the store sent it. */
export const PAYMENT_LINK_MS = 48 * 60 * 60 * 1000;

/** How long somebody who opened the link has to type their card before the order may change again. */
export const EXTRA_BUSY_MS = 30 * 60 * 1000;

/** The one that is owed, whether or not its order is over; null where none is. */
export const unpaidExtra = ({ extraPayments }: WithExtras): ExtraPayment | null =>
  extraPayments.find(({ paidAt }) => paidAt === null) ?? null;

/** The one that is owed and may be paid. */
export const owedExtra = (order: WithExtras & { readonly status: OrderStatus }): ExtraPayment | null =>
  returnsStock(order.status) ? null : unpaidExtra(order);

/** What of the total is not paid yet since the order cost more. */
export const unpaidAmount = (order: WithExtras): Minor => unpaidExtra(order)?.amount ?? 0;

export const paidExtras = ({ extraPayments }: WithExtras): ExtraPayment[] =>
  extraPayments.filter(({ paidAt }) => paidAt !== null);

/** Whether somebody may be paying it at this moment. */
export const isBeingPaid = (order: WithExtras, now: number): boolean => {
  const extra = unpaidExtra(order);
  return extra !== null && extra.paymentId !== null && now < (extra.busyUntil ?? 0);
};

/** The extra payments once so much is owed: asked for by a payment of its own, or nothing where that is 0. */
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

/** The order's extra payments with a change of the one that is owed. */
export const withOwed = (order: WithExtras, change: Partial<ExtraPayment>): ExtraPayment[] =>
  order.extraPayments.map((extra) => (extra.paidAt === null ? { ...extra, ...change } : extra));

/** None for orders from before. */
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
  };
}
