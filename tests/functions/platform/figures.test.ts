import { randomInt, randomUUID } from 'node:crypto';
import { metrics } from '@opentelemetry/api';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { Timestamp } from 'firebase-admin/firestore';
import { createRunInQueue } from '@/functions/src/adapters/database/run-in-queue';
import { createPhoneKey } from '@/functions/src/adapters/people/phone-key';
import { createStoreReserved } from '@/functions/src/adapters/orders/store-reserved';
import { readOutboxAge } from '@/functions/src/adapters/outbox/outbox-age';
import { placeOrder } from '@/functions/src/handlers/orders/place-order';
import { collections } from '@/lib/domain/collections';
import { pointsOf } from '@/lib/observability/points';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { aPlaceOrderRequest } from '@/tests/fixtures/shop/orders';

const TIMEOUT_MS = 20_000;
const PAUSE_MS = 100;

const shop = new LocalShop('figures');

beforeAll(() => shop.open({ products: [aProduct({ variants: [aVariant({ stock: 9 })] })] }));
afterEach(() => metrics.disable());
afterAll(() => shop.close());

test('an order that is asked for twice is counted once', async () => {
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter });
  metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }));
  const deps = {
    db: shop.db,
    newId: () => randomUUID(),
    now: Date.now,
    randomBelow: (limit: number) => randomInt(limit),
    runInQueue: createRunInQueue(),
    phoneKey: createPhoneKey(() => 'secret'),
    takesCards: () => false,
    consumeRateLimit: async () => ({ retryAfter: 0, excess: 0 }),
    storeReserved: createStoreReserved({ db: shop.db, now: Date.now }),
  };
  const caller = {
    isGuest: true,
    signedInAt: 0,
    provedAt: 0,
    secondFactor: false,
    email: null,
    stores: {},
    uid: 'one',
  };
  const request = aPlaceOrderRequest({ storeId: shop.id, key: 'once' });
  for (const requestId of ['first', 'again'])
    expect(await placeOrder(deps, request, { ...caller, requestId }, '203.0.113.7')).toMatchObject({
      ok: true,
    });
  await reader.forceFlush();
  const points = exporter.getMetrics().flatMap(pointsOf);
  expect(points.map(({ name, labels, value }) => [name, labels, value])).toEqual([
    ['shop.orders.placed', { method: 'cash' }, 1],
  ]);
  await reader.shutdown();
});

interface Figure {
  readonly service: string;
  readonly name: string;
  readonly value: number;
}

/** The figures of the status page, once those of the functions have this one. */
async function counted(name: string): Promise<Figure> {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline;) {
    const answer = await fetch(`${process.env.LOCAL_MAILBOX_URL}/figures.json`);
    const figures = (await answer.json()) as Figure[];
    const found = figures.find((figure) => figure.name === name && figure.service === 'functions');
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`Nobody counted ${name} within ${TIMEOUT_MS} ms.`);
}

test('what the functions count is on the status page', async () => {
  const guest = await shop.guest();
  expect(await guest.call('placeOrder', aPlaceOrderRequest({ storeId: shop.id, key: 'seen' }))).toMatchObject(
    {
      ok: true,
    },
  );
  expect((await counted('shop.orders.placed')).value).toBeGreaterThanOrEqual(1);
  expect((await counted('shop.outbox.attempts')).value).toBeGreaterThanOrEqual(1);
});

test('the outbox is as old as its oldest entry whose receiver was not refused', async () => {
  const outbox = shop.db.collection(collections.outbox(shop.store));
  const dueAt = Timestamp.fromMillis(Date.now() + 3_600_000);
  const put = (id: string, createdAt: number, more = {}) =>
    outbox.doc(id).set({ state: 'waiting', dueAt, createdAt: Timestamp.fromMillis(createdAt), ...more });
  // Before everything that other tests queue meanwhile.
  await put('refused', 1000, { isRefused: true });
  await put('sent', 2000, { state: 'sent' });
  await put('old', 5000);
  await put('young', 9000);
  expect(await readOutboxAge(shop.db, 65_000)).toBe(60_000);
});
