import { collections } from '@/lib/domain/collections';
import { parseTaxMonth, type TaxMonthRow } from '@/lib/domain/invoices/tax-month';
import type { StoreId } from '@/lib/domain/ids';
import { parseFigures, parseParts, type Figures, type Parts } from '@/lib/domain/stats/figures';
import { parseMonth, type DayFigures } from '@/lib/domain/stats/month';
import { readPlan } from '@/lib/domain/stats/product-reads';
import { monthOf, type Day, type DayRange, type Month } from '@/lib/domain/stats/store-day';
import type { Result } from '@/lib/domain/result';
import { watchDocument, watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';
import { readOnce } from '@/lib/firestore/read-once';

/** Two years and the two before them. */
const MOST_MONTHS = 50;

/** The figures of every day with sales in the months of `range`, live: one document for each month. */
export function watchMonths(
  store: StoreId,
  { from, to }: DayRange,
  onNext: (days: DayFigures) => void,
  onError: OnError,
): Stop {
  return watchQuery(
    ({ collection, documentId, endAt, limit, orderBy, query, startAt }, db) =>
      query(
        collection(db, collections.statsMonths(store)),
        orderBy(documentId()),
        startAt(monthOf(from)),
        endAt(monthOf(to)),
        limit(MOST_MONTHS),
      ),
    (_, data) => parseMonth(data),
    (months) => onNext(new Map(months.flatMap((month) => [...month]))),
    onError,
  );
}

/** One day with its products, live; `null` before its first order. */
export function watchDay(
  store: StoreId,
  day: Day,
  onNext: (figures: Figures | null) => void,
  onError: OnError,
): Stop {
  return watchDocument(collections.stats(store, day), (_, data) => parseFigures(data), onNext, onError);
}

/** The VAT of the months that `range` touches, the newest first. */
export const readTaxMonths = (store: StoreId, { from, to }: DayRange): Promise<Result<TaxMonthRow[]>> =>
  readOnce(async ({ collection, documentId, endAt, getDocs, limit, orderBy, query, startAt }, db) => {
    const { docs } = await getDocs(
      query(
        collection(db, collections.taxMonths(store)),
        orderBy(documentId()),
        startAt(monthOf(from)),
        endAt(monthOf(to)),
        limit(MOST_MONTHS),
      ),
    );
    return docs.flatMap((month) => parseTaxMonth(month.id, month.data())).reverse();
  });

/** The sales of each product in `range`: read by whole months, and by days only at both ends. */
export function readProductSales(store: StoreId, range: DayRange, today: Day): Promise<Result<Parts>> {
  return readOnce(async ({ doc, getDoc }, db) => {
    const read = async (path: string) => {
      const snapshot = await getDoc(doc(db, path));
      return parseParts(snapshot.exists() ? snapshot.get('products') : null);
    };
    return readPlan(range, today).collect(
      (month: Month) => read(collections.statsProducts(store, month)),
      (day: Day) => read(collections.stats(store, day)),
    );
  });
}
