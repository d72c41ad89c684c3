import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { filledText, type requiredIn } from '@/lib/domain/parse/fields';
import { queueEntry } from './outbox-entry';

/** Asks for confirmation of an address typed for the newsletter. */
export const NEWSLETTER_MAIL_KIND = 'newsletter-asked';

export interface NewsletterMail {
  readonly kind: typeof NEWSLETTER_MAIL_KIND;
  /** The customer's id, which is the request's id too. */
  readonly newsRequest: string;
}

export const queueNewsletterMail = (
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  mail: { readonly newsRequest: string; readonly to: string; readonly locale: Locale },
  now: number,
) =>
  queueEntry(
    tx,
    db.collection(collections.outbox(store)).doc(),
    { kind: NEWSLETTER_MAIL_KIND, ...mail },
    now,
  );

export const parseNewsletterMail = (need: ReturnType<typeof requiredIn>): NewsletterMail => ({
  kind: NEWSLETTER_MAIL_KIND,
  newsRequest: need('newsRequest', filledText),
});
