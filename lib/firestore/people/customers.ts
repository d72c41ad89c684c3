import { collections } from '@/lib/domain/collections';
import { parseCustomer, type Customer, type CustomerSort } from '@/lib/domain/customers/customer';
import { parseGroupNames } from '@/lib/domain/customers/groups';
import type { StoreId } from '@/lib/domain/ids';
import { queryTokens } from '@/lib/domain/orders/lists/order-search';
import { ok, type Result } from '@/lib/domain/result';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/listeners';
import { readOnce } from '@/lib/firestore/read-once';
import { parseAll } from '@/lib/firestore/parse-all';

const CUSTOMER_PAGE_SIZE = 25;

/** Where a page ended: the last customer's sort value (milliseconds for times) and id. */
export interface CustomerCursor {
  readonly value: number;
  readonly id: string;
}

export interface CustomerPage {
  readonly customers: Customer[];
  /** Null on the last page. */
  readonly next: CustomerCursor | null;
}

export interface CustomerFilter {
  readonly sort: CustomerSort;
  /** Search text; empty for all. */
  readonly q: string;
  /** Only those to whom the store may write about offers. */
  readonly agreed: boolean;
}

/** A page of customers after `after` (null for the first), by `sort`, descending; none while the search is too short. */
export function readCustomerPage(
  store: StoreId,
  { sort, q, agreed }: CustomerFilter,
  after: CustomerCursor | null,
): Promise<Result<CustomerPage>> {
  const tokens = queryTokens(q);
  if (q.trim() && tokens.length === 0) return Promise.resolve(ok({ customers: [], next: null }));
  return readOnce(async (sdk, db) => {
    const { collection, documentId, getDocs, limit, orderBy, query, startAfter, Timestamp, where } = sdk;
    const start = ({ value, id }: CustomerCursor) =>
      startAfter(sort === 'lastSeenAt' ? Timestamp.fromMillis(value) : value, id);
    const page = query(
      collection(db, collections.customers(store)),
      ...(tokens.length > 0 ? [where('tokens', 'array-contains-any', tokens)] : []),
      ...(agreed ? [where('consent.given', '==', true)] : []),
      orderBy(sort, 'desc'),
      orderBy(documentId(), 'desc'),
      ...(after ? [start(after)] : []),
      limit(CUSTOMER_PAGE_SIZE + 1),
    );
    const found = parseAll((await getDocs(page)).docs, parseCustomer);
    const customers = found.slice(0, CUSTOMER_PAGE_SIZE);
    const last = found.length > customers.length ? customers.at(-1) : undefined;
    return { customers, next: last ? { value: last[sort], id: last.id } : null };
  });
}

/** The names of the store's groups of customers. */
export const readCustomerGroups = (store: StoreId): Promise<Result<string[]>> =>
  readOnce(async ({ doc, getDoc }, db) =>
    parseGroupNames((await getDoc(doc(db, collections.customerGroups(store)))).data()),
  );

/** One customer, live; null for somebody who never ordered or whose data was deleted. */
export const watchCustomer = (
  store: StoreId,
  id: string,
  onNext: (customer: Customer | null) => void,
  onError: OnError,
): Stop => watchDocument(collections.customer(store, id), parseCustomer, onNext, onError);
