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
  /** The store's rule when the order was placed: it is shipped only once confirmed. */
  readonly required: boolean;
  readonly askedAt: number | null;
  readonly remindedAt: number | null;
  readonly answeredAt: number | null;
  readonly channel: ConfirmationChannel | null;
  /** When the schedule looks at it next; null where nothing happens by itself. */
  readonly dueAt: number | null;
}

/** What of an order its confirmation depends on. */
interface Confirmable {
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: PaymentStatus;
  readonly status: OrderStatus;
  readonly confirmation: Confirmation;
}

/** The store's rules, in hours. */
export interface ConfirmationRules {
  /** The mail of a cash order asks its shopper to confirm it. */
  readonly ask: boolean;
  /** Cash orders are shipped only once confirmed. */
  readonly shipConfirmedOnly: boolean;
  /** After asking; null never reminds. */
  readonly remindAfterHours: number | null;
  /** After the reminder, or after asking where none is sent; null never cancels. */
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

/** What the schedule does with an order that was asked and has not answered, and when. */
interface DueStep {
  readonly step: 'remind' | 'cancel';
  readonly at: number;
}

/** The next step by itself; null for an order that was answered or that waits without a limit. */
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

/** A cash order as the store's rules have it once it is placed at `now`: asked, or held back until somebody asks. */
export function withConfirmation<Placed extends Confirmable>(
  order: Placed,
  rules: ConfirmationRules,
  now: number,
): Placed {
  // One that a gift card paid whole costs nobody anything at the door.
  if (order.paymentMethod !== 'cash' || order.status !== 'placed' || order.paymentStatus === 'paid')
    return order;
  const required = rules.shipConfirmedOnly;
  if (!rules.ask) return { ...order, confirmation: { ...NOT_ASKED, required } };
  const asked = { ...NOT_ASKED, state: 'asked', required, askedAt: now } as const;
  return { ...order, confirmation: withDue(asked, rules) };
}

/** The confirmation of an order whose shopper was sent the link by hand, or reminded, at `now`. */
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

/** Whether the shopper can still say that the order is meant. */
export const canConfirm = ({ paymentMethod, status, confirmation }: Confirmable): boolean =>
  paymentMethod === 'cash' &&
  (status === 'placed' || status === 'confirmed') &&
  (confirmation.state === 'unasked' || confirmation.state === 'asked');

/** Whether the store waits for the shopper's word: it asked, or ships nothing without it. */
export const asksToConfirm = (order: Confirmable): boolean =>
  canConfirm(order) && (order.confirmation.state === 'asked' || order.confirmation.required);

/** What the page of the link says of an order. `sent`: it has left the store, or the store has it back. */
export type LinkState = 'open' | 'confirmed' | 'declined' | 'cancelled' | 'sent';

export function linkState(order: Confirmable): LinkState {
  if (order.confirmation.state === 'declined') return 'declined';
  if (order.status === 'cancelled') return 'cancelled';
  if (canConfirm(order)) return 'open';
  return order.status === 'placed' || order.status === 'confirmed' ? 'confirmed' : 'sent';
}

/** Orders from before this field were never asked, and ship as they did. */
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
