import { getAuth } from 'firebase-admin/auth';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { createConsumeMailBudget } from '@/functions/src/adapters/mail/consume-mail-budget';
import { parseMail } from '@/functions/src/adapters/outbox/outbox';
import { unsent } from '@/functions/src/adapters/outbox/outbox-entry';
import { createPictureStore } from '@/functions/src/adapters/pictures/picture-store';
import { bytesOfStore } from '@/functions/src/adapters/quotas/storage-room';
import type { SaveProductRequest } from '@/lib/domain/api/catalogue';
import { collections } from '@/lib/domain/collections';
import { monthOf, storeDay } from '@/lib/domain/stats/store-day';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { uploaded } from '@/tests/fixtures/firebase/uploads';
import { subscribed, usageOf } from '@/tests/fixtures/money/plan-quotas';
import { outboxAtRest } from '@/tests/fixtures/messages/outbox-at-rest';
import { aProduct } from '@/tests/fixtures/shop/catalogue';

const HOUR_MS = 60 * 60 * 1000;
const shops = ['places', 'room', 'mails', 'orders', 'opened', 'dropped'].map(
  (name) => new LocalShop(`usage-${name}`),
);
const [places, room, mails, orders, opened, dropped] = shops as [
  LocalShop,
  LocalShop,
  LocalShop,
  LocalShop,
  LocalShop,
  LocalShop,
];

beforeAll(() => Promise.all(shops.map((shop) => shop.open())));
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

const board = (
  shop: LocalShop,
  id: string,
  changes: Partial<SaveProductRequest> = {},
): SaveProductRequest => ({
  ...{ storeId: shop.id, productId: id, baseUpdatedAt: 0, status: 'draft' },
  title: { en: id, ar: id },
  ...changes,
});
const REFUSED = { ok: false, error: { code: 'quota-reached' } };

test('a store without a plan counts nothing, one with a plan counts what is there first', async () => {
  const owner = await places.staff();
  expect(await owner.call('saveProduct', board(places, 'second'))).toMatchObject({ ok: true });
  expect((await usageOf(places)).products).toBeNull();
  await subscribed(places, { products: 3 });
  expect(await owner.call('saveProduct', board(places, 'third'))).toMatchObject({ ok: true });
  expect(await usageOf(places)).toMatchObject({ products: 3, limits: { products: { level: 'full' } } });
});

test('archiving gives a place back, taking out of the archive takes one, in every way that does so', async () => {
  const owner = await places.staff('archivist');
  const move = async (productId: string, status: 'archived' | 'draft') =>
    owner.call('changeProducts', {
      storeId: places.id,
      products: [{ productId, status, baseUpdatedAt: (await places.product(productId)).updatedAt }],
    });
  expect(await owner.call('saveProduct', board(places, 'fourth'))).toMatchObject(REFUSED);
  expect(await move('third', 'archived')).toMatchObject({ ok: true });
  expect(await owner.call('saveProduct', board(places, 'fourth'))).toMatchObject({ ok: true });
  expect(await move('third', 'draft')).toMatchObject(REFUSED);
  const third = await places.product('third');
  const unarchive = { baseUpdatedAt: third.updatedAt, status: 'draft' } as const;
  expect(await owner.call('saveProduct', board(places, 'third', unarchive))).toMatchObject(REFUSED);
  expect(await owner.call('deleteProduct', { storeId: places.id, productId: 'fourth' })).toMatchObject({
    value: { outcome: 'deleted' },
  });
  expect(await owner.call('saveProduct', board(places, 'third', unarchive))).toMatchObject({ ok: true });
  expect((await usageOf(places)).products).toBe(3);
});

test('a smaller plan takes nothing away and refuses what is new; what an operator raises counts at once', async () => {
  const owner = await places.staff('saver');
  await subscribed(places, { products: 1 });
  const { updatedAt } = await places.product('second');
  const renamed = board(places, 'second', { baseUpdatedAt: updatedAt, title: { en: 'New', ar: 'جديد' } });
  expect(await owner.call('saveProduct', renamed)).toMatchObject({ ok: true });
  expect(await owner.call('saveProduct', board(places, 'fifth'))).toMatchObject({
    error: { code: 'quota-reached', params: { what: 'products', used: 3, quota: 1 } },
  });
  await places.db.doc(collections.quotaRaise(places.store)).set({ storeId: places.id, products: 4 });
  expect(await owner.call('saveProduct', board(places, 'fifth'))).toMatchObject({ ok: true });
});

test('a store that was opened with a package is bounded by it before its trial begins', async () => {
  await opened.db.doc(collections.package('usage-small')).set({
    ...{ name: { en: 'Small', ar: 'صغيرة' }, price: 100, currency: 'USD', interval: 'month' },
    ...{ stripePriceId: 'price-usage-small', quotas: { products: 1 } },
  });
  await opened.db.doc(collections.storeOpening(opened.store)).set({
    ...{ uid: 'u', storeId: opened.id, host: 'h', template: 'empty', packageId: 'usage-small' },
    ...{ createdAt: Timestamp.now(), fillDueAt: null, trialDueAt: null },
  });
  const owner = await opened.staff();
  expect(await owner.call('saveProduct', board(opened, 'second'))).toMatchObject(REFUSED);
});

