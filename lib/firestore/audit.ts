import { parseAuditEntry, type AuditEntry } from '@/lib/domain/audit/audit-entry';
import type { AuditKind } from '@/lib/domain/audit/audit-kinds';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';

export const AUDIT_PAGE_SIZE = 25;

/** Which entries to read; empty texts and null mean all. */
export interface AuditFilter {
  /** The uid of who acted. */
  readonly by: string;
  readonly kind: AuditKind | '';
  /** Milliseconds since the epoch, `until` not included. */
  readonly since: number | null;
  readonly until: number | null;
}

/** Where a page ended. */
export interface AuditCursor {
  readonly at: number;
  readonly id: string;
}

/** A page of the log after `after`, newest first, live, with one more than is shown. */
export const watchAudit = (
  store: StoreId,
  { by, kind, since, until }: AuditFilter,
  after: AuditCursor | null,
  onNext: (entries: AuditEntry[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    ({ collection, documentId, limit, orderBy, query, startAfter, Timestamp, where }, db) =>
      query(
        collection(db, collections.audit(store)),
        ...(by ? [where('by.uid', '==', by)] : []),
        ...(kind ? [where('kind', '==', kind)] : []),
        ...(since === null ? [] : [where('at', '>=', Timestamp.fromMillis(since))]),
        ...(until === null ? [] : [where('at', '<', Timestamp.fromMillis(until))]),
        orderBy('at', 'desc'),
        orderBy(documentId(), 'desc'),
        ...(after ? [startAfter(Timestamp.fromMillis(after.at), after.id)] : []),
        limit(AUDIT_PAGE_SIZE + 1),
      ),
    parseAuditEntry,
    onNext,
    onError,
  );
