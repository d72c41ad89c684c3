import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { count, oneOf, type Fields, type requiredIn } from '@/lib/domain/parse/fields';
import type { Month } from '@/lib/domain/stats/store-day';
import { queueEntry } from './outbox-entry';

/** Tells the owner that four fifths of a month's quota are used, and that all of it is. */
export const QUOTA_MAIL_KINDS = ['owner-quota-near', 'owner-quota-full'] as const;
type QuotaMailKind = (typeof QUOTA_MAIL_KINDS)[number];

/** The quotas of a calendar month, which fill while nobody looks. */
const MONTHLY_QUOTAS = ['orders', 'mails'] as const;
export type MonthlyQuota = (typeof MONTHLY_QUOTAS)[number];

export interface QuotaMail {
  readonly kind: QuotaMailKind;
  readonly what: MonthlyQuota;
  readonly used: number;
  readonly quota: number;
}

interface Addressed extends QuotaMail {
  readonly to: string;
  readonly locale: Locale;
}

/** One of each kind, quota and month. */
export const quotaMailRef = (
  db: Firestore,
  store: StoreId,
  { kind, what, month }: Pick<QuotaMail, 'kind' | 'what'> & { readonly month: Month },
): DocumentReference => db.doc(collections.outboxEntry(store, `${kind}-${what}-${month}`));

export const queueQuotaMail = (tx: Transaction, ref: DocumentReference, mail: Addressed, now: number) =>
  queueEntry(tx, ref, { ...mail }, now);

export const isQuotaMail = (kind: string): kind is QuotaMailKind =>
  oneOf(QUOTA_MAIL_KINDS, kind) !== undefined;

export const parseQuotaMail = (
  kind: QuotaMailKind,
  fields: Fields,
  need: ReturnType<typeof requiredIn>,
): QuotaMail => ({
  kind,
  what: need('what', (value) => oneOf(MONTHLY_QUOTAS, value)),
  used: count(fields.used) ?? 0,
  quota: count(fields.quota) ?? 0,
});
