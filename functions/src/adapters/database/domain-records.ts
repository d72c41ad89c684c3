import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { domainChanges, type DomainRecords, type WantedHosts } from '@/lib/domain/tenancy/domain-changes';
import { parseDomainRecord } from '@/lib/domain/tenancy/domain-record';
import { invalidateEveryPage } from './invalidate-pages';

interface StoreDomains {
  readonly held: DomainRecords;
  /** Those of the asked hosts that another store holds. */
  readonly taken: ReadonlySet<string>;
}

/** Reads a store's hosts, and who holds the hosts that it wants: the transaction fails if another store gets one meanwhile. */
export async function readDomains(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  wanted: readonly string[],
): Promise<StoreDomains> {
  const { docs } = await tx.get(db.collection(collections.domains()).where('storeId', '==', store));
  const found = wanted.length
    ? await tx.getAll(...wanted.map((host) => db.doc(collections.domain(host))))
    : [];
  const held = docs.flatMap((doc) => {
    const record = parseDomainRecord(doc.data());
    return record ? [[doc.id, record] as const] : [];
  });
  const foreign = found.filter((doc) => doc.exists && doc.get('storeId') !== store);
  return { held: new Map(held), taken: new Set(foreign.map(({ id }) => id)) };
}

/**
 * Writes a store's hosts with the commit of `tx`, and invalidates its pages if any changed, which it returns. `wanted` names no
 * host that is taken.
 */
export function writeDomains(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  held: DomainRecords,
  wanted: WantedHosts,
): boolean {
  const changes = domainChanges(store, held, wanted);
  for (const [host, record] of changes) {
    const ref = db.doc(collections.domain(host));
    if (record) tx.set(ref, record);
    else tx.delete(ref);
  }
  if (changes.size) invalidateEveryPage(tx, db, store);
  return changes.size > 0;
}
