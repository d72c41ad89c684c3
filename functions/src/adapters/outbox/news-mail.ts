import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { filledText, type requiredIn } from '@/lib/domain/parse/fields';
import { queueEntry } from './outbox-entry';

/** Asks for confirmation of an address typed for the newsletter. */
export const NEWS_MAIL_KIND = 'news-asked';

export interface NewsMail {
  readonly kind: typeof NEWS_MAIL_KIND;
  /** The customer's id, which is the request's id too. */
  readonly newsRequest: string;
}

export const queueNewsMail = (
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  mail: { readonly newsRequest: string; readonly to: string; readonly locale: Locale },
  now: number,
) => queueEntry(tx, db.collection(collections.outbox(store)).doc(), { kind: NEWS_MAIL_KIND, ...mail }, now);

export const parseNewsMail = (need: ReturnType<typeof requiredIn>): NewsMail => ({
  kind: NEWS_MAIL_KIND,
  newsRequest: need('newsRequest', filledText),
});
