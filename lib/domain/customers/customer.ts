import { personTokens, phoneTokens } from '@/lib/domain/orders/lists/order-search';
import { fieldsOf, filledText, listOf, text, type Fields } from '@/lib/domain/parse/fields';

import { parseConsent, type Consent } from './consent';
import { parseMergedInto, type MergedInto } from './merged-into';
import { parseTally, type Tally } from './tally';

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

/** Somebody who has ordered from a store, or agreed to its offers. Guest or member, one e-mail address is one customer. */
export interface Customer extends Person, Tally {
  /** The store's groups that the account `groupsOf` is in. */
  readonly groups: readonly string[];
  readonly groupsOf: string | null;
  /** Whether the store may write to them about offers; null for who never said so. */
  readonly consent: Consent | null;
  /** What the store's people know them by. */
  readonly tags: readonly string[];
  /** Set for a duplicate: no list shows it, and it counts its own orders alone. */
  readonly mergedInto: MergedInto | null;
  /** Ids of the records that were merged into this one. */
  readonly duplicates: readonly string[];
  /** Its figures without theirs; null where there are none. */
  readonly own: Tally | null;
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

/** A customer from the stored document. A duplicate lies one level lower, so that no list that sorts finds it. */
export function parseCustomer(id: string, data: unknown): Customer {
  const stored = fieldsOf(data);
  const mergedInto = parseMergedInto(stored.mergedInto);
  const fields = mergedInto ? { ...fieldsOf(stored.duplicate), uid: stored.uid } : stored;
  return {
    ...parsePerson(id, fields),
    ...parseTally(fields),
    groups: listOf(fields.groups, filledText),
    groupsOf: filledText(fields.groupsOf) ?? null,
    consent: parseConsent(fields.consent),
    tags: listOf(fields.tags, filledText),
    mergedInto,
    duplicates: listOf(fields.duplicates, filledText),
    own: fields.own ? parseTally(fieldsOf(fields.own)) : null,
  };
}
