import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { count, filledText, type Fields, type requiredIn } from '@/lib/domain/parse/fields';
import { queueEntry } from './outbox-entry';

/** To each owner, about the store as a whole. */
export const OWNER_MAIL_KINDS = [
  'owner-closing-begun',
  'owner-closing-soon',
  'owner-closing-now',
  'owner-closing-undone',
  'owner-handover-asked',
  'owner-handover-accepted',
  'owner-handover-done',
  'owner-handover-cancelled',
] as const;
export type OwnerMailKind = (typeof OWNER_MAIL_KINDS)[number];

export interface OwnerMail {
  readonly kind: OwnerMailKind;
  /** The address of who did it. */
  readonly by: string;
  /** The address of who gets the store. */
  readonly other?: string;
  /** When the waiting period ends, milliseconds since the epoch. */
  readonly endsAt: number;
}

interface Owners {
  readonly to: readonly string[];
  readonly locale: Locale;
}

/** Queues the mail for each of the owners. */
export function queueOwnerMails(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  mail: OwnerMail,
  { to: owners, locale }: Owners,
  now: number,
): void {
  for (const to of owners)
    queueEntry(tx, db.collection(collections.outbox(store)).doc(), { ...mail, to, locale }, now);
}

export const isOwnerMail = (kind: string): kind is OwnerMailKind =>
  OWNER_MAIL_KINDS.some((one) => one === kind);

export const parseOwnerMail = (
  kind: OwnerMailKind,
  { other }: Fields,
  need: ReturnType<typeof requiredIn>,
): OwnerMail => ({
  kind,
  other: filledText(other) ?? '',
  by: need('by', filledText),
  endsAt: need('endsAt', count),
});
