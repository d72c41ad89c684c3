import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseParts, type Figures } from '@/lib/domain/stats/figures';
import type { LedgerEntry } from '@/lib/domain/stats/ledger';
import { boundReferrals } from '@/lib/domain/stats/referrals';
import type { Day } from '@/lib/domain/stats/store-day';

type Names = ReadonlyMap<Day, readonly string[]>;

/** Reads what led to each day's orders so far, for the days on which these entries count such an order. */
export async function readReferrals(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  entries: readonly LedgerEntry[],
): Promise<Names> {
  const counting = entries.filter(({ figures }) => Object.keys(figures.referrals).length > 0);
  const days = [...new Set(counting.map(({ day }) => day))];
  const stored = days.length
    ? await tx.getAll(...days.map((day) => db.doc(collections.stats(store, day))))
    : [];
  return new Map(stored.map((day) => [day.id, Object.keys(parseParts(day.get('referrals')))]));
}

/** The days' figures with their referrals within the limit of names. */
export const boundDays = (days: ReadonlyMap<Day, Figures>, names: Names): ReadonlyMap<Day, Figures> =>
  new Map(
    [...days].map(([day, figures]) => [
      day,
      { ...figures, referrals: boundReferrals(figures.referrals, names.get(day) ?? []) },
    ]),
  );
