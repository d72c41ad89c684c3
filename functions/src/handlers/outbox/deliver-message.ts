import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseMessage } from '@/lib/domain/messages/shopper-message';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { messageIdIn } from '@/functions/src/adapters/outbox/message-outbox';
import { parseEntry } from '@/functions/src/adapters/outbox/outbox-entry';
import type { Deps } from '@/functions/src/deps';
import { orderPhone } from '@/functions/src/handlers/messages/order-phone';
import {
  renderShopperMessage,
  type ShopperMessageDeps,
} from '@/functions/src/handlers/messages/render-shopper-message';

export type MessageDeps = ShopperMessageDeps & Pick<Deps, 'db' | 'now' | 'senderFor' | 'consumeRateLimit'>;

export interface MessageOutcome {
  readonly outcome: 'sent' | 'dropped' | 'refused';
  /** Changes to the message's own document, written together with the entry. */
  readonly message: { readonly ref: DocumentReference; readonly changes: DocumentData } | null;
}

/**
 * Sends a message by the store's provider. Messages that cannot be sent are left for staff to send by phone: the store has no
 * provider (any more), or the number is invalid or over its hourly limit. Rejects if the provider does.
 */
export async function deliverMessage(
  deps: MessageDeps,
  store: StoreId,
  { path, data }: { readonly path: string; readonly data: unknown },
): Promise<MessageOutcome> {
  const { db } = deps;
  const ref = db.doc(collections.message(store, messageIdIn(path, data)));
  const stored = await ref.get();
  const message = stored.exists ? parseMessage(stored.id, stored.data()) : null;
  if (message?.state !== 'queued') return { outcome: 'dropped', message: null };
  const [snapshot, publicSetting] = await db.getAll(
    db.doc(collections.order(store, message.orderId)),
    db.doc(collections.storeSetting(store)),
  );
  if (!snapshot?.exists) return leave(ref, { state: 'skipped', doneAt: stamp(deps) });
  const order = parseOrder(snapshot.id, snapshot.data());
  const setting = parseStoreSetting(store, publicSetting?.data());
  const rendered = renderShopperMessage(deps, message, order, setting);
  if (!rendered) return leave(ref, { state: 'skipped', doneAt: stamp(deps) });
  const sender = await deps.senderFor(store);
  if (!sender) return leave(ref, { state: 'waiting' });
  const to = orderPhone(order, setting);
  if (!to) return leave(ref, { state: 'failed', problem: 'number' });
  // Counted once, or the retries while a provider is away would use the number's limit up.
  const { retryAfter } =
    parseEntry(data).attempts > 0
      ? { retryAfter: 0 }
      : await deps.consumeRateLimit('messageTo', { person: to, address: undefined, store });
  if (retryAfter) return leave(ref, { state: 'waiting', problem: 'limit' });
  const outcome = await sender.send({ ...rendered, to, locale: order.locale, key: `${store}/${message.id}` });
  const changes =
    outcome === 'sent'
      ? { state: 'sent', channel: sender.channel, doneAt: stamp(deps) }
      : { state: 'failed', problem: 'refused' };
  return { outcome, message: { ref, changes } };
}

const stamp = ({ now }: Pick<Deps, 'now'>) => Timestamp.fromMillis(now());

const leave = (ref: DocumentReference, changes: DocumentData): MessageOutcome => ({
  outcome: 'dropped',
  message: { ref, changes },
});

/** Leaves a message for staff to send by phone after all attempts by its provider failed. */
export const givenUp = (
  { db }: Pick<Deps, 'db'>,
  store: StoreId,
  { path, data }: { readonly path: string; readonly data: unknown },
): MessageOutcome['message'] => ({
  ref: db.doc(collections.message(store, messageIdIn(path, data))),
  changes: { state: 'failed', problem: 'failed' },
});
