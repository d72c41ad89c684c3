import { personTokens, phoneTokens } from '@/lib/domain/orders/lists/order-search';
import { fieldsOf, filledText, listOf, text, type Fields } from '@/lib/domain/parse/fields';

import { parseConsent, type Consent } from './consent';
import { parseMergedInto, type MergedInto } from './merged-into';
import { parseTally, type Tally } from './tally';

/** A customer's details in the latest order. */
export interface Person {
  /** Digest of the e-mail address, else of the phone number; orders store it as `customerId`. */
  readonly id: string;
  /** Null for a guest. */
  readonly uid: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/**
 * A person who ordered from a store or agreed to marketing mails. One e-mail address is one customer, guest or member.
 */
export interface Customer extends Person, Tally {
  /** The store's groups of the account `groupsOf`. */
  readonly groups: readonly string[];
  readonly groupsOf: string | null;
  /** Consent to marketing mails; null without an answer. */
  readonly consent: Consent | null;
  /** Staff's tags for the customer. */
  readonly tags: readonly string[];
  /** Set for a duplicate: lists hide it, and it counts only its own orders. */
  readonly mergedInto: MergedInto | null;
  /** Ids of the records that were merged into this one. */
  readonly duplicates: readonly string[];
  /** Its own figures, without its duplicates'; null without duplicates. */
  readonly own: Tally | null;
}

export const CUSTOMER_SORTS = ['lastSeenAt', 'spent', 'orders'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** Normalizes an address for the digest that makes a customer's id. */
export const normalizeEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

/** Search tokens of a customer, for the `tokens` field; `queryTokens` chooses the tokens of a search. */
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

/** Parses a person from a stored map or document. */
export const parsePerson = (id: string, { uid, name, email, phone }: Fields): Person => ({
  id,
  uid: filledText(uid) ?? null,
  name: text(name) ?? '',
  email: text(email) ?? '',
  phone: text(phone) ?? '',
});

/** Parses a stored customer. A duplicate's fields are one level deeper, so that sorted lists do not find it. */
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
