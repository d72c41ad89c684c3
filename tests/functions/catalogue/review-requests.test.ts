import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { functionUrl } from '@/tests/fixtures/firebase/callable-url';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo, mailsTo } from '@/tests/fixtures/messages/local-mailbox';
import { runSchedule } from '@/tests/fixtures/money/card-orders';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { anAddress, aRequestedLine } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('review-requests');
const DAY_MS = 24 * 60 * 60 * 1000;
let owner: Client;

beforeAll(async () => {
  await shop.open({
    setting: { reviews: { moderation: false, askAfterDays: 7 }, checkout: { note: false, gift: true } },
  });
  owner = await shop.staff();
  for (const id of ['sea', 'sky'])
    await shop.put(aProduct({ id, slug: id, title: { en: `The ${id}`, ar: id } }));
});
afterAll(() => shop.close());

const move = (orderId: string, from: Order['status'], to: Order['status']) =>
  owner.call('updateOrderStatus', { storeId: shop.id, orderId, from, to });
const entry = (id: string) => shop.db.doc(collections.outboxEntry(shop.store, `review-asked-${id}`));
const asks = ({ text }: { text: string }) => text.includes('Write a review');

/** An order of both boards, delivered by two people at once. */
async function delivered(client: Client, email: string, more = {}): Promise<Order> {
  const lines = ['sea', 'sky'].map((productId) => aRequestedLine({ productId }));
  const order = await shop.placed(client, { lines, address: anAddress({ email }), ...more });
  await move(order.id, 'placed', 'confirmed');
  await move(order.id, 'confirmed', 'shipped');
  await Promise.all([1, 2].map(() => move(order.id, 'shipped', 'delivered')));
  return order;
}

/** The days go by, and two servers find at once what is due. */
async function due({ id }: Order): Promise<unknown> {
  const queued = (await entry(id).get()).data() ?? {};
  // A new instance: mails of one moment share cached reads for some seconds, and this cache holds the delivery's.
  await entry(id).delete();
  await entry(id).set(queued);
  await entry(id).update({ dueAt: Timestamp.fromMillis(Date.now()) });
  await Promise.all([runSchedule('sendLeftOutbox'), runSchedule('sendLeftOutbox')]);
  return (await entry(id).get()).get('state');
}

