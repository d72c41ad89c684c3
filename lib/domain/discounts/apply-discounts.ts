import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import { cardStepOf } from '@/lib/domain/money/money';
import { sumOf } from '@/lib/domain/money/sum-of';
import type { Day } from '@/lib/domain/stats/store-day';
import {
  BY_HAND,
  DISCOUNT_KINDS,
  isOpen,
  type AppliedDiscount,
  type CodeState,
  type Discount,
} from './discount';
import { share } from './share';

/** A cart line as discounts need it. */
export interface DiscountedLine {
  readonly productId: string;
  /** Category and sub-category. */
  readonly categoryIds: readonly string[];
  readonly brandId: string;
  readonly quantity: number;
  /** Minor units of the cart's currency, then of the base currency. */
  readonly unitPrice: Minor;
  readonly basePrice: Minor;
  /** The shop's price in the cart's currency, if staff set another. */
  readonly listPrice?: Minor | undefined;
}

interface DiscountedCart {
  readonly lines: readonly DiscountedLine[];
  readonly currency: CurrencyCode;
  /** Minor units of the cart's currency. */
  readonly deliveryCharges: Minor;
  readonly day: Day;
  /** Converts minor units of the base currency to the cart's. */
  readonly convert: (amount: Minor) => Minor;
}

export interface Discounts {
  readonly discounts: readonly AppliedDiscount[];
  /** Off the goods, and off the delivery charges; never more than these. */
  readonly discount: Minor;
  readonly deliveryDiscount: Minor;
  /** The result of the code; null without one. */
  readonly code: CodeState | null;
}

/**
 * The allowed combination with the highest discount: all combinable ones, or a single other one. `automatic` need no
 * code; `code` is the discount of the shopper's code, null when invalid, undefined without a code.
 */
export function applyDiscounts(
  cart: DiscountedCart,
  automatic: readonly Discount[],
  code?: Discount | null,
): Discounts {
  const rules = [...(code ? [code] : []), ...automatic].filter((rule) => fits(rule, cart) === null);
  const combining = rules.filter(({ combines }) => combines);
  const alone = rules.filter(({ combines }) => !combines).map((rule) => [rule]);
  // With equal amounts, the code's discount wins.
  const combinations = [...alone, combining].sort(
    (one, other) => Number(code && other.includes(code)) - Number(code && one.includes(code)),
  );
  const [first, ...others] = combinations.map((combination) => apply(combination, cart));
  const best = others.reduce(
    (one, other) => (worthOf(other) > worthOf(one) ? other : one),
    first ?? { discounts: [], discount: 0, deliveryDiscount: 0 },
  );
  return { ...best, code: code === undefined ? null : codeState(code, best, cart) };
}

type Outcome = Omit<Discounts, 'code'>;

const worthOf = ({ discount, deliveryDiscount }: Outcome): Minor => discount + deliveryDiscount;

function codeState(code: Discount | null, best: Outcome, cart: DiscountedCart): CodeState {
  if (!code) return 'unavailable';
  const reason = fits(code, cart);
  if (reason) return reason;
  if (best.discounts.some(({ id }) => id === code.id)) return 'applied';
  return worthOf(apply([code], cart)) > 0 ? 'better' : 'nothing';
}

/** Why a discount does not apply to the cart; null when it does. */
function fits(rule: Discount, cart: DiscountedCart): CodeState | null {
  if (!isOpen(rule, cart.day)) return 'unavailable';
  if (rule.currencies.length && !rule.currencies.includes(cart.currency)) return 'currency';
  const goods = cart.lines.filter((line) => isTarget(rule, line));
  if (goods.length === 0) return 'goods';
  return baseWorth(goods) < rule.minimum ? 'minimum' : null;
}

