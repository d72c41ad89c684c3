import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { filledText, type requiredIn } from '@/lib/domain/parse/fields';
import { isDay, type Day } from '@/lib/domain/stats/store-day';
import { queueEntry } from './outbox-entry';

/** Sends staff the figures of a week. */
export const WEEKLY_MAIL_KIND = 'owner-weekly';

export interface WeeklyMail {
  readonly kind: typeof WEEKLY_MAIL_KIND;
  /** Its Monday. */
  readonly week: Day;
}

export const weeklyMailRef = (db: Firestore, store: StoreId, week: Day) =>
  db.doc(collections.outboxEntry(store, `${WEEKLY_MAIL_KIND}-${week}`));

export const queueWeeklyMail = (
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  mail: Omit<WeeklyMail, 'kind'> & { readonly to: string; readonly locale: Locale },
  dueAt: number,
) => queueEntry(tx, weeklyMailRef(db, store, mail.week), { kind: WEEKLY_MAIL_KIND, ...mail }, dueAt);

export const parseWeeklyMail = (need: ReturnType<typeof requiredIn>): WeeklyMail => ({
  kind: WEEKLY_MAIL_KIND,
  week: need('week', (value) => (isDay(value) ? filledText(value) : undefined)),
});
