import type { Minor } from '@/lib/domain/money/money';
import { personTokens, phoneTokens } from '@/lib/domain/orders/lists/order-search';
import { fieldsOf, filledText, finite, listOf, millis, text, type Fields } from '@/lib/domain/parse/fields';
import { isDay, type Day } from '@/lib/domain/stats/store-day';

/** A customer's details in the latest order. */
export interface Person {
  /** Digest of the e-mail address, else of the telephone number; orders carry it as `customerId`. */
  readonly id: string;
  /** Null for a guest. */
  readonly uid: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Somebody who has ordered from a store. Guest or member, one e-mail address is one customer. */
export interface Customer extends Person {
  /** Less those cancelled or returned since. */
  readonly orders: number;
  /** Minor units of the base currency, less what was cancelled, returned or refunded. */
  readonly spent: Minor;
  /** Parcels that were not accepted at the door. */
  readonly refused: number;
  /** Milliseconds since the epoch, as the two below. */
  readonly firstOrderAt: number;
  readonly lastOrderAt: number;
  /** When the customer last did something here: ordered or cancelled. */
  readonly lastSeenAt: number;
  readonly lastOrderDay: Day;
  /** The store's groups that the account `groupsOf` is in. */
  readonly groups: readonly string[];
  readonly groupsOf: string | null;
  /** What the store's people know them by. */
  readonly tags: readonly string[];
}

export const CUSTOMER_SORTS = ['lastSeenAt', 'spent', 'orders'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** One spelling per address, for the digest that makes a customer's id. */
export const normalizeEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

/** Search tokens of a customer, for the `tokens` field; `queryTokens` chooses those of a search. */
export const customerTokens = ({
  name,
  email,
  phone,
  tags,
}: Pick<Customer, 'name' | 'email' | 'phone' | 'tags'>): string[] => [
  ...new Set([
    ...personTokens(name, email),
    ...phoneTokens(phone),
    ...tags.flatMap((tag) => personTokens(tag, '')),
  ]),
];

/** A person from the fields of a stored map or document. */
export const parsePerson = (id: string, { uid, name, email, phone }: Fields): Person => ({
  id,
  uid: filledText(uid) ?? null,
  name: text(name) ?? '',
  email: text(email) ?? '',
  phone: text(phone) ?? '',
});

/** A customer from the stored document. */
export function parseCustomer(id: string, data: unknown): Customer {
  const fields = fieldsOf(data);
  return {
    ...parsePerson(id, fields),
    orders: finite(fields.orders) ?? 0,
    spent: finite(fields.spent) ?? 0,
    refused: finite(fields.refused) ?? 0,
    firstOrderAt: millis(fields.firstOrderAt) ?? 0,
    lastOrderAt: millis(fields.lastOrderAt) ?? 0,
    lastSeenAt: millis(fields.lastSeenAt) ?? 0,
    lastOrderDay: isDay(fields.lastOrderDay) ? fields.lastOrderDay : '',
    groups: listOf(fields.groups, filledText),
    groupsOf: filledText(fields.groupsOf) ?? null,
    tags: listOf(fields.tags, filledText),
  };
}
