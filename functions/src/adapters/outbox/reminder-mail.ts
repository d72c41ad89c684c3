import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { filledText, oneOf, type requiredIn } from '@/lib/domain/parse/fields';
import { queueEntry } from './outbox-entry';

/** Confirms to a shopper that they wait for a sold-out variant, and notifies them once it is back. */
export const REMINDER_MAIL_KINDS = ['stock-awaited', 'stock-back'] as const;
export type ReminderMailKind = (typeof REMINDER_MAIL_KINDS)[number];

/** A mail that its reader can end by its own link. */
export interface ReminderMail {
  readonly kind: ReminderMailKind;
  readonly productId: string;
  readonly variantId: string;
}

export const isReminderKind = (kind: string): kind is ReminderMailKind =>
  oneOf(REMINDER_MAIL_KINDS, kind) !== undefined;

export const isReminder = <M extends { readonly kind: string }>(
  mail: M,
): mail is Extract<M, { kind: ReminderMailKind }> => isReminderKind(mail.kind);

export const queueStockMailTo = (
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  mail: ReminderMail & { readonly to: string; readonly locale: Locale },
  now: number,
) => queueEntry(tx, db.collection(collections.outbox(store)).doc(), mail, now);

export const parseReminder = (kind: ReminderMailKind, need: ReturnType<typeof requiredIn>): ReminderMail => ({
  kind,
  productId: need('productId', filledText),
  variantId: need('variantId', filledText),
});
