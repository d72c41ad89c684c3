import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { filledText } from '@/lib/domain/parse/fields';
import {
  nextTryAt,
  parseDelivery,
  type DeliveryProblem,
  type WebhookDelivery,
} from '@/lib/domain/webhooks/webhook-delivery';
import { FAILING_MS, parseEndpoint, type WebhookEndpoint } from '@/lib/domain/webhooks/webhook-endpoint';
import { nullOnConflict } from '@/functions/src/adapters/database/error-code';
import type { Posted } from '@/functions/src/adapters/network/post-public';
import { signWebhook } from '@/functions/src/adapters/tokens/webhook-signature';
import type { Deps } from '@/functions/src/deps';
import type { Log } from '@/functions/src/log';
import { stopEndpoint } from './stop-endpoint';

export interface WebhookDeps extends Pick<Deps, 'db' | 'now' | 'postPublic' | 'webhookSecrets'> {
  readonly log: Pick<Log, 'warn' | 'error'>;
}

/** The lease of a delivery being sent; longer than a request and the recording of its answer. */
const LEASE_MS = 2 * 60 * 1000;
/** "Gone": the receiver wants no more, see https://www.standardwebhooks.com. */
const GONE = 410;

/**
 * `skipped`: the delivery is over or claimed by another process, or the endpoint is off. After `failed` the endpoint's other
 * deliveries should wait until `retryAt`.
 */
type Attempt =
  { readonly outcome: 'sent' | 'skipped' } | { readonly outcome: 'failed'; readonly retryAt: number };

/**
 * Sends one delivery, unless it was sent, is being sent or is not due. It is claimed before the request and recorded after it,
 * so a delivery whose process dies in between is sent again with the same id. Rejects only while the database is unavailable.
 */
export async function attemptWebhook(
  deps: WebhookDeps,
  delivery: DocumentSnapshot,
  stored: DocumentSnapshot,
): Promise<Attempt> {
  const { db, now } = deps;
  const seen = parseDelivery(delivery.id, delivery.data());
  const isOver = seen.state === 'sent' || seen.state === 'failed';
  if (isOver || (seen.dueAt ?? 0) > now()) return { outcome: 'skipped' };
  const endpoint = stored.exists ? parseEndpoint(stored.id, stored.data()) : null;
  if (!endpoint?.isOn) {
    await change(delivery, { state: 'failed', dueAt: null, problem: 'off' });
    return { outcome: 'skipped' };
  }
  const attempts = seen.attempts + 1;
  const sending = { state: 'sending', attempts, dueAt: Timestamp.fromMillis(now() + LEASE_MS) };
  if (!(await change(delivery, sending))) return { outcome: 'skipped' };
  const store = storeOf(delivery.ref);
  const posted = await deps.postPublic.send(signed(deps, store, endpoint, seen));
  const at = now();
  const problem = problemOf(posted);
  const retryAt = problem ? nextTryAt(attempts, at) : null;
  const answered = {
    state: problem ? (retryAt === null ? 'failed' : 'waiting') : 'sent',
    dueAt: retryAt === null ? null : Timestamp.fromMillis(retryAt),
    lastAt: Timestamp.fromMillis(at),
    status: 'status' in posted ? posted.status : null,
    answer: 'status' in posted ? posted.answer : '',
    problem,
  };
  // It may be deleted meanwhile, with its customer's data.
  await delivery.ref.update(answered).catch(nullOnConflict);
  if (!problem) {
    if (endpoint.failingSince !== null) await stored.ref.update({ failingSince: null }).catch(nullOnConflict);
    return { outcome: 'sent' };
  }
  deps.log.warn('A webhook was not taken', { path: delivery.ref.path, attempts, problem });
  const failingSince = endpoint.failingSince ?? at;
  const isGone = 'status' in posted && posted.status === GONE;
  if (isGone || at - failingSince >= FAILING_MS) await stopEndpoint({ db, now }, store, endpoint.id);
  else if (endpoint.failingSince === null)
    await stored.ref.update({ failingSince: Timestamp.fromMillis(at) }).catch(nullOnConflict);
  return { outcome: 'failed', retryAt: retryAt ?? at + LEASE_MS };
}

export const storeOf = (ref: DocumentReference): StoreId => storeId(ref.parent.parent?.id ?? '');

/** The document of a delivery's endpoint. */
export const endpointRefOf = ({ db }: Pick<Deps, 'db'>, delivery: DocumentSnapshot): DocumentReference =>
  db.doc(collections.webhookEndpoint(storeOf(delivery.ref), filledText(delivery.get('endpointId')) ?? '-'));

/** Writes the changes unless the document changed since it was read; resolves to whether they were written. */
export async function change(
  { ref, updateTime }: DocumentSnapshot,
  changes: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const seen = updateTime ? { lastUpdateTime: updateTime } : {};
  return (await ref.update(changes, seen).catch(nullOnConflict)) !== null;
}

/** Signed with every secret that is valid now, as https://www.standardwebhooks.com says. */
function signed(
  { now, webhookSecrets }: WebhookDeps,
  store: StoreId,
  endpoint: WebhookEndpoint,
  { eventId: id, body }: WebhookDelivery,
) {
  const at = now();
  const timestamp = String(Math.floor(at / 1000));
  const signatures = webhookSecrets
    .signing(store, endpoint, at)
    .map((secret) => signWebhook(secret, { id, timestamp }, body));
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
  return { url: endpoint.url, headers, body };
}

function problemOf(posted: Posted): DeliveryProblem | null {
  if ('problem' in posted) return posted.problem;
  return posted.status >= 200 && posted.status < 300 ? null : 'status';
}
