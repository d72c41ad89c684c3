import { laterConsent } from '@/lib/domain/customers/consent';
import { tallyOf } from '@/lib/domain/customers/tally';
import { parsePerson, type Customer, type Person } from '@/lib/domain/customers/customer';
import {
  addMove,
  courierMove,
  parseCourierMove,
  type CourierBooks,
  type CourierMove,
} from '@/lib/domain/couriers/courier-books';
import { convertMinor, type CurrencyCode, type ExchangeRate } from '@/lib/domain/money/money';
import type { Order, Refund } from '@/lib/domain/orders/order';
import type { UndeliveredReason } from '@/lib/domain/orders/order-status';
import { fieldsOf, filledText, flag, millis, oneOf, requiredIn } from '@/lib/domain/parse/fields';
import { dueOf } from '@/lib/domain/prepaid/order-prepaid';
import { basketChange, parseBaskets, type BasketChange } from '@/lib/domain/bought-together/baskets';
import { addFigures, NOTHING_SOLD, parseFigures } from './figures';
import type { Figures } from './figures';
import { editedFigures, endedFigures, orderFigures, refundFigures } from './order-figures';
import { isDay, type Day } from './store-day';

const ENTRY_KINDS = [
  'placed',
  'edited',
  'ended',
  'refunded',
  'undelivered',
  'refused',
  'collected',
  'paid-out',
  'fee',
] as const;

/** The change that an order's event, a fee or a courier's payout makes to figures and customers. */
export interface LedgerEntry {
  readonly kind: (typeof ENTRY_KINDS)[number];
  /** When it happened, milliseconds since the epoch. */
  readonly at: number;
  /** The day it counts on: the order's, or the day of the cash. */
  readonly day: Day;
  readonly figures: Figures;
  /** Null after the customer was deleted. */
  readonly customer: Person | null;
  /** The shopper caused it, so it counts as their activity. */
  readonly byShopper: boolean;
  /** The shopper agreed to marketing mails at the checkout. */
  readonly consents: boolean;
  /** The change in couriers' cash; null for most events. */
  readonly courier: CourierMove | null;
  /** The change in products bought together; null for most events. */
  readonly baskets: BasketChange | null;
}

const buyerOf = ({ customerId, address }: Order): Person | null =>
  customerId
    ? {
        id: customerId,
        uid: null,
        name: address.fullName,
        email: address.email,
        phone: address.mobileNumber,
      }
    : null;

/** `member`: uid and e-mail address of a shopper with an account; null for a guest. */
export function placedEntry(
  order: Order,
  base: CurrencyCode,
  member: Pick<Person, 'uid' | 'email'> | null,
): LedgerEntry {
  const buyer = buyerOf(order);
  return {
    kind: 'placed',
    at: order.createdAt,
    day: order.day,
    figures: orderFigures(order, base),
    customer: buyer && { ...buyer, ...member },
    byShopper: true,
    consents: order.marketing,
    courier: null,
    baskets: basketChange(null, order),
  };
}

/** An edit from `before` to `after`; it counts for the customer who placed the order. */
export const editedEntry = (
  before: Order,
  after: Order,
  base: CurrencyCode,
  byShopper: boolean,
): LedgerEntry => ({
  kind: 'edited',
  at: after.updatedAt,
  day: before.day,
  figures: editedFigures(before, after, base),
  customer: buyerOf(before),
  byShopper,
  consents: false,
  courier: null,
  baskets: basketChange(before, after),
});

/** An order was cancelled or returned at `at`. `order` is its state before. */
export const endedEntry = (
  order: Order,
  base: CurrencyCode,
  at: number,
  byShopper: boolean,
): LedgerEntry => ({
  kind: 'ended',
  at,
  day: order.day,
  figures: endedFigures(order, base),
  customer: buyerOf(order),
  byShopper,
  consents: false,
  courier: null,
  baskets: basketChange(order, null),
});

/** A parcel came back at `at`; a refused one also counts for its customer. */
export const undeliveredEntry = (order: Order, at: number, why: UndeliveredReason): LedgerEntry => ({
  kind: why === 'refused' ? 'refused' : 'undelivered',
  at,
  day: order.day,
  figures: { ...NOTHING_SOLD, undelivered: 1 },
  customer: buyerOf(order),
  byShopper: false,
  consents: false,
  courier: null,
  baskets: null,
});

/** A refund was made or promised. `order` has the status of that time. */
export const refundedEntry = (order: Order, base: CurrencyCode, refund: Refund): LedgerEntry => ({
  kind: 'refunded',
  at: refund.at,
  day: order.day,
  figures: refundFigures(order, base, refund),
  customer: buyerOf(order),
  byShopper: false,
  consents: false,
  courier: null,
  baskets: null,
});

/** A promised refund failed at `at`: its changes are reversed. */
export function refundFailedEntry(order: Order, base: CurrencyCode, refund: Refund, at: number): LedgerEntry {
  const promised = refundedEntry(order, base, refund);
  return { ...promised, at, figures: addFigures(NOTHING_SOLD, promised.figures, -1) };
}

/** A shopper paid in cash at the door at `at`, on the store's day `day`. */
export function collectedEntry(order: Order, base: CurrencyCode, at: number, day: Day): LedgerEntry {
  const { currency, rate } = order;
  const due = dueOf(order);
  const collected = convertMinor(due, currency, base, 1 / rate);
  return {
    ...{ kind: 'collected', at, day, customer: null, byShopper: false, consents: false, baskets: null },
    figures: { ...NOTHING_SOLD, collected },
    courier: courierMove(currency, { collected: due }),
  };
}

