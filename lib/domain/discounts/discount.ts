import type { LocalizedText } from '@/lib/domain/locale';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import type { Day } from '@/lib/domain/stats/store-day';

/** As they are applied: what frees pieces first, then percentages, then amounts, delivery last. */
export const DISCOUNT_KINDS = ['pieces', 'percent', 'tiers', 'amount', 'delivery'] as const;
type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** What the steps of `tiers` count: the goods' worth in minor units of the base currency, or their pieces. */
export const TIER_BASES = ['total', 'pieces'] as const;
export type TierBasis = (typeof TIER_BASES)[number];

export const TARGETS = ['all', 'products', 'categories', 'brands'] as const;
export type TargetKind = (typeof TARGETS)[number];

export const MAX_CODE_LENGTH = 40;
export const MAX_TIERS = 10;
export const MAX_TARGETS = 100;
/** Of one page of the admin's list. */
export const MOST_COUNTED = 100;
/** Single-use codes of one discount, how many one request makes, and how many one answer lists. */
export const MAX_SINGLE_CODES = 5000;
export const CODES_AT_ONCE = 400;
/** They travel with the store's setting, on every page. */
export const MAX_AUTOMATIC = 20;

export interface TierStep {
  /** Lowest total or number of pieces of this step. */
  readonly from: number;
  readonly percent: number;
}

interface DiscountTarget {
  readonly of: TargetKind;
  /** None for `all`. */
  readonly ids: readonly string[];
  /** Goods that are left out. */
  readonly except: boolean;
}

/** What a discount takes off and when. Fields that its kind does not use keep their zero. */
export interface DiscountRule {
  /** For shoppers. */
  readonly name: LocalizedText;
  /** Empty for one that needs no code; else as `normalizeCode` writes it. */
  readonly code: string;
  /** Applies with single-use codes, made in batches; then `code` is empty in the rule. */
  readonly singleUse: boolean;
  readonly kind: DiscountKind;
  /** Of `percent`, and of the pieces that `pieces` gives: 100 gives them for nothing. */
  readonly percent: number;
  /** Minor units of the base currency. */
  readonly amount: Minor;
  /** Of so many pieces bought, `get` more are discounted, the cheapest. */
  readonly buy: number;
  readonly get: number;
  readonly tiersBy: TierBasis;
  /** Ascending. */
  readonly steps: readonly TierStep[];
  readonly target: DiscountTarget;
  /** What its goods must be worth before any discount, minor units of the base currency. */
  readonly minimum: Minor;
  /** Whether it may stand beside others; of several that may not, the best one stands alone. */
  readonly combines: boolean;
  /** None means all of the store's. */
  readonly currencies: readonly CurrencyCode[];
  /** First and last day in the store's time zone; null leaves it open. */
  readonly startsOn: Day | null;
  readonly endsOn: Day | null;
  /** With a code alone: browsers cannot know who has ordered what. */
  readonly firstOrderOnly: boolean;
  /** The store's groups of customers that may have it; none means everybody. With a code alone, and never for guests. */
  readonly groups: readonly string[];
  /** How many orders may hold it, of all and of one customer; null means any number. With a code alone. */
  readonly limit: number | null;
  readonly limitPerCustomer: number | null;
  readonly enabled: boolean;
}

export interface Discount extends DiscountRule {
  readonly id: string;
  /** How many single-use codes were made for it. */
  readonly codes: number;
  /** When its rule was saved last, milliseconds since the epoch; 0 where a cart has it, and from before it was kept. */
  readonly updatedAt: number;
}

/** A discount as a cart or an order has it: a snapshot that stays true when the discount changes. */
export interface AppliedDiscount {
  readonly id: string;
  readonly name: LocalizedText;
  readonly code: string;
  readonly kind: DiscountKind;
  /** Off each line, by its position; minor units of the cart's or order's currency, as all below. */
  readonly shares: readonly Minor[];
  /** The sum of the shares. */
  readonly amount: Minor;
  /** Off the delivery charges. */
  readonly delivery: Minor;
}

/**
 * What a code does for a cart. `unavailable` is said alike of one that does not exist, is over or is used up; `better`:
 * another discount takes more off and cannot stand beside it; `nothing`: there is nothing that it could take off.
 */
export type CodeState = 'applied' | 'unavailable' | 'minimum' | 'goods' | 'currency' | 'better' | 'nothing';

/** Codes are the same however they are typed: in small letters, with spaces around them. */
export const normalizeCode = (typed: string): string => typed.normalize('NFKC').trim().toUpperCase();

/** Letters of any script, digits and dashes: it is a document's id as well. */
export const isCode = (text: string): boolean =>
  text.length <= MAX_CODE_LENGTH && /^[\p{L}\p{M}\p{N}-]+$/u.test(text);

/** Whether it applies on this day. */
export const isOpen = (
  { enabled, startsOn, endsOn }: Pick<DiscountRule, 'enabled' | 'startsOn' | 'endsOn'>,
  day: Day,
): boolean => enabled && (startsOn === null || startsOn <= day) && (endsOn === null || day <= endsOn);

/** How a discount stands in the store's list. */
export const DISCOUNT_STATES = ['open', 'scheduled', 'ended', 'off'] as const;
export type DiscountState = (typeof DISCOUNT_STATES)[number];

export function discountState(rule: Parameters<typeof isOpen>[0], day: Day): DiscountState {
  if (!rule.enabled) return 'off';
  if (isOpen(rule, day)) return 'open';
  return rule.startsOn !== null && day < rule.startsOn ? 'scheduled' : 'ended';
}

/** Whether it applies without a code: it is in the store's setting while it is switched on. */
export const isAutomatic = ({ code, singleUse }: Pick<DiscountRule, 'code' | 'singleUse'>): boolean =>
  !code && !singleUse;

/** Whether the orders that hold it must be counted before another may have it. */
export const isLimited = ({
  limit,
  limitPerCustomer,
  firstOrderOnly,
  singleUse,
}: Pick<DiscountRule, 'limit' | 'limitPerCustomer' | 'firstOrderOnly' | 'singleUse'>): boolean =>
  limit !== null || limitPerCustomer !== null || firstOrderOnly || singleUse;
