import { isCurrencyCode, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import {
  count,
  fieldsOf,
  filledText,
  flag,
  millis,
  oneOf,
  requiredIn,
  text,
} from '@/lib/domain/parse/fields';
import { PLAN_INTERVALS, type PlanInterval } from './plan-package';

/** Stripe's statuses; an `incomplete` or `incomplete_expired` subscription was never paid and does not count as a plan. */
export const SUBSCRIPTION_STATUSES = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Stripe still charges these; the others have ended or wait for a decision. */
export const RUNNING_STATUSES: readonly SubscriptionStatus[] = ['trialing', 'active', 'past_due'];

/** Not paid after all retries, or a trial that ended without a card; a payment makes them run again. */
export const OWED_STATUSES: readonly SubscriptionStatus[] = ['unpaid', 'paused'];

/** A subscription, stored in `users/{uid}/subscriptions/{id}`; times in milliseconds. */
export interface Subscription {
  readonly id: string;
  /** Stripe's customer id; a deployment refers to it as `stripeId`. */
  readonly stripeId: string;
  readonly status: SubscriptionStatus;
  /** When the paid period ends; for an ended subscription, when it ended. */
  readonly currentPeriodEnd: number;
  readonly cancelAtPeriodEnd: boolean;
  readonly stripePriceId: string;
  readonly price: Minor;
  readonly currency: CurrencyCode;
  readonly interval: PlanInterval;
  /** When it was last read from Stripe. */
  readonly updatedAt: number;
}

/** Parses a stored subscription; throws MalformedDocumentError when invalid. */
export function parseSubscription(id: string, data: unknown): Subscription {
  const fields = fieldsOf(data);
  const need = requiredIn(`subscriptions/${id}`, fields);
  return {
    id,
    stripeId: need('stripeId', filledText),
    status: need('status', (value) => oneOf(SUBSCRIPTION_STATUSES, value)),
    currentPeriodEnd: need('currentPeriodEnd', millis),
    cancelAtPeriodEnd: flag(fields.cancelAtPeriodEnd) ?? false,
    stripePriceId: text(fields.stripePriceId) ?? '',
    price: need('price', count),
    currency: need('currency', (value) => (isCurrencyCode(value) ? value : undefined)),
    interval: need('interval', (value) => oneOf(PLAN_INTERVALS, value)),
    updatedAt: millis(fields.updatedAt) ?? 0,
  };
}

export const isRunning = ({ status }: Subscription): boolean => RUNNING_STATUSES.includes(status);

/** The plan's state for people. */
export const PLAN_STATES = ['active', 'trialing', 'past-due', 'unpaid', 'ending', 'ended'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

export function planState(subscription: Subscription, now: number): PlanState {
  const { status, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  if (OWED_STATUSES.includes(status)) return 'unpaid';
  if (!isRunning(subscription)) return 'ended';
  if (status === 'past_due') return 'past-due';
  if (cancelAtPeriodEnd) return currentPeriodEnd > now ? 'ending' : 'ended';
  return status === 'trialing' ? 'trialing' : 'active';
}

/** The relevant plan: a running one, else the one that ended last. `newestFirst`: sorted by the period's end. */
export const currentPlan = (newestFirst: readonly Subscription[]): Subscription | null =>
  newestFirst.find(isRunning) ?? newestFirst[0] ?? null;
