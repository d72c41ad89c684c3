import { Timestamp } from 'firebase-admin/firestore';
import type { Posted, PostPublic } from '@/functions/src/adapters/network/post-public';
import { createWebhookSecrets } from '@/functions/src/adapters/tokens/webhook-secret';
import { queueTestEvent } from '@/functions/src/adapters/webhooks/webhook-queue';
import { attemptWebhook } from '@/functions/src/handlers/webhooks/attempt-webhook';
import { collections } from '@/lib/domain/collections';
import { MOST_ATTEMPTS, parseDelivery, RETRY_PAUSES_MS } from '@/lib/domain/webhooks/webhook-delivery';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';

const DAY_MS = 24 * 60 * 60 * 1000;
const LEASE_MS = 2 * 60 * 1000;
/** Years away, so that the schedules of this Firebase leave these deliveries alone. */
const START = Date.now() + 3650 * DAY_MS;

const shop = new LocalShop('webhook-attempts');
let at: number;
let endpointId = '';
const sent: Parameters<PostPublic['send']>[0][] = [];
let answer: (() => Posted) | null;

beforeAll(() => shop.open());
afterAll(() => shop.close());
beforeEach(async () => {
  at = START;
  sent.length = 0;
  answer = () => ({ status: 200, answer: '' });
  endpointId = shop.db.collection('ids').doc().id;
  await shop.db.doc(collections.webhookEndpoint(shop.store, endpointId)).set({
    ...{ url: 'https://books.example.com/hook', events: [], isOn: true, secretVersion: 1 },
  });
});

const deps = {
  db: shop.db,
  now: () => at,
  webhookSecrets: createWebhookSecrets(() => 'secret'),
  log: { warn: () => undefined, error: () => undefined },
  postPublic: {
    accepts: () => true,
    send: async (post: Parameters<PostPublic['send']>[0]) => {
      sent.push(post);
      if (!answer) throw new Error('The process ended.');
      return answer();
    },
  },
};

const queued = () =>
  shop.db.runTransaction(async (tx) => queueTestEvent(tx, shop.db, shop.store, endpointId, at));
const stored = (id: string) => shop.db.doc(collections.webhookDelivery(shop.store, id)).get();
const endpoint = () => shop.db.doc(collections.webhookEndpoint(shop.store, endpointId)).get();
const attempt = async (id: string) => attemptWebhook(deps, await stored(id), await endpoint());
const delivery = async (id: string) => parseDelivery(id, (await stored(id)).data());

test('a delivery that fails is tried eight times within 32 hours, with one id, then it is over', async () => {
  answer = () => ({ status: 503, answer: 'later' });
  const id = await queued();
  const pauses: number[] = [];
  for (let tries = 1; tries <= MOST_ATTEMPTS; tries += 1) {
    await attempt(id);
    const { state, dueAt } = await delivery(id);
    if (state === 'failed') break;
    pauses.push((dueAt ?? 0) - at);
    at = (dueAt ?? 0) - 1;
    expect(await attempt(id)).toEqual({ outcome: 'skipped' });
    at += 1;
  }
  expect(pauses).toEqual(RETRY_PAUSES_MS);
  expect(sent).toHaveLength(MOST_ATTEMPTS);
  expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
  expect(new Set(sent.map(({ headers }) => headers['webhook-signature'])).size).toBe(MOST_ATTEMPTS);
  expect(await delivery(id)).toMatchObject({ state: 'failed', status: 503, answer: 'later', dueAt: null });
});

test('a process that ends between request and record sends again with the same id', async () => {
  answer = null;
  const id = await queued();
  await expect(attempt(id)).rejects.toThrow('ended');
  expect(await delivery(id)).toMatchObject({ state: 'sending', attempts: 1 });
  expect(await attempt(id)).toEqual({ outcome: 'skipped' });
  at += LEASE_MS;
  answer = () => ({ status: 204, answer: '' });
  expect(await attempt(id)).toEqual({ outcome: 'sent' });
  expect(sent.map(({ headers }) => headers['webhook-id'])).toEqual([
    sent[0]?.headers['webhook-id'],
    sent[0]?.headers['webhook-id'],
  ]);
});

test('of many at once, one sends', async () => {
  const id = await queued();
  const [seen, to] = [await stored(id), await endpoint()];
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => attemptWebhook(deps, seen, to)));
  expect(outcomes.filter(({ outcome }) => outcome === 'sent')).toHaveLength(1);
  expect(sent).toHaveLength(1);
});

test.each([
  [{ problem: 'address' }, 'address'],
  [{ problem: 'timeout' }, 'timeout'],
  [{ status: 302, answer: '' }, 'status'],
  [{ status: 404, answer: '' }, 'status'],
] as const)('%j is a failure', async (posted, problem) => {
  answer = () => posted;
  const id = await queued();
  await attempt(id);
  expect(await delivery(id)).toMatchObject({ state: 'waiting', problem });
});

test('an endpoint that fails for three days is switched off, and its owner is mailed once', async () => {
  answer = () => ({ problem: 'unreachable' });
  await attempt(await queued());
  expect((await endpoint()).get('failingSince')).toEqual(Timestamp.fromMillis(at));
  at += 3 * DAY_MS;
  await Promise.all([await queued(), await queued()].map(attempt));
  expect((await endpoint()).data()).toMatchObject({ isOn: false, stoppedAt: Timestamp.fromMillis(at) });
  const mails = shop.db.collection(collections.outbox(shop.store)).where('endpointId', '==', endpointId);
  expect((await mails.get()).size).toBe(1);
  const late = await queued();
  expect(await attempt(late)).toEqual({ outcome: 'skipped' });
  expect(await delivery(late)).toMatchObject({ state: 'failed', problem: 'off' });
});

test('an endpoint that says that it is gone is switched off at once', async () => {
  answer = () => ({ status: 410, answer: '' });
  await attempt(await queued());
  expect((await endpoint()).get('isOn')).toBe(false);
});
