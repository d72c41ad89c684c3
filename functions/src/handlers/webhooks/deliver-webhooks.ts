import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { parseEndpoint } from '@/lib/domain/webhooks/webhook-endpoint';
import { failureOf } from '@/functions/src/failure-of';
import { parseTrigger } from '@/functions/src/adapters/webhooks/webhook-queue';
import { attemptWebhook, change, endpointRefOf, storeOf, type WebhookDeps } from './attempt-webhook';

/** Concurrent deliveries of one process to one endpoint, by triggers; more wait for the schedule. */
const MOST_AT_ONCE = 4;
/** Deliveries of all stores per round of the schedule. */
const PER_ROUND = 200;
/** The schedule starts the next run after a minute. */
const RUN_MS = 40 * 1000;
/** Time of one endpoint per round; requests end after ten seconds. */
const ENDPOINT_MS = 15 * 1000;
/** How long the rest is postponed, so that the next round reads other endpoints' deliveries. */
const POSTPONED_MS = 5 * 60 * 1000;

const busy = new Map<string, number>();
/** The endpoints that a run of the schedule serves now; a run that overlaps it leaves them alone. */
const served = new Set<string>();

/**
 * Handles the trigger of a new delivery: sends it at once, unless its endpoint is busy, or failed last and nobody waits; the
 * schedule sends those. Triggers are deleted afterwards.
 */
export async function handleTrigger(deps: WebhookDeps, trigger: DocumentSnapshot): Promise<void> {
  const { db } = deps;
  const { deliveryId, insists } = parseTrigger(trigger.ref.path, trigger.data());
  const delivery = await db.doc(collections.webhookDelivery(storeOf(trigger.ref), deliveryId)).get();
  if (delivery.exists) await sendNow(deps, delivery, insists);
  await trigger.ref.delete();
}

async function sendNow(deps: WebhookDeps, delivery: DocumentSnapshot, insists: boolean): Promise<void> {
  const endpoint = await endpointRefOf(deps, delivery).get();
  const { path } = endpoint.ref;
  const running = busy.get(path) ?? 0;
  const known = endpoint.exists ? parseEndpoint(endpoint.id, endpoint.data()) : null;
  const isFailing = known !== null && known.failingSince !== null && !insists;
  if (running >= MOST_AT_ONCE || isFailing) return;
  busy.set(path, running + 1);
  try {
    await attemptWebhook(deps, delivery, endpoint);
  } finally {
    const left = (busy.get(path) ?? 1) - 1;
    if (left > 0) busy.set(path, left);
    else busy.delete(path);
  }
}

/**
 * Sends all due deliveries of every store: retries, those without a trigger, and those of a crashed process. Endpoints are served
 * concurrently; after a failure, an endpoint's other deliveries wait with the failed one. A run asks such an endpoint no second time,
 * so that the many deliveries of one that does not answer take no other endpoint's time.
 */
export async function deliverDueWebhooks(deps: WebhookDeps): Promise<void> {
  const retries = new Map<string, number>();
  for (const until = deps.now() + RUN_MS; deps.now() < until;) {
    const due = await deps.db
      .collectionGroup('webhookDeliveries')
      .where('state', 'in', ['waiting', 'sending'])
      .where('dueAt', '<=', Timestamp.fromMillis(deps.now()))
      .orderBy('dueAt')
      .limit(PER_ROUND)
      .get();
    const queues = new Map<string, QueryDocumentSnapshot[]>();
    for (const delivery of due.docs) {
      const { path } = endpointRefOf(deps, delivery);
      if (!served.has(path)) queues.set(path, [...(queues.get(path) ?? []), delivery]);
    }
    if (queues.size === 0) return;
    await Promise.all([...queues].map(([path, deliveries]) => serve(deps, path, deliveries, retries)));
  }
}

async function serve(
  deps: WebhookDeps,
  path: string,
  deliveries: readonly QueryDocumentSnapshot[],
  retries: Map<string, number>,
): Promise<void> {
  served.add(path);
  try {
    const waits = () => (retries.get(path) ?? 0) > deps.now();
    const sent = waits() ? 0 : await sendInTurn(deps, path, deliveries, retries);
    const retryAt = waits() ? retries.get(path) : undefined;
    const dueAt = Timestamp.fromMillis(retryAt ?? deps.now() + POSTPONED_MS);
    await Promise.all(deliveries.slice(sent).map((delivery) => change(delivery, { dueAt })));
  } finally {
    served.delete(path);
  }
}

/** Sends until one fails, whose next try it notes, or the endpoint's time is up. Resolves to how many it looked at. */
async function sendInTurn(
  deps: WebhookDeps,
  path: string,
  deliveries: readonly QueryDocumentSnapshot[],
  retries: Map<string, number>,
): Promise<number> {
  const until = deps.now() + ENDPOINT_MS;
  for (const [at, delivery] of deliveries.entries()) {
    if (deps.now() >= until) return at;
    try {
      const attempt = await attemptWebhook(deps, delivery, await deps.db.doc(path).get());
      if (attempt.outcome !== 'failed') continue;
      retries.set(path, attempt.retryAt);
      return at + 1;
    } catch (error) {
      // A malformed delivery must not stay first in the queue of all stores.
      deps.log.error('A webhook could not be sent', { path: delivery.ref.path, error: failureOf(error) });
      await change(delivery, { dueAt: Timestamp.fromMillis(deps.now() + POSTPONED_MS) });
    }
  }
  return deliveries.length;
}
