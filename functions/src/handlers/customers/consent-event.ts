import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Consent } from '@/lib/domain/customers/consent';
import type { StoreId } from '@/lib/domain/ids';
import { RETRIED_MS } from '@/lib/domain/webhooks/webhook-delivery';
import type { WebhookSubscription } from '@/lib/domain/webhooks/webhook-endpoint';
import { customerKey } from '@/functions/src/adapters/tokens/digest';
import { queueEvent } from '@/functions/src/adapters/webhooks/webhook-queue';

/**
 * Notifies the store's endpoints that somebody gave or withdrew consent to offers, so that a provider's list stays in sync.
 * `isForgotten`: the address is kept no longer than retries take.
 */
export function queueConsentEvent(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  webhooks: readonly WebhookSubscription[],
  {
    email,
    said,
    isForgotten = false,
  }: { readonly email: string; readonly said: Consent; readonly isForgotten?: boolean },
): void {
  if (!email) return;
  const type = said.given ? 'newsletter.subscribed' : 'newsletter.unsubscribed';
  const subscriber = { email, locale: said.locale ?? null, source: said.source };
  queueEvent(tx, db, store, webhooks, {
    ...{ type, data: { subscriber }, at: said.at },
    customerId: customerKey(email),
    ...(isForgotten && { lifetimeMs: RETRIED_MS }),
  });
}
