import type {
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { parseCustomer } from '@/lib/domain/customers/customer';
import type { Customer } from '@/lib/domain/customers/customer';
import type { StoreId } from '@/lib/domain/ids';
import { ok } from '@/lib/domain/result';
import { countEntries, parseLedgerEntry, type LedgerEntry } from '@/lib/domain/stats/ledger';
import { failureOf } from '@/functions/src/failure-of';
import { nullFor } from '@/functions/src/adapters/database/error-code';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { storesWith } from '@/functions/src/adapters/database/stores-with';
import { visitInTurn } from '@/functions/src/adapters/database/visit-in-turn';
import {
  addToCourierBooks,
  addToDay,
  customerDocument,
  fitInCommit,
} from '@/functions/src/adapters/orders/ledger';
import type { Deps } from '@/functions/src/deps';
import type { Log } from '@/functions/src/log';
import { boundDays, readReferrals } from './count-referrals';
import { fittingBaskets, readTogether, writeTogether } from './count-together';
import { queueWeekly } from './queue-weekly';
import { tellOfOrders } from './tell-of-orders';

/**
 * Entries counted in one transaction; fewer where they hold more products than one commit may count
 * (`fitInCommit`).
 */
const ENTRIES_AT_ONCE = 100;
/** gRPC's code of a write to a document that is gone. */
const NOT_FOUND = 5;

type CountDeps = Pick<Deps, 'db' | 'now' | 'runInQueue'>;

interface SweepDeps extends CountDeps {
  readonly log: Pick<Log, 'error'>;
}

interface Awaiting {
  readonly done: Promise<void>;
  /** Entries delivered by triggers, by id, because some come twice. */
  readonly brought: Map<string, QueryDocumentSnapshot>;
  /** Whether the whole ledger is to be counted. */
  looks: boolean;
}

/** Counts that wait to start, by store: they also count the entries that arrive meanwhile. */
const awaiting = new Map<StoreId, Awaiting>();

/**
 * Counts the ledger entry that a trigger delivers, or else every entry of the store: adds it to its day and month, updates its
 * customer, and removes it, in one transaction. A repeated or concurrent call counts an entry once. Up to a hundred entries are
 * counted at a time, so the day's document takes few writes even in a rush.
 */
export function countSales(deps: CountDeps, store: StoreId, entry?: QueryDocumentSnapshot): Promise<void> {
  const begun = awaiting.get(store) ?? begin(deps, store);
  if (entry) begun.brought.set(entry.id, entry);
  else begun.looks = true;
  return begun.done;
}

function begin({ db, now, runInQueue }: CountDeps, store: StoreId): Awaiting {
  const done = runInQueue([collections.ledger(store)], async () => {
    awaiting.delete(store);
    const { looks } = begun;
    const brought = [...begun.brought.values()];
    const isDone = brought.length <= ENTRIES_AT_ONCE && (await count(db, store, brought)) === 'counted';
    if (looks || !isDone) while (await countSome(db, store));
    await queueWeekly({ db, now }, store);
    await tellOfOrders({ db, now }, store);
  });
  const begun: Awaiting = { done, brought: new Map(), looks: false };
  awaiting.set(store, begun);
  return begun;
}

/** Counts the entries of orders whose process died before the count. A store that cannot be counted keeps no other waiting. */
export async function countLeftSales(deps: SweepDeps): Promise<void> {
  const stores = await storesWith(deps.db.collectionGroup('ledger'));
  const visited = new Map([...stores].map((store) => [store, store]));
  const visit = (store: StoreId) =>
    countSales(deps, store).catch((error: unknown) =>
      deps.log.error('The sales of a store could not be counted', { store, error: failureOf(error) }),
    );
  await visitInTurn(deps, { schedule: 'sweepLedger', visited, visit });
}

/**
 * Counts up to a hundred entries; resolves to whether there may be more. Entries are queried outside the transaction, which
 * would otherwise lock out new ones.
 */
async function countSome(db: Firestore, store: StoreId): Promise<boolean> {
  const { docs } = await db.collection(collections.ledger(store)).orderBy('at').limit(ENTRIES_AT_ONCE).get();
  const outcome = await count(db, store, docs);
  if (outcome === 'left') return false;
  return outcome !== 'counted' || docs.length === ENTRIES_AT_ONCE;
}

/**
 * `begun` if they exceeded one commit; `overtaken` if another instance counted one of them first, so that the others have to be
 * queried again; `left` to the schedule if the database is busy or unavailable.
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
 * Counts the first entries, as many as one commit may hold, and resolves to their number. Entries never change, so each only
 * has to exist still when it is removed.
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
  const referrals = await readReferrals(tx, db, store, entries);
  const { length, days, customers, couriers } = countFirst(entries, known);
  const bounded = boundDays(days, referrals);
  writeTogether(tx, db, store, together, entries.slice(0, length));
  for (const [day, figures] of bounded) addToDay(tx, db, store, day, figures);
  addToCourierBooks(tx, db, store, couriers);
  for (const customer of customers.values())
    if (customer !== known.get(customer.id))
      tx.set(db.doc(collections.customer(store, customer.id)), customerDocument(customer));
  for (const { ref } of found.slice(0, length)) tx.delete(ref, { exists: true });
  return length;
}

/** A single entry always fits: a cart has fifty lines at most. */
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
