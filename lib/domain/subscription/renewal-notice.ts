import { planState, type Subscription } from './subscription';

const DAY_MS = 24 * 60 * 60 * 1000;

/** From how many days before its end a plan that will not renew is spoken of on every page. */
export const NOTICE_DAYS = 14;

/** What the admin says of a plan that needs its owner; `at` in milliseconds. */
export type RenewalNotice =
  | { readonly kind: 'ending'; readonly days: number; readonly at: number }
  | { readonly kind: 'past-due'; readonly at: number }
  | { readonly kind: 'ended'; readonly at: number };

/** Null while the plan renews by itself, ends later, or there is none to speak of. */
export function renewalNotice(plan: Subscription | null, now: number): RenewalNotice | null {
  if (!plan) return null;
  const at = plan.currentPeriodEnd;
  const state = planState(plan, now);
  if (state === 'ended') return { kind: 'ended', at };
  if (state === 'past-due') return { kind: 'past-due', at };
  const days = Math.ceil((at - now) / DAY_MS);
  return state === 'ending' && days <= NOTICE_DAYS ? { kind: 'ending', days, at } : null;
}
