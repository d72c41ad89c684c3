import { adminPaths } from '@/lib/admin-paths';
import { AUDIT_KINDS, type AuditKind } from '@/lib/domain/audit/audit-kinds';
import { DOCUMENT_ID } from '@/lib/domain/ids';
import { queryText } from '@/lib/domain/parse/query-text';
import { momentsOf } from '@/lib/domain/stats/day-moments';
import { isDay, type Day } from '@/lib/domain/stats/store-day';
import type { AuditFilter } from '@/lib/firestore/logs/audit';
import { useAddress } from '@/lib/hooks/browser/use-address';

export interface ActivityQuery {
  /** A person's uid; empty for everybody. */
  readonly by: string;
  readonly kind: AuditKind | '';
  /** The first and last day in the store's calendar, both included. */
  readonly from: Day | '';
  readonly to: Day | '';
}

/** The log's filters in the address, and how to change them. */
export function useActivityQuery() {
  const { query: raw, isReady, go } = useAddress();
  const text = queryText(raw);
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  const query: ActivityQuery = {
    by: DOCUMENT_ID.test(text('by')) ? text('by') : '',
    kind: AUDIT_KINDS.find((kind) => kind === text('kind')) ?? '',
    from: day('from'),
    to: day('to'),
  };
  const change = (changes: Partial<ActivityQuery>) => {
    const chosen = Object.entries({ ...query, ...changes }).filter(([, value]) => value);
    go('replace', { pathname: adminPaths.activity, query: Object.fromEntries(chosen) });
  };
  return { query, isReady, change };
}

export const NO_FILTER: ActivityQuery = { by: '', kind: '', from: '', to: '' };

export const auditFilter = ({ by, kind, from, to }: ActivityQuery, timeZone: string): AuditFilter => ({
  by,
  kind,
  ...momentsOf({ from, to }, timeZone),
});
