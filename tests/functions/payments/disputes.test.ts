import { sweepDisputes } from '@/functions/src/handlers/reconciliation/sweep-disputes';
import { recordDispute } from '@/functions/src/handlers/payments/record-dispute';
import { collections } from '@/lib/domain/collections';
import type { CardDispute } from '@/lib/domain/payments/card-payment';
import { refundableAmount } from '@/lib/domain/payments/refund-order';
import { ok } from '@/lib/domain/result';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';

const shop = new LocalShop('disputes');
/** What the card provider says of its disputes now; the local Stripe makes one for a payment at most. */
const disputes = new Map<string, CardDispute>();
let orderId = '';

beforeAll(async () => {
  await shop.open();
  ({ id: orderId } = await shop.placed(await shop.guest()));
  await shop.db
    .doc(collections.order(shop.store, orderId))
    .update({ paymentStatus: 'paid', paymentId: 'pi' });
});
afterAll(() => shop.close());

const payment = () => ({ storeId: shop.id, orderId });
const deps = {
  db: shop.db,
  now: Date.now,
  payments: {
    dispute: async (_: string, id: string) => ok(disputes.get(id) ?? null),
    disputesSince: async () => ok([...disputes.keys()]),
    retrieve: async () => ok(payment()),
  },
} as unknown as Parameters<typeof recordDispute>[0];

/** The provider sends a webhook of a dispute over `amount`. */
async function tell(id: string, changes: Partial<CardDispute>) {
  const before = disputes.get(id) ?? {
    id,
    paymentId: 'pi',
    amount: 0,
    answerBy: null,
    createdAt: disputes.size,
  };
  disputes.set(id, { state: 'open', ...before, ...changes });
  expect(await recordDispute(deps, shop.store, id)).toEqual(ok(null));
  return shop.order(orderId);
}

const newsToOwner = async () => {
  const mails = shop.db
    .collection(collections.outbox(shop.store))
    .where('kind', '==', 'owner-payment-disputed');
  return (await mails.count().get()).data().count;
};

test('a second dispute of a payment stands beside the first, and each is told, lost and counted once', async () => {
  await tell('du_1', { amount: 1000 });
  await tell('du_1', { state: 'lost' });
  const order = await tell('du_2', { amount: 500 });
  expect(order.disputes).toMatchObject([
    { id: 'du_1', state: 'lost', amount: 1000 },
    { id: 'du_2', state: 'open', amount: 500 },
  ]);
  expect(refundableAmount(order)).toBe(2000);
  expect(await shop.figures(order.day)).toMatchObject({ refunds: 0, lostDisputes: 1000 });
  // The webhook arrives again, late.
  await tell('du_1', {});
  const after = await tell('du_2', { state: 'lost' });
  expect(after.disputes.map(({ state }) => state)).toEqual(['lost', 'lost']);
  expect(refundableAmount(after)).toBe(1500);
  expect(await shop.figures(order.day)).toMatchObject({ lostDisputes: 1500 });
  expect(refundableAmount(await tell('du_1', { state: 'won' }))).toBe(2500);
  expect(await shop.figures(order.day)).toMatchObject({ lostDisputes: 500 });
  expect(await newsToOwner()).toBe(2);
});

test('a lost dispute of another payment, that the order was held for, takes nothing of its own', async () => {
  const before = await shop.order(orderId);
  const { lostDisputes } = await shop.figures(before.day);
  await tell('du_other', { paymentId: 'pi_other', amount: 900 });
  const after = await tell('du_other', { state: 'lost' });
  expect(after.disputes.find(({ id }) => id === 'du_other')).toMatchObject({ state: 'lost' });
  expect(refundableAmount(after)).toBe(refundableAmount(before));
  expect(await shop.figures(before.day)).toMatchObject({ lostDisputes });
});

test('what the bank decides while older news is being written down stands', async () => {
  await tell('du_3', { amount: 500 });
  const decide = async () => {
    await tell('du_3', { state: 'lost' });
    return ok(payment());
  };
  const older = { ...deps, payments: { ...deps.payments, retrieve: decide } };
  const told = await recordDispute(older as unknown as typeof deps, shop.store, 'du_3');
  expect(told).toEqual(ok(null));
  const order = await shop.order(orderId);
  expect(order.disputes.find(({ id }) => id === 'du_3')).toMatchObject({ state: 'lost' });
  expect(await shop.figures(order.day)).toMatchObject({ refunds: 0, lostDisputes: 1000 });
});

test('a dispute and its end, whose webhooks were lost, are found by the sweep and written once', async () => {
  const before = await shop.figures((await shop.order(orderId)).day);
  disputes.set('du_4', {
    id: 'du_4',
    paymentId: 'pi',
    amount: 100,
    state: 'lost',
    answerBy: null,
    createdAt: 9,
  });
  expect(await sweepDisputes(deps, shop.store)).toEqual(ok(null));
  const order = await shop.order(orderId);
  expect(order.disputes.at(-1)).toMatchObject({ id: 'du_4', state: 'lost' });
  expect(await shop.figures(order.day)).toMatchObject({ lostDisputes: before.lostDisputes + 100 });
  expect(await sweepDisputes(deps, shop.store)).toEqual(ok(null));
  expect((await shop.order(orderId)).updatedAt).toBe(order.updatedAt);
});
