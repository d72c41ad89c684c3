import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { withinOneHour } from '@/tests/fixtures/firebase/one-hour';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('reviews');

beforeAll(() => shop.open());
afterAll(() => shop.close());

type Request = Callables['submitReview']['request'];
const aReview = (productId: string, changes: Partial<Request> = {}): Request => ({
  storeId: shop.id,
  productId,
  name: 'Layla',
  email: 'layla@example.com',
  rating: 4,
  title: 'Calm',
  comment: 'Hangs above my desk.',
  ...changes,
});

const offer = (id: string) => shop.put(aProduct({ id, slug: id }));
const stored = async (productId: string, uid: string) =>
  (await shop.db.doc(collections.review(shop.store, productId, uid)).get()).data();
const ratingOf = async (id: string) => {
  const { ratingSum, ratingCount } = await shop.product(id);
  return [ratingSum, ratingCount];
};
const starsOf = async (id: string) => Object.values((await shop.product(id)).ratingCounts);

test('a review by somebody logged in is published at once; sent again it replaces the first', async () => {
  await offer('edited');
  const layla = await shop.member('layla');
  const published = { ok: true, value: { status: 'published' } };
  expect(await layla.call('submitReview', aReview('edited'))).toEqual(published);
  expect(await ratingOf('edited')).toEqual([4, 1]);
  expect(await layla.call('submitReview', aReview('edited', { rating: 2, title: 'Hm' }))).toEqual(published);
  expect(await ratingOf('edited')).toEqual([2, 1]);
  expect(await starsOf('edited')).toEqual([0, 1, 0, 0, 0]);
  const review = await stored('edited', layla.uid);
  expect(review).toMatchObject({ name: 'Layla', rating: 2, title: 'Hm', verified: false });
  expect(review).not.toHaveProperty('email');
  const contact = await shop.db.doc(collections.reviewContact(shop.store, 'edited', layla.uid)).get();
  expect(contact.data()).toEqual({ email: 'layla@example.com' });
});

test('a guest reviews after an order, and the review waits for the store', async () => {
  await offer('bought');
  await offer('other');
  const guest = await shop.guest();
  const refused = { ok: false, error: { code: 'login-required' } };
  expect(await guest.call('submitReview', aReview('bought'))).toEqual(refused);
  expect(await shop.visitor().call('submitReview', aReview('bought'))).toEqual(refused);
  const order = await shop.placed(guest, { lines: [aRequestedLine({ productId: 'bought' })] });
  for (const id of ['bought', 'other']) await guest.call('submitReview', aReview(id));
  for (const id of ['bought', 'other'])
    expect(await stored(id, guest.uid)).toMatchObject({ verified: false, status: 'pending' });
  await guest.call('cancelOrder', { storeId: shop.id, orderId: order.id });
  expect(await guest.call('submitReview', aReview('bought'))).toEqual(refused);
});

test('what somebody reviewed as a guest before they logged in is what they review again', async () => {
  await offer('twice');
  const guest = await shop.guest();
  await shop.placed(guest);
  await guest.call('submitReview', aReview('twice'));
  expect(await ratingOf('twice')).toEqual([0, 0]);
  const rana = await shop.member('rana');
  const guestToken = (await guest.auth.currentUser?.getIdToken()) ?? '';
  await rana.call('completeSignUp', { storeId: shop.id, name: 'Rana', guestToken });
  await rana.call('submitReview', aReview('twice', { rating: 1, email: 'rana@example.com' }));
  expect(await stored('twice', guest.uid)).toMatchObject({ rating: 1, uid: rana.uid, status: 'pending' });
  expect(await stored('twice', rana.uid)).toBeUndefined();
  const contact = await shop.db.doc(collections.reviewContact(shop.store, 'twice', guest.uid)).get();
  expect(contact.data()).toEqual({ email: 'rana@example.com' });
});

test('ten people at once: every star is counted once, however often they press', async () => {
  await offer('popular');
  const people = await Promise.all(Array.from({ length: 10 }, (_, index) => shop.member(`fan-${index}`)));
  const ratings = people.map((_, index) => (index % 5) + 1);
  await Promise.all(
    people.flatMap((person, index) =>
      [1, 2].map(() => person.call('submitReview', aReview('popular', { rating: ratings[index] ?? 1 }))),
    ),
  );
  expect(await ratingOf('popular')).toEqual([30, 10]);
  expect(await starsOf('popular')).toEqual([2, 2, 2, 2, 2]);
});

test("editing only a review's text moves the product's `reviewedAt`", async () => {
  await offer('reworded');
  const writer = await shop.member('writer');
  await writer.call('submitReview', aReview('reworded'));
  const { reviewedAt } = await shop.product('reworded');
  await writer.call('submitReview', aReview('reworded', { comment: 'Still calm.' }));
  expect((await shop.product('reworded')).reviewedAt).toBeGreaterThan(reviewedAt);
  expect(await starsOf('reworded')).toEqual([0, 0, 0, 1, 0]);
});

test('nobody reviews more than twenty times an hour', async () => {
  await withinOneHour();
  await offer('flooded');
  const flooder = await shop.member('flooder');
  for (let sent = 0; sent < 20; sent += 1)
    expect(await flooder.call('submitReview', aReview('flooded'))).toMatchObject({ ok: true });
  const refused = { ok: false, error: { code: 'too-many-requests' } };
  expect(await flooder.call('submitReview', aReview('flooded'))).toMatchObject(refused);
});

test('what the store has hidden waits for it, however often its writer sends it again', async () => {
  await offer('hidden');
  const [writer, owner] = [await shop.member('hidden-writer'), await shop.staff('judge')];
  await writer.call('submitReview', aReview('hidden'));
  const seenAt = (await stored('hidden', writer.uid))?.updatedAt.toMillis() as number;
  const decision = {
    storeId: shop.id,
    productId: 'hidden',
    reviewId: writer.uid,
    seenAt,
    to: 'rejected',
  } as const;
  expect(await owner.call('moderateReview', decision)).toMatchObject({ ok: true });
  for (const comment of ['Again.', 'And again.', 'And again.'])
    expect(await writer.call('submitReview', aReview('hidden', { comment }))).toEqual({
      ok: true,
      value: { status: 'pending' },
    });
  expect(await ratingOf('hidden')).toEqual([0, 0]);
});

test('with moderation a review waits and counts nothing', async () => {
  const moderated = new LocalShop('moderated-reviews');
  await moderated.open({ setting: { reviews: { moderation: true, askAfterDays: null } } });
  const reader = await moderated.member('reader');
  const review = { ...aReview('board'), storeId: moderated.id };
  expect(await reader.call('submitReview', review)).toEqual({ ok: true, value: { status: 'pending' } });
  expect((await moderated.product()).ratingCount).toBe(0);
  await moderated.close();
});

test.each<[string, Partial<Request>, object]>([
  ['no rating', { rating: 0 }, { rating: 'field.rating.required' }],
  ['half a star', { rating: 4.5 }, { rating: 'field.rating.required' }],
  ['no title', { title: ' ' }, { title: 'field.reviewTitle.required' }],
  ['no comment', { comment: '' }, { comment: 'field.comment.required' }],
])('%s is refused at its field', async (_, changes, fields) => {
  const answer = await shop.visitor().call('submitReview', aReview('board', changes));
  expect(answer).toEqual({ ok: false, error: { code: 'invalid-input', fields } });
});
