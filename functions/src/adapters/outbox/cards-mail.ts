import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { filledText, type requiredIn } from '@/lib/domain/parse/fields';
import { queueEntry } from './outbox-entry';

/** Notifies the owner that Stripe takes no more cards for the shop. */
export const CARDS_MAIL_KIND = 'owner-cards-stopped';

export interface CardsMail {
  readonly kind: typeof CARDS_MAIL_KIND;
  /** The connected account at Stripe. */
  readonly cardAccount: string;
}

export const queueCardsMail = (
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  mail: { readonly cardAccount: string; readonly to: string; readonly locale: Locale },
  now: number,
) => queueEntry(tx, db.collection(collections.outbox(store)).doc(), { kind: CARDS_MAIL_KIND, ...mail }, now);

export const parseCardsMail = (need: ReturnType<typeof requiredIn>): CardsMail => ({
  kind: CARDS_MAIL_KIND,
  cardAccount: need('cardAccount', filledText),
});
