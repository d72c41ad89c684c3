import { queueProductEvents } from '@/functions/src/adapters/webhooks/webhook-queue';
import { collections } from '@/lib/domain/collections';
import { parseDelivery } from '@/lib/domain/webhooks/webhook-delivery';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { runSchedule } from '@/tests/fixtures/money/card-orders';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { Receiver } from '@/tests/fixtures/webhooks/receiver';

const slow = new LocalShop('webhooks-slow');
const quick = new LocalShop('webhooks-quick');
const silent = new Receiver({ isSilent: true });
const prompt = new Receiver();

beforeAll(() => Promise.all([slow.open(), quick.open(), silent.open(), prompt.open()]));
afterAll(() => Promise.all([slow.close(), quick.close(), silent.close(), prompt.close()]));

/** Queues as many changed products for the store's one endpoint as an owner changes in a list. */
async function changed(shop: LocalShop, { url }: Receiver, count: number): Promise<void> {
  await shop.db.doc(collections.webhookEndpoint(shop.store, 'books')).set({ url, isOn: true, events: [] });
  const webhooks = [{ id: 'books', events: ['product.changed'] as const }];
  const products = Array.from({ length: count }, (_, at) => aProduct({ id: `board-${at}` }));
  await shop.db.runTransaction(async (tx) =>
    queueProductEvents(
      tx,
      shop.db,
      shop.store,
      { webhooks, currency: 'USD' },
      { changed: products, at: Date.now() },
    ),
  );
}

test('an endpoint that never answers gets one request, and holds nobody else up', async () => {
  await changed(slow, silent, 10);
  await changed(quick, prompt, 10);
  await runSchedule('sendLeftOutbox');
  expect(prompt.received).toHaveLength(10);
  expect(silent.received).toHaveLength(1);
  const { docs } = await slow.db.collection(collections.webhookDeliveries(slow.store)).get();
  const deliveries = docs.map((doc) => parseDelivery(doc.id, doc.data()));
  expect(deliveries.every(({ state }) => state === 'waiting')).toBe(true);
  // Those that waited with the one that failed have lost no attempt.
  expect(deliveries.map(({ attempts }) => attempts).sort()).toEqual([...Array<number>(9).fill(0), 1]);
  expect(new Set(deliveries.map(({ dueAt }) => dueAt)).size).toBe(1);
});
