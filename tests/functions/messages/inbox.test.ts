import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { parseContactRequest } from '@/lib/domain/contact/contact-request';
import type { ContactMark } from '@/lib/domain/contact/contact-status';
import { parseInbox } from '@/lib/domain/contact/inbox';
import type { Locale } from '@/lib/domain/locale';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo, mailsTo } from '@/tests/fixtures/messages/local-mailbox';
import { aProduct } from '@/tests/fixtures/shop/catalogue';

const shop = new LocalShop('inbox');
let owner: Client;
let staff: Client;

beforeAll(async () => {
  await shop.open({ setting: { reviews: { moderation: true, askAfterDays: null } } });
  [owner, staff] = await Promise.all([shop.staff(), shop.member('sam', { [shop.id]: 'staff' })]);
});
afterAll(() => shop.close());

/** Writes a message under this name and gives its id. */
async function messageFrom(name: string, locale: Locale = 'en'): Promise<string> {
  const email = `${name}@example.com`;
  const message = { fullName: `${name} Haddad`, email, comments: 'Is it oak?', locale, key: name };
  await shop.visitor().call('submitContactRequest', { storeId: shop.id, ...message });
  const { docs } = await shop.db.collection(collections.contactRequests(shop.store)).get();
  return docs.find((doc) => doc.get('email') === email)?.id ?? '';
}

const stored = async (id: string) =>
  parseContactRequest(id, (await shop.db.doc(collections.contactRequest(shop.store, id)).get()).data());
const waiting = async () => parseInbox((await shop.db.doc(collections.inbox(shop.store)).get()).data());
const answer = (requestId: string, key: string, text: string, client = staff) =>
  client.call('answerContactRequest', { storeId: shop.id, requestId, key, text });
const mark = (requestId: string, as: ContactMark, client = staff) =>
  client.call('markContactRequest', { storeId: shop.id, requestId, mark: as });
const remove = (requestId: string, client: Client) =>
  client.call('deleteContactRequest', { storeId: shop.id, requestId });

test('an answer sent ten times at once arrives once, in the language of who asked', async () => {
  const id = await messageFrom('leen', 'ar');
  const text = 'نعم، من البلوط.';
  const answers = await Promise.all(Array.from({ length: 10 }, () => answer(id, 'reply-1', text)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  const isIt = (mail: { text: string }) => mail.text.includes(text);
  const mail = await mailTo('leen@example.com', isIt);
  expect(mail.html).toContain('dir="rtl"');
  expect(mail.text).toContain('Is it oak?');
  expect(await stored(id)).toMatchObject({
    status: 'answered',
    replies: [{ id: 'reply-1', by: staff.uid, byName: 'sam@inbox.test', text }],
  });
  expect(await answer(id, 'reply-1', 'Another text')).toEqual({ ok: false, error: { code: 'key-reused' } });
  await answer(id, 'reply-2', 'وهو مصقول.');
  await mailTo('leen@example.com', ({ text: sent }) => sent.includes('مصقول'));
  expect((await mailsTo('leen@example.com')).filter(isIt)).toHaveLength(1);
});

test('new messages are counted as they come, are read, archived and taken back', async () => {
  const { newMessages: before } = await waiting();
  const id = await messageFrom('omar');
  expect((await waiting()).newMessages).toBe(before + 1);
  await Promise.all(Array.from({ length: 5 }, () => mark(id, 'read')));
  expect([(await stored(id)).status, (await waiting()).newMessages]).toEqual(['read', before]);
  await mark(id, 'unread');
  expect((await waiting()).newMessages).toBe(before + 1);
  await mark(id, 'archived');
  expect([(await stored(id)).status, (await waiting()).newMessages]).toEqual(['archived', before]);
  expect(await mark(id, 'restored')).toEqual({ ok: true, value: { status: 'read' } });
});

test('only an owner deletes a message, only staff answer and mark', async () => {
  const id = await messageFrom('sara');
  const guest = await shop.guest();
  const refused = { ok: false, error: { code: 'not-allowed' } };
  for (const client of [guest, await shop.member('other', { second: 'owner' })]) {
    expect(await answer(id, 'k', 'Hi', client)).toEqual(refused);
    expect(await mark(id, 'read', client)).toEqual(refused);
    expect(await remove(id, client)).toEqual(refused);
  }
  expect(await remove(id, staff)).toEqual(refused);
  const { newMessages } = await waiting();
  await Promise.all([remove(id, owner), remove(id, owner)]);
  expect((await waiting()).newMessages).toBe(newMessages - 1);
  expect(await answer(id, 'k', 'Hi')).toEqual({ ok: false, error: { code: 'message-not-found' } });
});

type Decision = Callables['moderateReview']['request']['to'];

/** One review of a product of its own, waiting; `decide` judges what is stored then. */
async function reviewed(productId: string) {
  await shop.put(aProduct({ id: productId, slug: productId }));
  const writer = await shop.member(`writer-of-${productId}`);
  const write = (rating: number) =>
    writer.call('submitReview', {
      storeId: shop.id,
      productId,
      name: 'Layla',
      email: 'layla@example.com',
      rating,
      title: 'Calm',
      comment: 'Hangs above my desk.',
    });
  await write(4);
  const seenAt = async () => {
    const review = await shop.db.doc(collections.review(shop.store, productId, writer.uid)).get();
    return review.get('updatedAt').toMillis() as number;
  };
  const decide = (to: Decision, seen: number, client = staff) =>
    client.call('moderateReview', { storeId: shop.id, productId, reviewId: writer.uid, seenAt: seen, to });
  const rating = async () => {
    const { ratingSum, ratingCount } = await shop.product(productId);
    return [ratingSum, ratingCount];
  };
  return { write, seenAt, decide, rating, writer };
}

test('publishing and hiding a review move the stars of its product once', async () => {
  const { pendingReviews: before } = await waiting();
  const { seenAt, decide, rating } = await reviewed('judged');
  expect((await waiting()).pendingReviews).toBe(before + 1);
  const seen = await seenAt();
  await Promise.all(Array.from({ length: 6 }, () => decide('published', seen)));
  expect([await rating(), (await waiting()).pendingReviews]).toEqual([[4, 1], before]);
  expect(await decide('rejected', await seenAt())).toEqual({ ok: true, value: { status: 'rejected' } });
  expect(await rating()).toEqual([0, 0]);
});

test('what its writer has changed meanwhile is not published unseen', async () => {
  const { write, seenAt, decide, rating, writer } = await reviewed('rewritten');
  const seen = await seenAt();
  await write(1);
  expect(await decide('published', seen)).toEqual({ ok: false, error: { code: 'edited-meanwhile' } });
  expect(await rating()).toEqual([0, 0]);
  expect(await decide('published', await seenAt(), writer)).toEqual({
    ok: false,
    error: { code: 'not-allowed' },
  });
});
