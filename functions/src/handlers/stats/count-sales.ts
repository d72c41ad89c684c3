import type {
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { parseCustomer } from '@/lib/domain/customers/customer';
import type { Customer } from '@/lib/domain/customers/customer';
import { storeId } from '@/lib/domain/ids';
import type { StoreId } from '@/lib/domain/ids';
import { ok } from '@/lib/domain/result';
import { countEntries, parseLedgerEntry, type LedgerEntry } from '@/lib/domain/stats/ledger';
import { nullFor } from '@/functions/src/adapters/database/error-code';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import {
  addToCourierBooks,
  addToDay,
  customerDocument,
  fitInCommit,
} from '@/functions/src/adapters/orders/ledger';
import type { Deps } from '@/functions/src/deps';
import { fittingBaskets, readTogether, writeTogether } from './count-together';

/**
 * Entries counted in one transaction; fewer where they hold more products than one commit may count
 * (`fitInCommit`).
 */
const ENTRIES_AT_ONCE = 100;
/** gRPC's code of a write to a document that is gone. */
const NOT_FOUND = 5;
/** Entries that a sweep looks at; the next one finds the rest. */
const SWEPT_AT_ONCE = 500;

type CountDeps = Pick<Deps, 'db' | 'runInQueue'>;

interface Awaiting {
  readonly done: Promise<void>;
  /** What triggers brought, by id: some bring an entry twice. */
  readonly brought: Map<string, QueryDocumentSnapshot>;
  /** Whether somebody wants the ledger looked through. */
  looks: boolean;
}

/** Counts that have not begun, by store: entries that arrive meanwhile are counted by them and need no other. */
const awaiting = new Map<StoreId, Awaiting>();

/**
 * Counts the entry of the store's ledger that a trigger brings, else every one there: adds it to its day and month,
 * brings its customer up to date, and removes it, all in one transaction. Delivered twice or begun by two at once, an
 * entry counts once. A rush of orders is counted up to a hundred at a time, so the document of the day takes few writes
 * however many orders there are.
 */
export function countSales(deps: CountDeps, store: StoreId, entry?: QueryDocumentSnapshot): Promise<void> {
  const begun = awaiting.get(store) ?? begin(deps, store);
  if (entry) begun.brought.set(entry.id, entry);
  else begun.looks = true;
  return begun.done;
}

function begin({ db, runInQueue }: CountDeps, store: StoreId): Awaiting {
  const done = runInQueue([collections.ledger(store)], async () => {
    awaiting.delete(store);
    const { looks } = begun;
    const brought = [...begun.brought.values()];
    const isDone = brought.length <= ENTRIES_AT_ONCE && (await count(db, store, brought)) === 'counted';
    if (looks || !isDone) while (await countSome(db, store));
  });
  const begun: Awaiting = { done, brought: new Map(), looks: false };
  awaiting.set(store, begun);
  return begun;
}

/** Counts what was left behind by a process that ended between an order and its count. */
export async function countLeftSales(deps: CountDeps): Promise<void> {
  const { docs } = await deps.db.collectionGroup('ledger').limit(SWEPT_AT_ONCE).get();
  const stores = new Set(docs.flatMap(({ ref }) => ref.parent.parent?.id ?? []));
  await Promise.all([...stores].map((id) => countSales(deps, storeId(id))));
}

/**
 * Counts up to a hundred entries; resolves to whether there may be more. Looked for outside the transaction, which would
 * otherwise lock the place where new entries arrive.
 */
async function countSome(db: Firestore, store: StoreId): Promise<boolean> {
  const { docs } = await db.collection(collections.ledger(store)).orderBy('at').limit(ENTRIES_AT_ONCE).get();
  const outcome = await count(db, store, docs);
  if (outcome === 'left') return false;
  return outcome !== 'counted' || docs.length === ENTRIES_AT_ONCE;
}

/**
 * `begun` when they were too much for one commit; `overtaken` when another instance counted one of them first, so that
 * the others have to be looked for again; `left` to the schedule by a database that is busy or away.
 */
async function count(
  db: Firestore,
  store: StoreId,
  found: readonly QueryDocumentSnapshot[],
): Promise<'counted' | 'begun' | 'overtaken' | 'left'> {
  if (found.length === 0) return 'counted';
  const counted = await inTransaction(db, async (tx) => ok(await countIn(tx, db, store, found))).catch(
    nullFor([NOT_FOUND]),
  );
  if (!counted) return 'overtaken';
  if (!counted.ok) return 'left';
  return counted.value === found.length ? 'counted' : 'begun';
}

/**
 * Counts as many from the first on as one commit may, and says how many. Entries never change, so it is enough that each
 * is still there when it is removed.
 */
async function countIn(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  found: readonly QueryDocumentSnapshot[],
): Promise<number> {
  const entries = fittingBaskets(found.map((snapshot) => parseLedgerEntry(snapshot.id, snapshot.data())));
  const ids = [...new Set(entries.flatMap(({ customer }) => customer?.id ?? []))];
  const customerRefs = ids.map((id) => db.doc(collections.customer(store, id)));
  const named = customersOf(ids.length > 0 ? await tx.getAll(...customerRefs) : []);
  const others = [...named.values()]
    .flatMap(({ mergedInto }) => mergedInto?.id ?? [])
    .filter((id) => !named.has(id));
  const known = new Map([
    ...named,
    ...customersOf(
      others.length > 0
        ? await tx.getAll(...[...new Set(others)].map((id) => db.doc(collections.customer(store, id))))
        : [],
    ),
  ]);
  const together = await readTogether(tx, db, store, entries);
  const { length, days, customers, couriers } = countFirst(entries, known);
  writeTogether(tx, db, store, together, entries.slice(0, length));
  for (const [day, figures] of days) addToDay(tx, db, store, day, figures);
  addToCourierBooks(tx, db, store, couriers);
  for (const customer of customers.values())
    if (customer !== known.get(customer.id))
      tx.set(db.doc(collections.customer(store, customer.id)), customerDocument(customer));
  for (const { ref } of found.slice(0, length)) tx.delete(ref, { exists: true });
  return length;
}

/** An entry alone always fits: a cart has fifty lines at most. */
function countFirst(
  entries: readonly LedgerEntry[],
  known: ReadonlyMap<string, Customer>,
): ReturnType<typeof countEntries> & { readonly length: number } {
  const { length } = entries;
  const counted = countEntries(entries, known);
  if (length === 1 || fitInCommit(counted.days)) return { ...counted, length };
  return countFirst(entries.slice(0, Math.ceil(length / 2)), known);
}

function customersOf(snapshots: readonly DocumentSnapshot[]): Map<string, Customer> {
  const known = snapshots.filter(({ exists }) => exists);
  return new Map(known.map((snapshot) => [snapshot.id, parseCustomer(snapshot.id, snapshot.data())]));
}
