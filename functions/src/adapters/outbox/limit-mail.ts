import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import type { requiredIn } from '@/lib/domain/parse/fields';
import { isStoreTotal, type StoreTotal } from '@/functions/src/limits/rate-limits';
import { LIMIT_MAIL_KIND } from './mail-kinds';
import { queueEntry } from './outbox-entry';

export interface LimitMail {
  readonly kind: typeof LIMIT_MAIL_KIND;
  readonly total: StoreTotal;
}

interface Told extends Pick<LimitMail, 'total'> {
  readonly to: string;
  readonly locale: Locale;
  readonly day: string;
}

/** Notifies the store's people that a store total is used up; once a `day` for each total. */
export const queueLimitMail = (
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  { day, ...about }: Told,
  now: number,
) =>
  queueEntry(
    tx,
    db.doc(collections.outboxEntry(store, `${LIMIT_MAIL_KIND}-${about.total}-${day}`)),
    { kind: LIMIT_MAIL_KIND, ...about },
    now,
  );

export const parseLimitMail = (need: ReturnType<typeof requiredIn>): LimitMail => ({
  kind: LIMIT_MAIL_KIND,
  total: need('total', (value) => (typeof value === 'string' && isStoreTotal(value) ? value : undefined)),
});
