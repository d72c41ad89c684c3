import { fieldsOf, filledText, flag, listOf, millis, oneOf } from '@/lib/domain/parse/fields';

/**
 * How a store's connected account stands with Stripe. `unfinished`: the owner has not given all details. `reviewed`: Stripe
 * checks them. `restricted`: Stripe takes no cards before it has what it asks for. `disabled`: Stripe closed it. `ended`: its
 * owner cut the connection in Stripe's dashboard; nothing of it can be reached any more.
 */
export const CARD_ACCOUNT_STATES = [
  'unfinished',
  'reviewed',
  'restricted',
  'ready',
  'disabled',
  'ended',
] as const;
export type CardAccountState = (typeof CARD_ACCOUNT_STATES)[number];

/** What Stripe asks for, in the groups that owners are told. */
export const ASKS = ['business', 'bank', 'document', 'person', 'terms', 'other'] as const;
export type Ask = (typeof ASKS)[number];

export interface Standing {
  readonly state: CardAccountState;
  readonly asks: readonly Ask[];
  /** When Stripe stops cards unless it has what it asks for, milliseconds since the epoch; null without a date. */
  readonly dueAt: number | null;
}

/** A store's connected account at Stripe (`acct_…`), stored in the private part of the setting; functions alone write it. */
export interface CardAccount extends Standing {
  /** Stripe's id. */
  readonly id: string;
  /** The owner switched cards off; the account stays connected for refunds. */
  readonly isOff: boolean;
  /** When Stripe was last asked, milliseconds since the epoch. */
  readonly checkedAt: number;
}

/** Parses the stored account; null for a store that has none. */
export function parseCardAccount(data: unknown): CardAccount | null {
  const fields = fieldsOf(data);
  const [id, state] = [filledText(fields.id), oneOf(CARD_ACCOUNT_STATES, fields.state)];
  if (!id || !state) return null;
  return {
    id,
    state,
    asks: listOf(fields.asks, (ask) => oneOf(ASKS, ask)),
    dueAt: millis(fields.dueAt) ?? null,
    isOff: flag(fields.isOff) ?? false,
    checkedAt: millis(fields.checkedAt) ?? 0,
  };
}

/** Whether new card payments may be begun with the account. */
export const takesPayments = (account: CardAccount | null): boolean =>
  account?.state === 'ready' && !account.isOff;

/** What Stripe says about an account. */
export interface AccountFacts {
  readonly detailsSubmitted: boolean;
  readonly chargesEnabled: boolean;
  /** The names of what is asked for now, such as `external_account`. */
  readonly due: readonly string[];
  /** Why it takes no cards, such as `rejected.fraud`; null while it does. */
  readonly disabledReason: string | null;
  /** Milliseconds since the epoch. */
  readonly deadline: number | null;
}

export function standingOf(facts: AccountFacts): Standing {
  const asks = ASKS.filter((ask) => facts.due.some((name) => askOf(name) === ask));
  return { state: stateOf(facts), asks, dueAt: asks.length ? facts.deadline : null };
}

function stateOf({ detailsSubmitted, chargesEnabled, due, disabledReason }: AccountFacts): CardAccountState {
  if (disabledReason?.startsWith('rejected.')) return 'disabled';
  if (chargesEnabled) return 'ready';
  if (!detailsSubmitted) return 'unfinished';
  return due.length ? 'restricted' : 'reviewed';
}

/** Stripe's names are paths; https://docs.stripe.com/connect/handling-api-verification lists them. */
function askOf(name: string): Ask {
  if (name.includes('document') || name.includes('verification')) return 'document';
  if (name.startsWith('external_account')) return 'bank';
  if (name.startsWith('tos_acceptance')) return 'terms';
  if (/^(business_|company|settings|documents)/.test(name)) return 'business';
  if (/^(individual|representative|owners|directors|executives|person_)/.test(name)) return 'person';
  return 'other';
}
