import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { randomOf } from '@/scripts/seed/random';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';

jest.setTimeout(120_000);

const shop = new LocalShop('review-fraud');
let owner: Client;

beforeAll(async () => {
  await shop.open();
  owner = await shop.staff();
});
afterAll(() => shop.close());

const offer = (id: string) => shop.put(aProduct({ id, slug: id }));
const review = (client: Client, productId: string, rating = 1) =>
  client.call('submitReview', {
    ...{ storeId: shop.id, productId, name: 'Layla', email: 'layla@example.com', rating },
    ...{ title: 'Broken', comment: 'It came broken.' },
  });
const order = (client: Client, productId: string) =>
  shop.placed(client, { lines: [aRequestedLine({ productId })] });
const cancel = (client: Client, { id }: Order) =>
  client.call('cancelOrder', { storeId: shop.id, orderId: id });
const move = (orderId: string, from: OrderStatus, to: OrderStatus) =>
  owner.call('updateOrderStatus', { storeId: shop.id, orderId, from, to });
async function deliver({ id }: Order) {
  await move(id, 'placed', 'confirmed');
  await move(id, 'confirmed', 'shipped');
  await move(id, 'shipped', 'delivered');
}
const stored = async (productId: string) =>
  (await shop.db.collection(collections.reviews(shop.store, productId)).get()).docs;
const waiting = async () =>
  Number((await shop.db.doc(collections.inbox(shop.store)).get()).get('pendingReviews') ?? 0);

/** What the product counts of stars, and what its reviews come to. */
async function stars(productId: string) {
  const { ratingSum, ratingCount, ratingCounts } = await shop.product(productId);
  const published = (await stored(productId)).filter((doc) => doc.get('status') === 'published');
  const ratings = published.map((doc) => Number(doc.get('rating')));
  const counts = Object.fromEntries(
    [1, 2, 3, 4, 5].map((star) => [star, ratings.filter((rating) => rating === star).length]),
  );
  return {
    counted: { ratingSum, ratingCount, ratingCounts },
    recounted: {
      ratingSum: ratings.reduce((sum, rating) => sum + rating, 0),
      ratingCount: ratings.length,
      ratingCounts: counts,
    },
  };
}

test('fault 62: ten guests who order, review and cancel publish nothing and verify nothing', async () => {
  await offer('victim');
  const guests = await Promise.all(Array.from({ length: 10 }, () => shop.guest()));
  const orders = await Promise.all(guests.map((guest) => order(guest, 'victim')));
  const answers = await Promise.all(guests.map((guest) => review(guest, 'victim')));
  expect(answers).toEqual(guests.map(() => ({ ok: true, value: { status: 'pending' } })));
  await Promise.all(guests.map((guest, index) => cancel(guest, orders[index] as Order)));
  const left = (await stored('victim')).map((doc) => [doc.get('status'), doc.get('verified')]);
  expect(left).toEqual(guests.map(() => ['withdrawn', false]));
  expect((await stars('victim')).counted).toMatchObject({ ratingSum: 0, ratingCount: 0 });
  expect(await waiting()).toBe(0);
});

test("fault 62: delivery verifies the order's one review, and a return takes that back", async () => {
  await offer('delivered');
  const nadia = await shop.member('nadia');
  const bought = await order(nadia, 'delivered');
  const verified = async () => (await stored('delivered')).map((doc) => doc.get('verified'));
  for (let time = 0; time < 5; time += 1) await review(nadia, 'delivered', 5);
  expect(await verified()).toEqual([false]);
  await deliver(bought);
  expect(await verified()).toEqual([true]);
  await review(nadia, 'delivered', 4);
  expect(await verified()).toEqual([true]);
  await move(bought.id, 'delivered', 'returned');
  expect(await verified()).toEqual([false]);
  expect((await stars('delivered')).counted).toMatchObject({ ratingSum: 4, ratingCount: 1 });
});

test("fault 62: a member's review goes with the order that they cancel, and waits when it is sent again", async () => {
  await offer('cancelled');
  const rana = await shop.member('rana');
  const bought = await order(rana, 'cancelled');
  expect(await review(rana, 'cancelled')).toEqual({ ok: true, value: { status: 'published' } });
  await Promise.all([cancel(rana, bought), cancel(rana, bought)]);
  expect((await stars('cancelled')).counted).toMatchObject({ ratingSum: 0, ratingCount: 0 });
  const [left] = await stored('cancelled');
  const judged = {
    reviewId: rana.uid,
    seenAt: left?.get('updatedAt').toMillis() as number,
    to: 'published',
  } as const;
  const published = await owner.call('moderateReview', {
    storeId: shop.id,
    productId: 'cancelled',
    ...judged,
  });
  expect(published).toEqual({ ok: false, error: { code: 'review-not-found' } });
  expect(await review(rana, 'cancelled')).toEqual({ ok: true, value: { status: 'pending' } });
});

test('fault 62: two accounts that become one have one review of a product', async () => {
  await offer('linked');
  const salma = await shop.member('salma');
  await review(salma, 'linked', 5);
  const guest = await shop.guest();
  await order(guest, 'linked');
  await review(guest, 'linked', 1);
  const guestToken = (await guest.auth.currentUser?.getIdToken()) ?? '';
  await salma.call('completeSignUp', { storeId: shop.id, name: 'Salma', guestToken });
  const left = (await stored('linked')).map((doc) => [doc.get('uid'), doc.get('rating')]);
  expect(left).toEqual([[salma.uid, 5]]);
  expect((await stars('linked')).counted).toMatchObject({ ratingSum: 5, ratingCount: 1 });
});

test('fault 62: whatever is sent, judged, delivered, cancelled and deleted, the stars are what a recount says', async () => {
  await offer('random');
  const before = await waiting();
  const random = randomOf('reviews and orders');
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const people = await Promise.all([shop.guest(), shop.guest(), shop.member('amal'), shop.member('badr')]);
  const placed: { by: Client; order: Order }[] = [];
  const steps = {
    order: async () => {
      const by = pick(people);
      placed.push({ by, order: await order(by, 'random') });
    },
    review: () => review(pick(people), 'random', 1 + Math.floor(random() * 5)),
    judge: async () => {
      const judged = pick(await stored('random'));
      if (!judged) return;
      const seenAt = judged.get('updatedAt').toMillis() as number;
      const to = pick(['published', 'rejected'] as const);
      await owner.call('moderateReview', {
        storeId: shop.id,
        productId: 'random',
        reviewId: judged.id,
        seenAt,
        to,
      });
    },
    deliver: async () => placed.length > 0 && deliver(pick(placed).order),
    cancel: async () => {
      const one = pick(placed);
      if (one) await cancel(one.by, one.order);
    },
    return: async () => placed.length > 0 && move(pick(placed).order.id, 'delivered', 'returned'),
  };
  const names = Object.keys(steps) as (keyof typeof steps)[];
  for (let round = 0; round < 12; round += 1) {
    // Two at once, so that they meet on the same product.
    await Promise.all([steps.review(), ...[pick(names), pick(names)].map((name) => steps[name]())]);
    const { counted, recounted } = await stars('random');
    expect({ round, ...counted }).toEqual({ round, ...recounted });
  }
  await people.at(-1)?.call('deleteMyAccount', { storeId: shop.id });
  const { counted, recounted } = await stars('random');
  expect(counted).toEqual(recounted);
  const pending = (await stored('random')).filter((doc) => doc.get('status') === 'pending');
  expect(await waiting()).toBe(before + pending.length);
});
