import { planState, type Subscription } from './subscription';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days before its end a trial, or a plan without renewal, is announced on every page. */
export const NOTICE_DAYS = 14;

/** The admin's notice about a plan that needs the owner's attention; `at` in milliseconds. */
export type RenewalNotice =
  | { readonly kind: 'ending' | 'trialing'; readonly days: number; readonly at: number }
  | { readonly kind: 'past-due' | 'unpaid' | 'ended'; readonly at: number };

/**
 * A trial is announced whether or not it has a card, which is not known here. Null when the plan renews automatically, ends later,
 * or does not exist.
 */
export function renewalNotice(plan: Subscription | null, now: number): RenewalNotice | null {
  if (!plan) return null;
  const at = plan.currentPeriodEnd;
  const state = planState(plan, now);
  if (state === 'ended' || state === 'unpaid' || state === 'past-due') return { kind: state, at };
  const days = Math.ceil((at - now) / DAY_MS);
  return state !== 'active' && days > 0 && days <= NOTICE_DAYS ? { kind: state, days, at } : null;
}
