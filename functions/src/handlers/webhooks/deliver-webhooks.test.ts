import { attemptWebhook, change, type WebhookDeps } from './attempt-webhook';
import { deliverDueWebhooks } from './deliver-webhooks';

jest.mock('./attempt-webhook', () => ({
  attemptWebhook: jest.fn(),
  change: jest.fn(async () => ({})),
  endpointRefOf: (_: unknown, { endpoint }: { endpoint: string }) => ({ path: endpoint }),
}));

const RETRY_AT = 60_000;

/** Deliveries that are due, by rounds: their endpoints. */
function due(...rounds: readonly (readonly string[])[]) {
  let round = 0;
  const docs = rounds.map((endpoints) => endpoints.map((endpoint) => ({ endpoint, ref: { path: 'd' } })));
  const get = async () => ({ docs: docs[round++] ?? [] });
  const query = { where: () => query, orderBy: () => query, limit: () => query, get };
  const db = { collectionGroup: () => query, doc: (path: string) => ({ get: async () => ({ id: path }) }) };
  return { docs, deps: { db, now: () => 0, log: { error: jest.fn() } } as unknown as WebhookDeps };
}

test('a run asks an endpoint that failed no second time, and its other deliveries wait with the failed one', async () => {
  const { docs, deps } = due(['dead', 'dead', 'live'], ['dead', 'dead', 'live']);
  const attempt = attemptWebhook as jest.MockedFunction<typeof attemptWebhook>;
  attempt.mockImplementation(async (_deps, _delivery, { id }) =>
    id === 'dead' ? { outcome: 'failed', retryAt: RETRY_AT } : { outcome: 'sent' },
  );
  await deliverDueWebhooks(deps);
  expect(attempt.mock.calls.map(([, , { id }]) => id).sort()).toEqual(['dead', 'live', 'live']);
  const waiting = [docs[0]?.[1], docs[1]?.[0], docs[1]?.[1]];
  expect((change as jest.Mock).mock.calls.map(([delivery]: unknown[]) => delivery)).toEqual(waiting);
  for (const [, { dueAt }] of (change as jest.Mock).mock.calls as [
    unknown,
    { dueAt: { toMillis(): number } },
  ][])
    expect(dueAt.toMillis()).toBe(RETRY_AT);
});