test('pictures take room, a refused upload leaves nothing, and the counter says what lies in the bucket', async () => {
  const owner = await room.staff();
  await subscribed(room, { storage: 1 });
  const pictures = createPictureStore(() => getStorage(room.app).bucket());
  const keep = async (client: Client) => {
    // Noise, which no picture format makes small.
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const file = await sharp({
      create: { width: 1100, height: 1100, channels: 3, background: 'white', noise },
    })
      .jpeg({ quality: 90 })
      .toBuffer();
    const upload = await uploaded(client, room.id, file);
    return client.call('keepPicture', { storeId: room.id, folder: 'products/board', upload });
  };
  const answers = [await keep(owner), await keep(owner), await keep(owner), await keep(owner)];
  expect(answers.at(0)).toMatchObject({ ok: true });
  expect(answers.at(-1)).toMatchObject({
    error: { code: 'quota-reached', params: { what: 'storage', quota: 1 } },
  });
  const stored = answers.filter(({ ok }) => ok).length;
  const bucket = getStorage(room.app).bucket();
  const [files] = await bucket.getFiles({ prefix: `stores/${room.id}/` });
  expect(files).toHaveLength(stored);
  const [left] = await bucket.getFiles({ prefix: `uploads/${owner.uid}/` });
  expect(left).toHaveLength(0);
  const { storage } = await usageOf(room);
  expect(storage).toBe(await bytesOfStore({ pictures }, room.store));
  expect(storage).toBeLessThanOrEqual(1024 * 1024);
  // A counter that is gone is counted again from the bucket, with what shoppers sent left out.
  await bucket.file(`stores/${room.id}/reviews/board/r/1.webp`).save(Buffer.alloc(2000));
  await room.db.doc(collections.storeUsage(room.store)).update({ storage: FieldValue.delete() });
  expect(await keep(owner)).toMatchObject(REFUSED);
  await subscribed(room, { storage: 50 });
  expect(await keep(owner)).toMatchObject({ ok: true });
  expect((await usageOf(room)).storage).toBe(await bytesOfStore({ pictures }, room.store));
});

test('reminders beyond the quota are held back and counted exactly, mails about orders never are', async () => {
  await subscribed(mails, { mails: 5 });
  /** Later than the triggers and schedules that run meanwhile would send it. */
  const at = Date.now() + 10 * HOUR_MS;
  const consume = createConsumeMailBudget({
    ...{ db: mails.db, auth: getAuth(mails.app), now: () => at, scale: () => 1000, randomBelow: () => 0 },
  });
  const claim = async (kind: string, index: number) => {
    const ref = mails.db.collection(collections.outbox(mails.store)).doc(`${kind}-${index}`);
    const about = { productId: 'board', variantId: 'board-red', orderId: 'o1', locale: 'en' };
    const queued = { kind, ...about, to: `reader-${index}@usage.test`, state: 'waiting', attempts: 0 };
    await ref.set({ ...queued, dueAt: Timestamp.fromMillis(at) });
    const entry = await ref.get();
    const sending = { state: 'sending', attempts: 1, dueAt: Timestamp.fromMillis(at + HOUR_MS) };
    return consume({ entry, store: mails.store, mail: parseMail(ref.path, entry.data()), sending });
  };
  const outcomes = await Promise.all(Array.from({ length: 8 }, (_, index) => claim('stock-back', index)));
  expect(outcomes.filter((outcome) => outcome === 'counted')).toHaveLength(5);
  expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(3);
  expect(await claim('order-placed', 1)).toBe('counted');
  expect(await usageOf(mails)).toMatchObject({ mails: 5, limits: { mails: { level: 'full', refused: 3 } } });
  const { docs } = await mails.db.collection(collections.heldMails(mails.store)).get();
  expect(docs.map((doc) => String(doc.get('reason')))).toEqual(['plan', 'plan', 'plan']);
  const told = await mails.db.collection(collections.outbox(mails.store)).where('what', '==', 'mails').get();
  expect(told.docs.map((doc) => String(doc.get('kind'))).sort()).toEqual([
    'owner-quota-full',
    'owner-quota-near',
  ]);
});

test('a reminder that is dropped, since its board is no longer sold, gives its place back', async () => {
  await subscribed(dropped, { mails: 5 });
  await dropped.put(aProduct({ id: 'hidden', slug: 'hidden', status: 'draft' }));
  const remind = async (productId: string) => {
    const ref = dropped.db.collection(collections.outbox(dropped.store)).doc(productId);
    const about = { productId, variantId: 'board-red', locale: 'en', to: 'reader@dropped.test' };
    await ref.set({ kind: 'stock-back', ...about, ...unsent(Date.now()), createdAt: Timestamp.now() });
    await outboxAtRest(dropped);
    return (await ref.get()).get('state') as string;
  };
  expect(await remind('board')).toBe('sent');
  expect(await remind('hidden')).toBe('dropped');
  expect((await usageOf(dropped)).mails).toBe(1);
});

test('orders beyond the quota are accepted, and the owner is mailed once when they come near it and once when they reach it', async () => {
  await subscribed(orders, { orders: 5 });
  await orders.put(aProduct({ id: 'many', slug: 'many' }));
  const guest = await orders.guest();
  for (let placed = 0; placed < 7; placed += 1) {
    await orders.placed(guest);
    await orders.counted();
  }
  const month = monthOf(storeDay(Date.now(), 'UTC'));
  const isTold = ({ docs }: FirebaseFirestore.QuerySnapshot) => docs.length === 2;
  const told = await new Promise<FirebaseFirestore.QuerySnapshot>((resolve, reject) => {
    const stop = orders.db
      .collection(collections.outbox(orders.store))
      .where('what', '==', 'orders')
      .onSnapshot((snapshot) => {
        if (!isTold(snapshot)) return;
        stop();
        resolve(snapshot);
      }, reject);
  });
  expect(told.docs.map(({ id }) => id).sort()).toEqual([
    `owner-quota-full-orders-${month}`,
    `owner-quota-near-orders-${month}`,
  ]);
  expect(await orders.orders()).toHaveLength(7);
  expect((await usageOf(orders)).limits.orders).toMatchObject({ level: 'full', quota: 5, month });
});
