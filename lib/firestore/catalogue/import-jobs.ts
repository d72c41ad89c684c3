import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { count } from '@/lib/domain/parse/fields';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';

/** A confirmed import that is not finished yet, or was stopped because it failed too often. */
export interface RunningImport {
  readonly id: string;
  readonly isStopped: boolean;
  readonly total: number;
  readonly applied: number;
}

export const watchRunningImports = (
  store: StoreId,
  onNext: (jobs: RunningImport[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    ({ collection, limit, query, where }, db) =>
      query(
        collection(db, collections.imports(store)),
        where('state', 'in', ['committing', 'stopped']),
        limit(5),
      ),
    (id, data) => ({
      ...{ id, isStopped: data.state === 'stopped' },
      ...{ total: count(data.total) ?? 0, applied: count(data.applied) ?? 0 },
    }),
    onNext,
    onError,
  );
