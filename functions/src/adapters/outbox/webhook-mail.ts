import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { filledText, type requiredIn } from '@/lib/domain/parse/fields';
import { queueEntry } from './outbox-entry';

/** Notifies the owner that one of their endpoints was switched off. */
export const WEBHOOK_MAIL_KIND = 'owner-webhook-off';

export interface WebhookMail {
  readonly kind: typeof WEBHOOK_MAIL_KIND;
  readonly endpointId: string;
}

export const queueWebhookMail = (
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  mail: { readonly endpointId: string; readonly to: string; readonly locale: Locale },
  now: number,
) =>
  queueEntry(tx, db.collection(collections.outbox(store)).doc(), { kind: WEBHOOK_MAIL_KIND, ...mail }, now);

export const parseWebhookMail = (need: ReturnType<typeof requiredIn>): WebhookMail => ({
  kind: WEBHOOK_MAIL_KIND,
  endpointId: need('endpointId', filledText),
});
