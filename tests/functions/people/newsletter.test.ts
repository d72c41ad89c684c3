import { collections } from '@/lib/domain/collections';
import { parseCustomer } from '@/lib/domain/customers/customer';
import { customerKey } from '@/functions/src/adapters/tokens/digest';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';

const shop = new LocalShop('newsletter');
const OK = { ok: true, value: { ok: true } };

beforeAll(() => shop.open());
afterAll(() => shop.close());

const ask = (email: string) =>
  shop.visitor().call('askForNewsletter', { storeId: shop.id, email, locale: 'ar', page: '/pages/ramadan' });
const customerOf = async (email: string) => {
  const id = customerKey(email);
  const stored = await shop.db.doc(collections.customer(shop.store, id)).get();
  return stored.exists ? parseCustomer(id, stored.data()) : null;
};
const isAsked = async (email: string) =>
  (await shop.db.doc(collections.newsRequest(shop.store, customerKey(email))).get()).exists;
const tokenIn = async (email: string) => {
  const { text } = await mailTo(email, (mail) => mail.text.includes('/newsletter/'));
  return /\/newsletter\/(\S+)/.exec(text)?.[1] ?? '';
};

test('an address counts once its link is confirmed, with language and page, and the link works once', async () => {
  const email = 'nadia@newsletter.test';
  expect(await ask(email)).toEqual(OK);
  expect(await customerOf(email)).toBeNull();
  const token = await tokenIn(email);
  const visitor = shop.visitor();
  expect(await visitor.call('confirmNewsletter', { token: `${token}x` })).toMatchObject({
    error: { code: 'link-expired' },
  });
  for (const _ of [1, 2]) expect(await visitor.call('confirmNewsletter', { token })).toEqual(OK);
  expect(await customerOf(email)).toMatchObject({
    orders: 0,
    consent: { given: true, source: 'newsletter', locale: 'ar', page: '/pages/ramadan' },
  });

  // Who takes it back is not taken in again by an old mail.
  expect(await visitor.call('withdrawMarketingConsent', { token })).toEqual(OK);
  expect(await visitor.call('confirmNewsletter', { token })).toMatchObject({
    error: { code: 'link-expired' },
  });
  expect(await customerOf(email)).toMatchObject({ consent: { given: false, source: 'link' } });
});

test('who is on the list is answered alike and mailed nothing; a mailbox is asked ten times an hour', async () => {
  const member = 'salma@newsletter.test';
  await ask(member);
  await shop.visitor().call('confirmNewsletter', { token: await tokenIn(member) });
  expect(await ask(member)).toEqual(OK);
  expect(await isAsked(member)).toBe(false);

  const victim = 'victim@newsletter.test';
  const answers = [];
  for (let n = 0; n < 11; n++) answers.push(await ask(victim));
  expect(answers.slice(0, 10).every(({ ok }) => ok)).toBe(true);
  expect(answers[10]).toMatchObject({ error: { code: 'too-many-requests' } });
});
