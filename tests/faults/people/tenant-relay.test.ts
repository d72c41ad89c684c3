import { randomUUID } from 'node:crypto';
import { collections } from '@/lib/domain/collections';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { settingEdits } from '@/tests/fixtures/shop/setting-edits';
import { mailsTo, mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { outboxAtRest } from '@/tests/fixtures/messages/outbox-at-rest';

const VICTIM = 'target@relay.test';

const shop = new LocalShop('relay');
let tenant: Client;

beforeAll(async () => {
  await shop.open();
  tenant = await shop.staff();
});
afterAll(() => shop.close());

/** A message that the tenant writes to its own store in somebody's name, and answers. */
async function relay(email: string, text: string) {
  const message = { fullName: 'Dear Customer', email, comments: `Ask us, ${text}`, locale: 'en' } as const;
  await shop.visitor().call('submitContactRequest', { storeId: shop.id, key: randomUUID(), ...message });
  const { docs } = await shop.db
    .collection(collections.contactRequests(shop.store))
    .where('comments', '==', message.comments)
    .get();
  const answer = { storeId: shop.id, requestId: docs[0]?.id ?? '', key: randomUUID(), text };
  return tenant.call('answerContactRequest', answer);
}

test('fault 63: twelve answers to made-up messages of one address are two mails, and the owner sees what was held', async () => {
  for (let at = 0; at < 12; at += 1) await relay(VICTIM, `Confirm your account ${at} at evil.com`);
  await outboxAtRest(shop);
  expect(await mailsTo(VICTIM)).toHaveLength(2);
  const held = await shop.db.collection(collections.heldMails(shop.store)).where('to', '==', VICTIM).get();
  expect(held.docs.map((doc) => doc.get('reason'))).toEqual(Array(10).fill('recipient'));
});

test('fault 63: an answer says who sends it for whom, where to report it, and quotes no links of the message', async () => {
  await relay('asked@relay.test', 'see quoted.com');
  const { text, html } = await mailTo('asked@relay.test', () => true);
  expect(text).toContain('on behalf of');
  expect(text).toMatch(/report it to .*shop@localhost/);
  expect(html).toContain('Ask us, see quoted. com');
});

test('fault 63: a store gets no name of a bank or a help desk, in either language or in lookalike letters', async () => {
  const seen = Number.MAX_SAFE_INTEGER;
  const brand = { ...settingEdits.brand, logo: null };
  const rename = (en: string, ar = '') =>
    tenant.call('saveStoreSetting', { storeId: shop.id, seen, brand: { ...brand, name: { en, ar } } });
  const reserved = { error: { fields: { 'brand.name.en': 'field.storeName.reserved' } } };
  for (const name of ['National Bank', 'PаyPal Service', 'Boards Support'])
    expect(await rename(name)).toMatchObject(reserved);
  expect(await rename('Nile', 'بنك النيل')).toMatchObject({
    error: { fields: { 'brand.name.ar': 'field.storeName.reserved' } },
  });
  expect(await rename('Win at evil.com')).toMatchObject({
    error: { fields: { 'brand.name.en': 'field.text.address' } },
  });
  expect(await rename('Nile Boards')).toMatchObject({ ok: true });
});
