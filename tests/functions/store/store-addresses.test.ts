import { collections } from '@/lib/domain/collections';
import { parseCustomDomain } from '@/lib/domain/store/custom-domain';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { anAddress } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('addresses');
const DOMAIN = 'boards.example.com';
let owner: Client;
/** Where the platform serves this store. */
const SITE = 'https://addresses.platform.example';

beforeAll(async () => {
  await shop.open({ setting: { siteUrl: SITE, customDomain: '' } });
  owner = await shop.staff();
});
afterAll(() => shop.close());

const prove = (customDomain: string) =>
  shop.db.doc(collections.storeSetting(shop.store)).update({ customDomain });
const resetMail = async (member: Client, locale: 'en' | 'ar') => {
  const email = member.auth.currentUser?.email ?? '';
  await shop.visitor().call('mailPasswordReset', { storeId: shop.id, email, locale });
  return (await mailTo(email, ({ text }) => text.includes('mode=resetPassword'))).text;
};

test('mails lead to where the store is served, and to its own domain once it is proved', async () => {
  const guest = await shop.guest();
  const orderOf = (email: string) => shop.placed(guest, { address: anAddress({ email }), locale: 'ar' });
  await orderOf('before@addresses.example');
  const before = await mailTo('before@addresses.example', () => true);
  expect(before.text).toContain(`${SITE}/ar/track/`);
  expect(await resetMail(await shop.member('before'), 'en')).toContain(`${SITE}/reset-password?mode=`);

  await prove(DOMAIN);
  await orderOf('after@addresses.example');
  const after = await mailTo('after@addresses.example', () => true);
  expect(after.text).toContain(`https://${DOMAIN}/ar/track/`);
  expect(after.text + after.html).not.toContain(SITE);
});

test("a code that opens an account, which is every store's, goes to no domain that an owner chose", async () => {
  await prove(DOMAIN);
  const reset = await resetMail(await shop.member('after', { elsewhere: 'owner' }), 'ar');
  expect(reset).toContain(`${SITE}/ar/reset-password?mode=`);
  expect(reset).not.toContain(DOMAIN);
  const email = 'invited@addresses.test';
  await owner.call('inviteStaff', { storeId: shop.id, email, name: 'Rana', role: 'staff', locale: 'en' });
  const invitation = await mailTo(email, () => true);
  expect(invitation.text).toContain(`${SITE}/invitation/`);
  expect(invitation.text + invitation.html).not.toContain(DOMAIN);
});

test('a domain has to lead to where its store is served', async () => {
  const name = (domain: string) => owner.call('saveCustomDomain', { storeId: shop.id, domain });
  expect(await name(DOMAIN)).toMatchObject({ ok: true });
  const wanted = await shop.db.doc(collections.customDomain(shop.store)).get();
  expect(parseCustomDomain(wanted.data())?.target).toBe(new URL(SITE).hostname);
});
