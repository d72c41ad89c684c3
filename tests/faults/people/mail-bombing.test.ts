import { collections } from '@/lib/domain/collections';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { mailsTo, mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { outboxAtRest } from '@/tests/fixtures/messages/outbox-at-rest';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anAddress, aPlaceOrderRequest } from '@/tests/fixtures/shop/orders';

const ORDERS = 15;
/** Spellings of one mailbox. */
const SPELLINGS = ['victim@gmail.com', 'V.ictim@gmail.com', 'vic.tim+sale@googlemail.com'] as const;

const shop = new LocalShop('mail-bombing');
let attacker: Client;

beforeAll(async () => {
  await shop.open({ products: [aProduct({ variants: [aVariant({ stock: 1000 })] })] });
  attacker = await shop.guest();
});
afterAll(() => shop.close());

test('fault 60: fifteen orders and cancellations mail a third person no more than six times, however it is spelt', async () => {
  for (let at = 0; at < ORDERS; at += 1) {
    const email = SPELLINGS[at % SPELLINGS.length] ?? '';
    const { id: orderId } = await shop.placed(attacker, { address: anAddress({ email }) });
    await attacker.call('cancelOrder', { storeId: shop.id, orderId });
  }
  await outboxAtRest(shop);
  const received = await Promise.all(SPELLINGS.map((address) => mailsTo(address)));
  expect(received.flat()).toHaveLength(6);
  const held = await shop.db.collection(collections.heldMails(shop.store)).get();
  expect(held.docs.map((doc) => doc.get('reason'))).toEqual(Array(2 * ORDERS - 6).fill('recipient'));
});

test('fault 60: whoever is bombed with orders still gets a link to choose a password', async () => {
  const victim = await shop.member('victim');
  const email = victim.auth.currentUser?.email ?? '';
  for (let at = 0; at < 8; at += 1) await shop.placed(attacker, { address: anAddress({ email }) });
  await shop.visitor().call('mailPasswordReset', { storeId: shop.id, email, locale: 'en' });
  await mailTo(email, ({ text }) => text.includes('mode=resetPassword'));
});

test('fault 60: whoever is asked again and again for the newsletter still gets a link to choose a password', async () => {
  const victim = await shop.member('asked');
  const email = victim.auth.currentUser?.email ?? '';
  const news = { storeId: shop.id, email, locale: 'en', page: '/' } as const;
  for (let at = 0; at < 10; at += 1) await shop.visitor().call('askForNewsletter', news);
  expect(await shop.visitor().call('askForNewsletter', news)).toMatchObject({
    error: { code: 'too-many-requests' },
  });
  const reset = await shop.visitor().call('mailPasswordReset', { storeId: shop.id, email, locale: 'en' });
  expect(reset).toMatchObject({ ok: true });
  await mailTo(email, ({ text }) => text.includes('mode=resetPassword'));
});

test('fault 60: names with addresses are refused where they are typed', async () => {
  const refused = { error: { fields: { 'address.fullName': 'field.text.address' } } };
  for (const fullName of ['You won, visit evil.com', 'еvil。com', 'evil\u200b.com', 'a@b.co', 'wa.me/123']) {
    const request = aPlaceOrderRequest({ storeId: shop.id, address: anAddress({ fullName }) });
    expect(await attacker.call('placeOrder', request)).toMatchObject(refused);
  }
});
