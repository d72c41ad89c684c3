import { parseAuditEntry, type AuditEntry } from '@/lib/domain/audit/audit-entry';
import type { AuditKind } from '@/lib/domain/audit/audit-kinds';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';
import { newestPage, type NewestCursor } from './newest-page';

export const AUDIT_PAGE_SIZE = 25;

/** Which entries to read; empty texts and null mean all. */
export interface AuditFilter {
  /** The uid of the person who acted. */
  readonly by: string;
  readonly kind: AuditKind | '';
  /** Milliseconds since the epoch, `until` not included. */
  readonly since: number | null;
  readonly until: number | null;
}

/** A page of the log after `after`, newest first, live, with one more than is shown. */
export const watchAudit = (
  store: StoreId,
  { by, kind, since, until }: AuditFilter,
  after: NewestCursor | null,
  onNext: (entries: AuditEntry[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    (sdk, db) => {
      const { collection, query, where, Timestamp } = sdk;
      const entries = query(
        collection(db, collections.audit(store)),
        ...(by ? [where('by.uid', '==', by)] : []),
        ...(kind ? [where('kind', '==', kind)] : []),
        ...(since === null ? [] : [where('at', '>=', Timestamp.fromMillis(since))]),
        ...(until === null ? [] : [where('at', '<', Timestamp.fromMillis(until))]),
      );
      return newestPage(sdk, entries, after, { by: 'at', size: AUDIT_PAGE_SIZE });
    },
    parseAuditEntry,
    onNext,
    onError,
  );
