import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Day, DayRange } from '@/lib/domain/stats/store-day';
import { parseVisitDay, type VisitDay } from '@/lib/domain/visits/visit-day';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';

/** A quarter of a year. */
const MOST_DAYS = 92;

/** The visits of the days in `range` that have any, live. */
export function watchVisits(
  store: StoreId,
  { from, to }: DayRange,
  onNext: (days: ReadonlyMap<Day, VisitDay>) => void,
  onError: OnError,
): Stop {
  return watchQuery(
    ({ collection, documentId, endAt, limit, orderBy, query, startAt }, db) =>
      query(
        collection(db, collections.visitDays(store)),
        orderBy(documentId()),
        startAt(from),
        endAt(to),
        limit(MOST_DAYS),
      ),
    (day, data) => [day, parseVisitDay(data)] as const,
    (days) => onNext(new Map(days)),
    onError,
  );
}