/** No rule applies to or counts a line with a staff-set price; only the staff's discount on the whole order does. */
function isTarget({ id, target }: Pick<Discount, 'id' | 'target'>, line: DiscountedLine): boolean {
  if (line.listPrice !== undefined && id !== BY_HAND) return false;
  const { of, ids, except } = target;
  const has = {
    all: true,
    products: ids.includes(line.productId),
    categories: line.categoryIds.some((id) => ids.includes(id)),
    brands: ids.includes(line.brandId),
  }[of];
  return of === 'all' || has !== except;
}

const baseWorth = (lines: readonly DiscountedLine[]): Minor =>
  sumOf(lines, ({ basePrice, quantity }) => basePrice * quantity);

/** Applies all discounts in the order of their kinds, each to what the previous ones left. */
function apply(rules: readonly Discount[], cart: DiscountedCart): Outcome {
  const left = cart.lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  let charges = cart.deliveryCharges;
  const discounts: AppliedDiscount[] = [];
  for (const rule of inOrder(rules)) {
    const shares = rule.kind === 'delivery' ? left.map(() => 0) : sharesOf(rule, cart, left);
    const delivery = rule.kind === 'delivery' ? charges : 0;
    const amount = sumOf(shares, (taken) => taken);
    if (amount + delivery === 0) continue;
    const { id, name, code, kind } = rule;
    discounts.push({ id, name, code, kind, shares, amount, delivery });
    shares.forEach((taken, at) => (left[at] = (left[at] ?? 0) - taken));
    charges -= delivery;
  }
  return {
    discounts,
    discount: sumOf(discounts, ({ amount }) => amount),
    deliveryDiscount: cart.deliveryCharges - charges,
  };
}

const inOrder = (rules: readonly Discount[]): Discount[] =>
  [...rules].sort(
    (one, other) =>
      DISCOUNT_KINDS.indexOf(one.kind) - DISCOUNT_KINDS.indexOf(other.kind) || (one.id < other.id ? -1 : 1),
  );

/** What a discount takes off each line; `left` are the amounts before it. */
function sharesOf(rule: Discount, cart: DiscountedCart, left: readonly Minor[]): Minor[] {
  const step = cardStepOf(cart.currency);
  const eligible = cart.lines.map((line, at) => (isTarget(rule, line) ? (left[at] ?? 0) : 0));
  if (rule.kind === 'pieces') return freePieces(rule, cart, eligible);
  const most = sumOf(eligible, (amount) => amount);
  const wanted =
    rule.kind === 'amount' ? cart.convert(rule.amount) : percentOf(most, percentIn(rule, cart), step);
  return share(Math.min(wanted, most), eligible, step);
}

/** Rounded half up to a whole step. */
const percentOf = (amount: Minor, percent: number, step: Minor): Minor =>
  Math.min(Math.round((amount * percent) / (100 * step)) * step, amount);

function percentIn(rule: Discount, cart: DiscountedCart): number {
  if (rule.kind !== 'tiers') return rule.percent;
  const goods = cart.lines.filter((line) => isTarget(rule, line));
  const measure = rule.tiersBy === 'total' ? baseWorth(goods) : sumOf(goods, ({ quantity }) => quantity);
  return rule.steps.filter(({ from }) => from <= measure).at(-1)?.percent ?? 0;
}

/** The cheapest of the bought pieces: `get` of every `buy + get`. */
function freePieces(
  { buy, get, percent, ...rule }: Discount,
  cart: DiscountedCart,
  left: readonly Minor[],
): Minor[] {
  const step = cardStepOf(cart.currency);
  const goods = cart.lines
    .map((line, at) => ({ ...line, at }))
    .filter((line) => isTarget(rule, line))
    .sort((one, other) => one.unitPrice - other.unitPrice || one.at - other.at);
  const bought = sumOf(goods, ({ quantity }) => quantity);
  let free = get > 0 ? Math.floor(bought / (buy + get)) * get : 0;
  const shares = cart.lines.map(() => 0);
  for (const { at, quantity, unitPrice } of goods) {
    const pieces = Math.min(free, quantity);
    shares[at] = Math.min(percentOf(unitPrice, percent, step) * pieces, left[at] ?? 0);
    free -= pieces;
  }
  return shares;
}
