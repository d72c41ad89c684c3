import { Timestamp } from 'firebase-admin/firestore';
import type { Transaction } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { MOST_ENDPOINTS, type WebhookEndpoint } from '@/lib/domain/webhooks/webhook-endpoint';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { queueTestEvent } from '@/functions/src/adapters/webhooks/webhook-queue';
import type { Deps } from '@/functions/src/deps';
import { endpointsIn, writeSubscriptions } from './subscriptions';

type SecretDeps = Pick<Deps, 'db' | 'now' | 'webhookSecrets'>;

/**
 * Adds or changes an endpoint; the answer contains its secret only when it is added. Fails with `invalid-input` (an address
 * that is not allowed, too many endpoints).
 */
export async function saveWebhook(
  { db, now, postPublic, webhookSecrets }: SecretDeps & Pick<Deps, 'postPublic'>,
  { storeId: named, endpointId, url, events, isOn }: Callables['saveWebhook']['request'],
): Promise<Result<Callables['saveWebhook']['response']>> {
  const store = storeId(named);
  if (!postPublic.accepts(url))
    return fail({ code: 'invalid-input', fields: { url: 'field.webhookUrl.invalid' } });
  return inTransaction(db, async (tx) => {
    const endpoints = await endpointsIn(tx, db, store);
    const known = endpoints.find(({ id }) => id === endpointId);
    if (!known && endpoints.length >= MOST_ENDPOINTS)
      return fail({ code: 'invalid-input', fields: { url: 'field.webhookUrl.many' } });
    const changed = { url, events: [...new Set(events)], isOn, stoppedAt: null };
    const ref = db.doc(collections.webhookEndpoint(store, endpointId));
    // Failures from before it was switched on again, or at another address, must not stop it.
    const isFresh = !known || known.url !== url || (isOn && !known.isOn);
    if (known) tx.update(ref, { ...changed, ...(isFresh && { failingSince: null }) });
    else
      tx.create(ref, {
        ...changed,
        ...{ secretVersion: 1, rotatedAt: null, failingSince: null },
        createdAt: Timestamp.fromMillis(now()),
      });
    const made = { id: endpointId, secretVersion: 1, rotatedAt: null };
    writeSubscriptions(tx, db, store, [
      ...endpoints.filter((one) => one !== known),
      { ...made, failingSince: null, createdAt: now(), ...known, ...changed },
    ]);
    return ok({ secret: known ? null : webhookSecrets.current(store, made) });
  });
}

/** Gives an endpoint a new secret. Fails with `webhook-not-found`, `edited-meanwhile`. */
export const rotateWebhookSecret = (
  { db, now, webhookSecrets }: SecretDeps,
  { storeId: named, endpointId, seen }: Callables['rotateWebhookSecret']['request'],
): Promise<Result<Callables['rotateWebhookSecret']['response']>> =>
  withEndpoint(db, storeId(named), endpointId, (tx, endpoint) => {
    if (endpoint.secretVersion !== seen) return fail({ code: 'edited-meanwhile' });
    const secretVersion = seen + 1;
    const rotatedAt = now();
    tx.update(db.doc(collections.webhookEndpoint(storeId(named), endpointId)), {
      secretVersion,
      rotatedAt: Timestamp.fromMillis(rotatedAt),
    });
    return ok({
      secret: webhookSecrets.current(storeId(named), { id: endpointId, secretVersion, rotatedAt }),
    });
  });

/** Removes an endpoint; its waiting deliveries are never sent. Repeating it changes nothing. */
export async function deleteWebhook(
  { db }: Pick<Deps, 'db'>,
  { storeId: named, endpointId }: Callables['deleteWebhook']['request'],
): Promise<Result<Callables['deleteWebhook']['response']>> {
  const store = storeId(named);
  return inTransaction(db, async (tx) => {
    const endpoints = await endpointsIn(tx, db, store);
    if (!endpoints.some(({ id }) => id === endpointId)) return ok({ ok: true });
    tx.delete(db.doc(collections.webhookEndpoint(store, endpointId)));
    writeSubscriptions(
      tx,
      db,
      store,
      endpoints.filter(({ id }) => id !== endpointId),
    );
    return ok({ ok: true });
  });
}

/** Sends a test event to an endpoint. Fails with `webhook-not-found`, `webhook-off`. */
export const testWebhook = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: named, endpointId }: Callables['testWebhook']['request'],
): Promise<Result<Callables['testWebhook']['response']>> =>
  withEndpoint(db, storeId(named), endpointId, (tx, endpoint) =>
    endpoint.isOn
      ? ok({ deliveryId: queueTestEvent(tx, db, storeId(named), endpointId, now()) })
      : fail({ code: 'webhook-off' }),
  );

const withEndpoint = <T>(
  db: Deps['db'],
  store: StoreId,
  id: string,
  run: (tx: Transaction, endpoint: WebhookEndpoint) => Result<T>,
): Promise<Result<T>> =>
  inTransaction(db, async (tx) => {
    const endpoint = (await endpointsIn(tx, db, store)).find((one) => one.id === id);
    return endpoint ? run(tx, endpoint) : fail({ code: 'webhook-not-found' });
  });
