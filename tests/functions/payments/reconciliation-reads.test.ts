import { orderDocument } from '@/functions/src/adapters/database/firestore';
import { updateReconciliation } from '@/functions/src/adapters/orders/update-reconciliation';
import type { CardPayments } from '@/functions/src/adapters/stripe/payments/card-payments';
import type { CheckOrderDeps } from '@/functions/src/handlers/reconciliation/check-order';
import { sweepPayments } from '@/functions/src/handlers/reconciliation/sweep-payments';
import { collections } from '@/lib/domain/collections';
import { orderId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import type { CardPayment } from '@/lib/domain/payments/card-payment';
import { parseReconciliation, sumsFrom, type Sweep } from '@/lib/domain/reconciliation/reconciliation';
import { ok } from '@/lib/domain/result';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { anOrder } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('reconciliation-reads');
const { db, store } = shop;
const NOON = Date.UTC(2026, 2, 1, 12);
const MINUTE_MS = 60_000;

beforeAll(() => shop.open());
afterAll(() => shop.close());

/** An order that was paid a few seconds after it was placed, and its payment. */
function paidAt(minute: number): { order: Order; payment: CardPayment } {
  const [id, paymentId] = [`order-${minute}`, `pi_${minute}`];
  const createdAt = NOON + minute * MINUTE_MS;
  const paid = { paymentMethod: 'card', paymentStatus: 'paid', paymentId } as const;
  const order: Order = { ...anOrder(), ...paid, id: orderId(id), storeId: store, createdAt };
  const { total, currency } = order;
  const payment: CardPayment = {
    ...{ id: paymentId, createdAt: createdAt + 3_000, storeId: store, orderId: id, currency },
    ...{ amount: total, received: total, refunded: 0, state: 'paid', refusal: null },
  };
  return { order, payment };
}

test('a sweep in several runs goes on where it ended and pairs each order once', async () => {
  const paid = [6, 5, 4, 3, 2, 1].map(paidAt);
  for (const { order } of paid) await db.doc(collections.order(store, order.id)).set(orderDocument(order));
  const payments = paid.map(({ payment }) => payment);
  const retrieve = jest.fn(async (_: unknown, id: string) =>
    ok(payments.find((one) => one.id === id) ?? null),
  );
  const list: CardPayments['list'] = async (_, { after }) => {
    const first = payments.findIndex(({ id }) => id === after) + 1;
    const page = payments.slice(first, first + 2);
    const isLast = first + 2 >= payments.length;
    return ok({ payments: page, next: isLast ? null : (page.at(-1)?.id ?? null) });
  };
  const deps = { db, now: () => NOON, payments: { list, retrieve } } as unknown as CheckOrderDeps;

  const [from, to] = [NOON, NOON + 10 * MINUTE_MS];
  let sweep: Sweep | null = { from, to, after: null, upTo: to, days: {} };
  const asked: number[] = [];
  for (let isLeft = true; isLeft;) {
    if (!sweep) throw new Error('The sweep was not stored.');
    const swept = await sweepPayments(deps, store, sweep, { mostPages: 1, timeZone: 'UTC' });
    if (!swept.ok) throw new Error(swept.error.code);
    ({ isLeft, sweep } = swept.value);
    expect([swept.value.found, swept.value.repaired]).toEqual([[], []]);
    const next: Sweep = sweep;
    await updateReconciliation(db, store, () => ({ sweep: next }));
    sweep = parseReconciliation((await db.doc(collections.reconciliation(store)).get()).data()).sweep;
    asked.push(retrieve.mock.calls.length);
  }
  // The payment of the newest order of each further run was on the page before.
  expect(asked).toEqual([0, 1, 2]);
  expect(sumsFrom(sweep?.days ?? {}, '0000-00-00')).toMatchObject([['USD', { orders: 6, payments: 6 }]]);
});
