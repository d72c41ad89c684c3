import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { parsePhone } from '@/lib/domain/address/phone';
import { collections } from '@/lib/domain/collections';
import { parseCustomer, type Customer } from '@/lib/domain/customers/customer';
import type { ImportedCustomer } from '@/lib/domain/customers/import/imported-customer';
import type { StoreId } from '@/lib/domain/ids';
import { customerKey } from '@/functions/src/adapters/tokens/digest';

/** Firestore compares a field with at most thirty values. */
const VALUES_AT_ONCE = 30;
/** Last digits of a number, which a customer's search tokens contain however the number was typed. */
const TOKEN_DIGITS = 9;
/** Customers of one telephone number; a family may share one, and its first customer is taken. */
const MOST_OF_PHONE = 5;

interface Known {
  readonly people: ReadonlyMap<string, Customer>;
  /** Ids by telephone number, E.164. */
  readonly byPhone: ReadonlyMap<string, string>;
}

/**
 * The customers of these rows that the store knows by e-mail address or telephone number, and those they were merged into.
 * `country` applies to numbers without a country code.
 */
export async function readKnown(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  rows: readonly ImportedCustomer[],
  country: string,
): Promise<Known> {
  const refOf = (id: string) => db.doc(collections.customer(store, id));
  const ids = [...new Set(rows.map(({ email, phone }) => customerKey(email || phone)))];
  const own = await tx.getAll(...ids.map(refOf));
  const phones = [...new Set(rows.flatMap(({ phone }) => phone || []))];
  const sharing: Customer[] = [];
  for (let start = 0; start < phones.length; start += VALUES_AT_ONCE) {
    const ends = phones.slice(start, start + VALUES_AT_ONCE).map((phone) => phone.slice(-TOKEN_DIGITS));
    const customers = db.collection(collections.customers(store)).where('tokens', 'array-contains-any', ends);
    const { docs } = await tx.get(customers.limit(ends.length * MOST_OF_PHONE));
    sharing.push(...docs.map((doc) => parseCustomer(doc.id, doc.data())));
  }
  const found = own.filter(({ exists }) => exists).map((doc) => parseCustomer(doc.id, doc.data()));
  const people = new Map([...found, ...sharing].map((customer) => [customer.id, customer]));
  const merged = [...people.values()].flatMap(({ mergedInto }) => mergedInto?.id ?? []);
  const left = [...new Set(merged)].filter((id) => !people.has(id)).map(refOf);
  for (const doc of left.length > 0 ? await tx.getAll(...left) : [])
    if (doc.exists) people.set(doc.id, parseCustomer(doc.id, doc.data()));
  const byPhone = new Map<string, string>();
  for (const { id, phone } of sharing) {
    const spelt = parsePhone(phone, country);
    if (spelt.ok && !byPhone.has(spelt.value)) byPhone.set(spelt.value, id);
  }
  return { people, byPhone };
}