/** A payout arrived or was reversed, with `move`; `rate` is units of its currency per unit of the base currency. */
export function paidOutEntry(
  move: CourierMove,
  {
    base,
    rate,
    at,
    day,
  }: Pick<LedgerEntry, 'at' | 'day'> & { readonly base: CurrencyCode; readonly rate: ExchangeRate },
): LedgerEntry {
  const worth = (amount: number) => convertMinor(amount, move.currency, base, 1 / rate);
  return {
    ...{ kind: 'paid-out', at, day, customer: null, byShopper: false, consents: false, baskets: null },
    figures: { ...NOTHING_SOLD, received: worth(move.received), courierFees: worth(move.fees) },
    courier: move,
  };
}

interface Counted {
  /** Null for a removed customer: the end of an order does not restore them. */
  readonly customer: Customer | null;
  /** The entry's figures, with the customer counted as new or returning. */
  readonly figures: Figures;
}

/** Applies an entry to its customer (null: unknown) and returns its figures. */
function countEntry(entry: LedgerEntry, known: Customer | null): Counted {
  const counted = countOne(entry, known);
  const { customer } = counted;
  if (!customer || !known?.own || entry.customer?.id !== known.id) return counted;
  const own = countOne(entry, { ...known, ...known.own }).customer ?? known.own;
  return { ...counted, customer: { ...customer, own: tallyOf(own) } };
}

function countOne(entry: LedgerEntry, known: Customer | null): Counted {
  const { kind, at, day, figures, customer: person, byShopper } = entry;
  if (kind === 'placed' && person)
    return {
      customer: afterOrder(person, known, entry),
      figures: addFigures(figures, {
        ...NOTHING_SOLD,
        newCustomers: known?.firstOrderAt ? 0 : 1,
        returningCustomers: known?.firstOrderAt && known.lastOrderDay < day ? 1 : 0,
      }),
    };
  if (!known) return { customer: null, figures };
  const lastSeenAt = byShopper ? Math.max(known.lastSeenAt, at) : known.lastSeenAt;
  const refused = known.refused + Number(kind === 'refused');
  return { customer: { ...known, ...spendOf(known, figures), refused, lastSeenAt }, figures };
}

/** Name and contact come from the latest order, except from a duplicate's. */
function afterOrder(person: Person, known: Customer | null, entry: LedgerEntry): Customer {
  const { at, day, figures, consents } = entry;
  const isLatest = !known || at >= known.lastOrderAt;
  const isNamed = isLatest && (!known || known.id === person.id);
  const consent = consents ? ({ given: true, at, source: 'checkout' } as const) : null;
  return {
    ...(known ?? NEVER_ORDERED),
    ...(isNamed ? person : known),
    id: known?.id ?? person.id,
    uid: (known && known.id !== person.id ? known.uid : (person.uid ?? known?.uid)) ?? null,
    ...spendOf(known, figures),
    firstOrderAt: Math.min(known?.firstOrderAt || at, at),
    lastOrderAt: Math.max(known?.lastOrderAt ?? at, at),
    lastSeenAt: Math.max(known?.lastSeenAt ?? at, at),
    lastOrderDay: isLatest ? day : (known?.lastOrderDay ?? day),
    // A consent given with another address does not apply to this customer's.
    consent: laterConsent(known?.consent ?? null, known && known.id !== person.id ? null : consent),
  };
}

const NEVER_ORDERED = {
  refused: 0,
  groups: [],
  groupsOf: null,
  tags: [],
  mergedInto: null,
  duplicates: [],
  own: null,
};

const spendOf = (known: Customer | null, { orders, revenue }: Figures) => ({
  orders: (known?.orders ?? 0) + orders,
  spent: (known?.spent ?? 0) + revenue,
});

/** The changes of all entries to days and couriers' cash, and the customers (by id) afterwards. */
export function countEntries(entries: readonly LedgerEntry[], known: ReadonlyMap<string, Customer>) {
  const customers = new Map(known);
  const days = new Map<Day, Figures>();
  let couriers: CourierBooks = {};
  for (const entry of entries) {
    const id = entry.customer?.id ?? '';
    const duplicate = customers.get(id);
    const counted = countEntry(entry, customers.get(duplicate?.mergedInto?.id ?? id) ?? null);
    if (counted.customer) customers.set(counted.customer.id, counted.customer);
    // A duplicate keeps its own figures, in case the merge is undone.
    if (duplicate?.mergedInto) customers.set(id, countEntry(entry, duplicate).customer ?? duplicate);
    days.set(entry.day, addFigures(days.get(entry.day) ?? NOTHING_SOLD, counted.figures));
    if (entry.courier) couriers = addMove(couriers, entry.courier);
  }
  return { days, customers, couriers };
}

/** Parses a stored entry; kind and day are required (MalformedDocumentError). */
export function parseLedgerEntry(id: string, data: unknown): LedgerEntry {
  const fields = fieldsOf(data);
  const need = requiredIn(`ledger/${id}`, fields);
  return {
    kind: need('kind', (value) => oneOf(ENTRY_KINDS, value)),
    at: need('at', millis),
    day: need('day', (value) => (isDay(value) ? value : undefined)),
    figures: parseFigures(fields.figures),
    customer: parseBuyer(fields.customer),
    byShopper: flag(fields.byShopper) ?? false,
    consents: flag(fields.consents) ?? false,
    courier: parseCourierMove(fields.courier),
    baskets: parseBaskets(fields.baskets),
  };
}

function parseBuyer(value: unknown): Person | null {
  const fields = fieldsOf(value);
  const id = filledText(fields.id);
  return id ? parsePerson(id, fields) : null;
}
