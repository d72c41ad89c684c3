import type { LocalizedText } from '@/lib/domain/locale';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import type { Day } from '@/lib/domain/stats/store-day';

/** In order of application: free pieces, percentages, amounts, delivery. */
export const DISCOUNT_KINDS = ['pieces', 'percent', 'tiers', 'amount', 'delivery'] as const;
type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** What the steps of `tiers` count: the goods' value in minor units of the base currency, or their pieces. */
export const TIER_BASES = ['total', 'pieces'] as const;
export type TierBasis = (typeof TIER_BASES)[number];

/** The id of a staff discount on one order. */
export const BY_HAND = 'by-hand';

export const TARGETS = ['all', 'products', 'categories', 'brands'] as const;
export type TargetKind = (typeof TARGETS)[number];

export const MAX_CODE_LENGTH = 40;
export const MAX_TIERS = 10;
export const MAX_TARGETS = 100;
/** Discounts per page of the admin's list. */
export const MOST_COUNTED = 100;
/** Single-use codes of one discount, per creating request, and per page of the list. */
export const MAX_SINGLE_CODES = 5000;
export const CODES_AT_ONCE = 400;
/** Limited because they are part of the store's setting on every page. */
export const MAX_AUTOMATIC = 20;

export interface TierStep {
  /** The lowest total or number of pieces of this step. */
  readonly from: number;
  readonly percent: number;
}

interface DiscountTarget {
  readonly of: TargetKind;
  /** Empty for `all`. */
  readonly ids: readonly string[];
  /** Excluded goods. */
  readonly except: boolean;
}

/** The rule of a discount. Fields that its kind does not use stay zero. */
export interface DiscountRule {
  /** The label for shoppers. */
  readonly name: LocalizedText;
  /** Empty without a code; else normalized by `normalizeCode`. */
  readonly code: string;
  /** Applies with single-use codes, created in batches; the rule's own `code` is then empty. */
  readonly singleUse: boolean;
  readonly kind: DiscountKind;
  /** For `percent`, and for the pieces that `pieces` gives: 100 makes them free. */
  readonly percent: number;
  /** Minor units of the base currency. */
  readonly amount: Minor;
  /** For every `buy` pieces bought, `get` more are discounted: the cheapest ones. */
  readonly buy: number;
  readonly get: number;
  readonly tiersBy: TierBasis;
  /** Ascending. */
  readonly steps: readonly TierStep[];
  readonly target: DiscountTarget;
  /** The minimum value of its goods before discounts, minor units of the base currency. */
  readonly minimum: Minor;
  /** Whether it combines with others; of several that do not, only the best applies. */
  readonly combines: boolean;
  /** Empty means all of the store's. */
  readonly currencies: readonly CurrencyCode[];
  /** First and last day in the store's time zone; null leaves a side open. */
  readonly startsOn: Day | null;
  readonly endsOn: Day | null;
  /** Needs a code, because browsers do not know past orders. */
  readonly firstOrderOnly: boolean;
  /** The store's customer groups that may use it; empty means everybody. Needs a code; never for guests. */
  readonly groups: readonly string[];
  /** The maximum number of orders, in total and per customer; null means unlimited. Needs a code. */
  readonly limit: number | null;
  readonly limitPerCustomer: number | null;
  readonly enabled: boolean;
}

export interface Discount extends DiscountRule {
  readonly id: string;
  /** The number of its single-use codes. */
  readonly codes: number;
  /** When the rule was last saved, milliseconds since the epoch; 0 in carts and for older discounts. */
  readonly updatedAt: number;
}

/** A discount as applied to a cart or an order: a snapshot, unaffected by later changes. */
export interface AppliedDiscount {
  readonly id: string;
  readonly name: LocalizedText;
  readonly code: string;
  readonly kind: DiscountKind;
  /** Off each line, by position; minor units of the cart's or order's currency, like all below. */
  readonly shares: readonly Minor[];
  /** The sum of the shares. */
  readonly amount: Minor;
  /** Off the delivery charges. */
  readonly delivery: Minor;
}

/**
 * The result of a code on a cart. `unavailable`: the code does not exist, expired or is used up; `better`: another
 * discount is higher and does not combine; `nothing`: there is nothing to discount.
 */
export type CodeState = 'applied' | 'unavailable' | 'minimum' | 'goods' | 'currency' | 'better' | 'nothing';

/** Normalizes a code: case and surrounding spaces do not matter. */
export const normalizeCode = (typed: string): string => typed.normalize('NFKC').trim().toUpperCase();

/** Letters of any script, digits and dashes: a code is also a document id. */
export const isCode = (text: string): boolean =>
  text.length <= MAX_CODE_LENGTH && /^[\p{L}\p{M}\p{N}-]+$/u.test(text);

/** Whether it is valid on this day. */
export const isOpen = (
  { enabled, startsOn, endsOn }: Pick<DiscountRule, 'enabled' | 'startsOn' | 'endsOn'>,
  day: Day,
): boolean => enabled && (startsOn === null || startsOn <= day) && (endsOn === null || day <= endsOn);

/** The state of a discount in the store's list. */
export const DISCOUNT_STATES = ['open', 'scheduled', 'ended', 'off'] as const;
export type DiscountState = (typeof DISCOUNT_STATES)[number];

export function discountState(rule: Parameters<typeof isOpen>[0], day: Day): DiscountState {
  if (!rule.enabled) return 'off';
  if (isOpen(rule, day)) return 'open';
  return rule.startsOn !== null && day < rule.startsOn ? 'scheduled' : 'ended';
}

/** Whether it applies without a code: the store's setting contains it while it is enabled. */
export const isAutomatic = ({ code, singleUse }: Pick<DiscountRule, 'code' | 'singleUse'>): boolean =>
  !code && !singleUse;

/** Whether its uses must be counted before another order may get it. */
export const isLimited = ({
  limit,
  limitPerCustomer,
  firstOrderOnly,
  singleUse,
}: Pick<DiscountRule, 'limit' | 'limitPerCustomer' | 'firstOrderOnly' | 'singleUse'>): boolean =>
  limit !== null || limitPerCustomer !== null || firstOrderOnly || singleUse;
