import type { LocalizedText } from '@/lib/domain/locale';
import { fieldsOf, finite, localizedText, millis, oneOf, requiredIn, text } from '@/lib/domain/parse/fields';

/**
 * Kinds of differences. `unsettled`: paid at the card provider, but not here. `missing`: the reverse. `unknown`: a
 * payment without an order. `amount`: the amount differs from the order's. `refund-missing`: refunded here, but not at
 * the provider. `refund-unknown`: the reverse. `refund-waiting`: promised, but not sent. `stock`: pieces without a
 * move. `reservation`: stock held without a reservation, or the reverse. `courier-amount`: a payout differs from the
 * collected cash. `courier-unknown`: a payout for cash that was not due. `courier-missing`: cash without a payout.
 */
export const DIFFERENCE_KINDS = [
  'unsettled',
  'missing',
  'unknown',
  'amount',
  'refund-missing',
  'refund-unknown',
  'refund-waiting',
  'stock',
  'reservation',
  'courier-amount',
  'courier-unknown',
  'courier-missing',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

const NOT_BY_CARD: ReadonlySet<DifferenceKind> = new Set([
  'stock',
  'reservation',
  'courier-amount',
  'courier-unknown',
  'courier-missing',
]);

/** Whether it concerns a payment at the card provider, which can be queried again. */
export const isAboutCard = ({ kind }: { readonly kind: DifferenceKind }): boolean => !NOT_BY_CARD.has(kind);

/** `repaired`: the difference is gone. `explained`: staff gave the reason in `note`. */
export const DIFFERENCE_STATES = ['open', 'repaired', 'explained'] as const;
export type DifferenceState = (typeof DIFFERENCE_STATES)[number];

/** One difference found by a check; fields that do not apply are empty. */
export interface FoundDifference {
  /** Stable: the same difference always has the same id. */
  readonly id: string;
  readonly kind: DifferenceKind;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly paymentId: string;
  readonly productId: string;
  readonly variantId: string;
  /** The product's title with its variant. */
  readonly title: LocalizedText;
  /** The value that we expect and the actual one: minor units of `currency`, or pieces. */
  readonly expected: number;
  readonly found: number;
  readonly currency: string;
}

export interface Difference extends FoundDifference {
  readonly state: DifferenceState;
  /** When it was first found, and when its state last changed; milliseconds since the epoch. */
  readonly since: number;
  readonly at: number;
  readonly note: string;
  /** The uid that explained it. */
  readonly by: string;
}

export const ABOUT_NOTHING: Omit<FoundDifference, 'id' | 'kind'> = {
  orderId: '',
  orderNumber: '',
  paymentId: '',
  productId: '',
  variantId: '',
  title: { en: '', ar: '' },
  expected: 0,
  found: 0,
  currency: '',
};

/** Parses a difference; throws MalformedDocumentError when its kind is missing. */
export function parseDifference(id: string, data: unknown): Difference {
  const fields = fieldsOf(data);
  const need = requiredIn(`difference ${id}`, fields);
  const textOf = (field: string) => text(fields[field]) ?? '';
  return {
    id,
    kind: need('kind', (value) => oneOf(DIFFERENCE_KINDS, value)),
    orderId: textOf('orderId'),
    orderNumber: textOf('orderNumber'),
    paymentId: textOf('paymentId'),
    productId: textOf('productId'),
    variantId: textOf('variantId'),
    title: localizedText(fields.title),
    expected: finite(fields.expected) ?? 0,
    found: finite(fields.found) ?? 0,
    currency: textOf('currency'),
    state: oneOf(DIFFERENCE_STATES, fields.state) ?? 'open',
    since: millis(fields.since) ?? 0,
    at: millis(fields.at) ?? 0,
    note: text(fields.note) ?? '',
    by: text(fields.by) ?? '',
  };
}

/** Limits for displayed closed and stored open differences: more than these have one common cause. */
const MOST_CLOSED = 50;
const MOST_OPEN = 300;

interface Checked {
  /** Current differences. */
  readonly found: readonly FoundDifference[];
  /** Differences that the check repaired. */
  readonly repaired: readonly FoundDifference[];
  /** Ids that were checked again: those not found any more are closed. */
  readonly looked: ReadonlySet<string>;
  readonly at: number;
}

const hasSameFigures = (one: FoundDifference, other: FoundDifference): boolean =>
  one.expected === other.expected && one.found === other.found && one.currency === other.currency;

/** Merges a check's result into the list of differences. An explained one stays so until it changes. */
export function mergeDifferences(
  known: readonly Difference[],
  { found, repaired, looked, at }: Checked,
): Difference[] {
  const byId = new Map(known.map((one) => [one.id, one]));
  for (const id of looked) {
    const before = byId.get(id);
    if (before?.state === 'open') byId.set(id, { ...before, state: 'repaired', at });
  }
  for (const one of repaired) byId.set(one.id, { ...fresh(one, byId.get(one.id), at), state: 'repaired' });
  for (const one of found) {
    const before = known.find(({ id }) => id === one.id);
    // A stock difference is found only once, so a repeated one is additional.
    const stays =
      before && before.state !== 'repaired' && one.kind !== 'stock' && hasSameFigures(before, one);
    byId.set(one.id, stays ? before : fresh(one, before, at));
  }
  const all = [...byId.values()].sort((one, other) => other.at - one.at);
  const open = all.filter(({ state }) => state === 'open').slice(0, MOST_OPEN);
  const closed = all.filter(({ state }) => state !== 'open').slice(0, MOST_CLOSED);
  return [...open, ...closed];
}

const fresh = (one: FoundDifference, before: Difference | undefined, at: number): Difference => ({
  ...one,
  state: 'open',
  since: before?.since ?? at,
  at,
  note: '',
  by: '',
});

/** Adds unexplained pieces to those found before; differences that cancel out are dropped. */
export function mergeStock(
  known: readonly Difference[],
  found: readonly FoundDifference[],
  at: number,
): Difference[] {
  const open = new Map(known.filter(({ state }) => state === 'open').map((one) => [one.id, one]));
  const whole = found.map((one) => {
    const before = open.get(one.id);
    return before ? { ...one, expected: before.expected + (one.expected - before.found) } : one;
  });
  const isLeft = ({ expected, found: there }: FoundDifference) => expected !== there;
  return mergeDifferences(known, {
    found: whole.filter(isLeft),
    repaired: whole.filter((one) => !isLeft(one)),
    looked: new Set(),
    at,
  });
}

export const isOpen = ({ state }: Difference): boolean => state === 'open';