test('a week after delivery one mail asks for the boards that nobody reviewed, until its reader ends that', async () => {
  const layla = await shop.member('layla');
  const order = await delivered(layla, 'layla@asked.example');
  const queued = await entry(order.id).get();
  const week = (await shop.order(order.id)).updatedAt + 7 * DAY_MS;
  // No older than it is due, or it would look as if the outbox stood still.
  for (const field of ['dueAt', 'createdAt']) expect(queued.get(field).toMillis()).toBe(week);
  await layla.call('submitReview', {
    ...{ storeId: shop.id, productId: 'sky', name: 'Layla', email: 'layla@asked.example', rating: 5 },
    ...{ title: 'Calm', comment: 'Lovely.' },
  });
  expect(await due(order)).toBe('sent');
  const mail = await mailTo('layla@asked.example', asks);
  expect(mail.text).toMatch(/\/review\/\S+#sea/);
  expect(mail.text).not.toContain('#sky');
  await runSchedule('sendLeftOutbox');
  expect((await mailsTo('layla@asked.example')).filter(asks).map(({ copies }) => copies)).toEqual([1]);

  const token = /\/stop-mails\/(\S+)/.exec(mail.text)?.[1]?.replaceAll(/[\u2068\u2069]/g, '') ?? '';
  // A mail program posts; one that looks at the link, or makes one up, ends nothing.
  const pressed = async (method: string, given: string) =>
    (await fetch(functionUrl(`mailEvents/stop/${given}`), { method })).status;
  expect([await pressed('GET', token), await pressed('POST', `${token}x`)]).toEqual([405, 410]);
  for (const _ of [1, 2]) expect(await pressed('POST', token)).toBe(200);
  expect(await shop.visitor().call('stopMails', { token })).toEqual({ ok: true, value: { ok: true } });
  const again = await delivered(layla, 'layla@asked.example');
  await due(again);
  expect((await mailsTo('layla@asked.example')).filter(asks)).toHaveLength(1);
});

test('nobody is asked for a present, for what went back, nor by a store that asks no more', async () => {
  const omar = await shop.member('omar');
  const order = await delivered(omar, 'omar@asked.example');
  expect(await move(order.id, 'delivered', 'returned')).toMatchObject({ ok: true });
  expect(await due(order)).toBe('dropped');
  const present = await delivered(omar, 'omar@asked.example', {
    wishes: { note: '', isGift: true, giftMessage: '' },
  });
  expect((await entry(present.id).get()).exists).toBe(false);
  const late = await delivered(omar, 'omar@asked.example');
  const reviews = { moderation: false, askAfterDays: null };
  const seen = Date.now();
  expect(await owner.call('saveStoreSetting', { storeId: shop.id, seen, reviews })).toMatchObject({
    ok: true,
  });
  await due(late);
  expect((await mailsTo('omar@asked.example')).filter(asks)).toHaveLength(0);
  const silent = await delivered(omar, 'omar@asked.example');
  expect((await entry(silent.id).get()).exists).toBe(false);
});

test('who was asked reviews by the link without a login, once for each board, and nobody else does', async () => {
  expect(
    await owner.call('saveStoreSetting', {
      ...{ storeId: shop.id, seen: Date.now(), reviews: { moderation: false, askAfterDays: 7 } },
    }),
  ).toMatchObject({ ok: true });
  const guest = await shop.guest();
  const order = await delivered(guest, 'guest@asked.example');
  expect(await due(order)).toBe('sent');
  const { text } = await mailTo('guest@asked.example', asks);
  const token = /\/review\/([^#\s]+)/.exec(text)?.[1]?.replaceAll(/[\u2068\u2069]/g, '') ?? '';
  const [stranger, visitor] = [await shop.guest(), shop.visitor()];

  const read = await visitor.call('readReviewLink', { token });
  expect(read).toMatchObject({ value: { number: order.number, email: 'guest@asked.example' } });
  const boards = read.ok ? read.value.boards : [];
  expect(boards.map(({ productId, isWritten }) => [productId, isWritten])).toEqual([
    ['sea', false],
    ['sky', false],
  ]);
  const send = (client: Client, productId = 'sea', given = token) =>
    client.call('sendLinkedReview', {
      ...{ token: given, productId, name: 'Layla', email: 'guest@asked.example', rating: 4 },
      ...{ title: 'Calm', comment: 'Lovely.' },
    });
  const expired = { ok: false, error: { code: 'link-expired' } };
  expect(await visitor.call('readReviewLink', { token: `${token}x` })).toEqual(expired);
  expect(await send(stranger, 'sea', token.replace(/.$/, '_'))).toEqual(expired);
  expect(await send(stranger, 'board')).toMatchObject({ error: { code: 'product-not-found' } });

  // Twice, from two browsers: it stays one review, of who ordered, and waits for the store.
  for (const client of [stranger, await shop.guest()])
    expect(await send(client)).toEqual({ ok: true, value: { status: 'pending' } });
  const reviews = shop.db.collection(collections.reviews(shop.store, 'sea')).where('uid', '==', guest.uid);
  const [written, ...more] = (await reviews.get()).docs;
  expect(more).toEqual([]);
  expect(written?.data()).toMatchObject({ verified: true, status: 'pending', byLink: true });

  // What they wrote themselves, no link changes.
  expect(await send(guest, 'sky')).toMatchObject({ ok: true });
  expect(await send(stranger, 'sky')).toMatchObject({ error: { code: 'login-required' } });
  expect(await move(order.id, 'delivered', 'returned')).toMatchObject({ ok: true });
  expect(await visitor.call('readReviewLink', { token })).toEqual(expired);
});

test('browsers that get push are asked once each, with the link, until there is nothing to review', async () => {
  const rana = await shop.member('rana');
  await rana.call('registerDevice', { storeId: shop.id, token: 'local-ranas-phone', locale: 'ar' });
  const order = await delivered(rana, 'rana@asked.example');
  const pushes = shop.db.collection(collections.outbox(shop.store)).where('tells', '==', 'review-asked');
  const { docs } = await pushes.where('orderId', '==', order.id).get();
  expect(docs).toHaveLength(1);
  const week = (await shop.order(order.id)).updatedAt + 7 * DAY_MS;
  expect(docs[0]?.get('dueAt').toMillis()).toBe(week);
});
