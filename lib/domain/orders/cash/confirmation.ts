import { fieldsOf, flag, millis, oneOf } from '@/lib/domain/parse/fields';
import {
  CONFIRMATION_CHANNELS,
  CONFIRMATION_STATES,
  type ConfirmationChannel,
  type ConfirmationState,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from '@/lib/domain/orders/order-status';

/** Times are milliseconds since the epoch. */
export interface Confirmation {
  readonly state: ConfirmationState;
  /** The store's rule when the order was placed: ship only after confirmation. */
  readonly required: boolean;
  readonly askedAt: number | null;
  readonly remindedAt: number | null;
  readonly answeredAt: number | null;
  readonly channel: ConfirmationChannel | null;
  /** The next check by the schedule; null when there is none. */
  readonly dueAt: number | null;
}

/** The fields of an order that its confirmation depends on. */
interface Confirmable {
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: PaymentStatus;
  readonly status: OrderStatus;
  readonly confirmation: Confirmation;
}

/** The store's rules; times in hours. */
export interface ConfirmationRules {
  /** The order mail asks the shopper to confirm a cash order. */
  readonly ask: boolean;
  /** Cash orders ship only after confirmation. */
  readonly shipConfirmedOnly: boolean;
  /** After the request; null never reminds. */
  readonly remindAfterHours: number | null;
  /** After the reminder, or after the request if no reminder is sent; null never cancels. */
  readonly cancelAfterHours: number | null;
}

export const NOT_ASKED: Confirmation = {
  state: 'unasked',
  required: false,
  askedAt: null,
  remindedAt: null,
  answeredAt: null,
  channel: null,
  dueAt: null,
};

const HOUR_MS = 60 * 60 * 1000;

/** The schedule's next step for an unanswered order, and when. */
interface DueStep {
  readonly step: 'remind' | 'cancel';
  readonly at: number;
}

/** The schedule's next step; null for an answered order or one without a limit. */
export function nextStep(
  { state, askedAt, remindedAt }: Confirmation,
  { ask, remindAfterHours: remind, cancelAfterHours: cancel }: ConfirmationRules,
): DueStep | null {
  if (state !== 'asked' || askedAt === null || !ask) return null;
  if (remind !== null && remindedAt === null) return { step: 'remind', at: askedAt + remind * HOUR_MS };
  return cancel === null ? null : { step: 'cancel', at: (remindedAt ?? askedAt) + cancel * HOUR_MS };
}

const withDue = (confirmation: Confirmation, rules: ConfirmationRules): Confirmation => ({
  ...confirmation,
  dueAt: nextStep(confirmation, rules)?.at ?? null,
});

/** A cash order placed at `now`, under the store's rules: the shopper is asked, or the order waits until staff ask. */
export function withConfirmation<Placed extends Confirmable>(
  order: Placed,
  rules: ConfirmationRules,
  now: number,
): Placed {
  // An order that a gift card paid in full has nothing due at the door.
  if (order.paymentMethod !== 'cash' || order.status !== 'placed' || order.paymentStatus === 'paid')
    return order;
  const required = rules.shipConfirmedOnly;
  if (!rules.ask) return { ...order, confirmation: { ...NOT_ASKED, required } };
  const asked = { ...NOT_ASKED, state: 'asked', required, askedAt: now } as const;
  return { ...order, confirmation: withDue(asked, rules) };
}

/** The confirmation after staff sent the link, or after a reminder, at `now`. */
export function askedAgain(
  confirmation: Confirmation,
  rules: ConfirmationRules,
  now: number,
  how: 'asked' | 'reminded',
): Confirmation {
  const asked = { ...confirmation, state: 'asked' as const, askedAt: confirmation.askedAt ?? now };
  return withDue(how === 'reminded' ? { ...asked, remindedAt: now } : asked, rules);
}

export const answered = (
  confirmation: Confirmation,
  state: 'confirmed' | 'declined',
  channel: ConfirmationChannel,
  now: number,
): Confirmation => ({ ...confirmation, state, channel, answeredAt: now, dueAt: null });

/** Whether the shopper can still confirm. */
export const canConfirm = ({ paymentMethod, status, confirmation }: Confirmable): boolean =>
  paymentMethod === 'cash' &&
  (status === 'placed' || status === 'confirmed') &&
  (confirmation.state === 'unasked' || confirmation.state === 'asked');

/** Whether the store waits for an answer: it asked, or ships only after confirmation. */
export const asksToConfirm = (order: Confirmable): boolean =>
  canConfirm(order) && (order.confirmation.state === 'asked' || order.confirmation.required);

/** The state that the link's page shows. `sent`: the order has shipped, or came back. */
export type LinkState = 'open' | 'confirmed' | 'declined' | 'cancelled' | 'sent';

export function linkState(order: Confirmable): LinkState {
  if (order.confirmation.state === 'declined') return 'declined';
  if (order.status === 'cancelled') return 'cancelled';
  if (canConfirm(order)) return 'open';
  return order.status === 'placed' || order.status === 'confirmed' ? 'confirmed' : 'sent';
}

/** Parses the confirmation; older orders were never asked and ship without it. */
export function parseConfirmation(value: unknown): Confirmation {
  const fields = fieldsOf(value);
  return {
    state: oneOf(CONFIRMATION_STATES, fields.state) ?? 'unasked',
    required: flag(fields.required) ?? false,
    askedAt: millis(fields.askedAt) ?? null,
    remindedAt: millis(fields.remindedAt) ?? null,
    answeredAt: millis(fields.answeredAt) ?? null,
    channel: oneOf(CONFIRMATION_CHANNELS, fields.channel) ?? null,
    dueAt: millis(fields.dueAt) ?? null,
  };
}
