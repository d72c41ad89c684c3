import { collections } from '@/lib/domain/collections';
import type { Locale } from '@/lib/domain/locale';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo, mailsTo } from '@/tests/fixtures/messages/local-mailbox';
import { aProduct } from '@/tests/fixtures/shop/catalogue';

const shop = new LocalShop('review-replies');
let staff: Client;

beforeAll(async () => {
  await shop.open();
  staff = await shop.member('sam', { [shop.id]: 'staff' });
});
afterAll(() => shop.close());

const doc = (productId: string, reviewId: string) =>
  shop.db.doc(collections.review(shop.store, productId, reviewId));
const stored = async (productId: string, reviewId: string) => {
  const found = await doc(productId, reviewId).get();
  return {
    reply: (found.get('reply.text') as string) ?? null,
    at: found.get('updatedAt').toMillis() as number,
  };
};

/** Somebody reviews a board of their own. */
async function reviewed(name: string, locale: Locale) {
  await shop.put(aProduct({ id: name, slug: name }));
  const writer = await shop.member(name);
  const submit = (comment: string) =>
    writer.call('submitReview', {
      ...{ storeId: shop.id, productId: name, name: 'Layla', email: `${name}@reply.example`, locale },
      ...{ rating: 2, title: 'Hm', comment },
    });
  await submit('It hangs askew.');
  const reply = (text: string, seenAt: number, client = staff) =>
    client.call('replyToReview', { storeId: shop.id, productId: name, reviewId: writer.uid, seenAt, text });
  return { id: writer.uid, writer, submit, reply, seen: () => stored(name, writer.uid) };
}

test('of two replies at once one stands; its writer is mailed once, in their language, whatever becomes of it', async () => {
  const { reply, seen, submit, id } = await reviewed('askew', 'ar');
  const before = await shop.product('askew');
  const { at } = await seen();
  const answers = await Promise.all([reply('نعتذر، سنصلحها.', at), reply('We are sorry.', at)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'edited-meanwhile' } });
  expect((await shop.product('askew')).reviewedAt).toBeGreaterThan(before.reviewedAt);
  const mail = await mailTo('askew@reply.example', ({ subject }) => subject.includes('ردّ'));
  expect(mail.text).toContain((await seen()).reply);
  expect(mail.text).toContain('It hangs askew.');
  expect(mail.html).toContain('dir="rtl"');
  expect(await reply('Changed.', (await seen()).at)).toMatchObject({ ok: true });
  // What its writer changes leaves the reply, and that it was mailed.
  await submit('It hangs straight now.');
  expect((await seen()).reply).toBe('Changed.');
  expect(await reply('', (await seen()).at)).toMatchObject({ ok: true });
  expect((await seen()).reply).toBeNull();
  expect(await reply('And again.', (await seen()).at)).toMatchObject({ ok: true });
  expect((await doc('askew', id).get()).get('repliedAt')).toBeDefined();
  const replies = await shop.db
    .collection(collections.outbox(shop.store))
    .where('kind', '==', 'review-replied')
    .where('productId', '==', 'askew')
    .get();
  expect(replies.size).toBe(1);
  expect((await mailsTo('askew@reply.example')).filter(({ subject }) => subject.includes('ردّ'))).toHaveLength(
    1,
  );
});

test('only the people of the store reply, and only to what is published', async () => {
  const { reply, seen, writer, id } = await reviewed('judged', 'en');
  const { at } = await seen();
  const [others, refused] = [await shop.member('other-staff', { elsewhere: 'owner' }), { ok: false }];
  for (const client of [writer, others, shop.visitor()])
    expect(await reply('Mine.', at, client)).toMatchObject(refused);
  await doc('judged', id).update({ status: 'rejected' });
  expect(await reply('Ours.', at)).toEqual({ ok: false, error: { code: 'review-not-found' } });
  expect((await seen()).reply).toBeNull();
});
