import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { filledText, type requiredIn } from '@/lib/domain/parse/fields';
import { queueEntry } from './outbox-entry';

/** Tell the owners what the platform's operators did with their store. */
export const STORE_MAIL_KINDS = ['owner-store-suspended', 'owner-store-reopened'] as const;
type StoreMailKind = (typeof STORE_MAIL_KINDS)[number];

/** Tells the owners that an operator asks to be let in. */
export const SUPPORT_MAIL_KIND = 'owner-support-asked';

/** The reason is in the store's `suspension`. */
export interface StoreMail {
  readonly kind: StoreMailKind;
}

export const queueStoreMail = (
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  mail: StoreMail & { readonly to: string; readonly locale: Locale },
  now: number,
) => queueEntry(tx, db.collection(collections.outbox(store)).doc(), mail, now);

export const isStoreMail = (kind: string): kind is StoreMailKind =>
  STORE_MAIL_KINDS.some((known) => known === kind);

/** Who asks and why is in the operator's `supportAccess`. */
export interface SupportMail {
  readonly kind: typeof SUPPORT_MAIL_KIND;
  /** The uid. */
  readonly operator: string;
}

export const queueSupportMail = (
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  mail: Omit<SupportMail, 'kind'> & { readonly to: string; readonly locale: Locale },
  now: number,
) =>
  queueEntry(tx, db.collection(collections.outbox(store)).doc(), { ...mail, kind: SUPPORT_MAIL_KIND }, now);

export const parseSupportMail = (need: ReturnType<typeof requiredIn>): SupportMail => ({
  kind: SUPPORT_MAIL_KIND,
  operator: need('operator', filledText),
});
