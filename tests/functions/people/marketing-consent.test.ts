import { collections } from '@/lib/domain/collections';
import { parseCustomer } from '@/lib/domain/customers/customer';
import { customerKey } from '@/functions/src/adapters/tokens/digest';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { anAddress } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('marketing-consent');
const silent = new LocalShop('no-marketing');
let layla: Client;
const LAYLA = 'layla@marketing-consent.test';
const GUEST = 'guest@marketing-consent.test';

beforeAll(async () => {
  await shop.open({ setting: { checkout: { note: false, gift: false, marketing: true } } });
  await silent.open();
  layla = await shop.member('layla');
});
afterAll(() => Promise.all([shop.close(), silent.close()]));

const consentOf = async (at: LocalShop, email: string) => {
  const id = customerKey(email);
  const stored = await at.db.doc(collections.customer(at.store, id)).get();
  return stored.exists ? parseCustomer(id, stored.data()).consent : null;
};
const ordered = async (at: LocalShop, marketing?: boolean) => {
  const order = await at.placed(await at.guest(), {
    address: anAddress({ email: GUEST }),
    ...(marketing && { marketing }),
  });
  await at.counted();
  return order;
};

test('a ticked box at the checkout counts with its time, and an unticked one later takes nothing back', async () => {
  const order = await ordered(shop, true);
  await ordered(shop);
  expect(await consentOf(shop, GUEST)).toEqual({ given: true, at: order.createdAt, source: 'checkout' });
});

test('a store that does not ask gets no consent, whatever a page sends', async () => {
  await ordered(silent, true);
  expect(await consentOf(silent, GUEST)).toBeNull();
  const member = await silent.member('omar');
  expect(await member.call('saveMarketingConsent', { storeId: silent.id, given: true })).toMatchObject({
    error: { code: 'not-allowed' },
  });
});

test('the link of the order’s mail stops offers without a login; an altered one does not', async () => {
  const { text } = await mailTo(GUEST, (mail) => mail.text.includes('/offers/'));
  const token = /\/offers\/(\S+)/.exec(text)?.[1] ?? '';
  const visitor = shop.visitor();
  expect(await visitor.call('withdrawMarketingConsent', { token: `${token}x` })).toMatchObject({
    error: { code: 'link-expired' },
  });
  expect(await visitor.call('withdrawMarketingConsent', { token })).toMatchObject({ ok: true });
  expect(await consentOf(shop, GUEST)).toMatchObject({ given: false, source: 'link' });
});

test('who never ordered agrees in the profile, takes it back there, and is new with their first order', async () => {
  const say = (given: boolean) => layla.call('saveMarketingConsent', { storeId: shop.id, given });
  await say(true);
  expect(await layla.call('readMarketingConsent', { storeId: shop.id })).toEqual({
    ok: true,
    value: { given: true },
  });
  const { day } = await shop.placed(layla);
  await shop.counted();
  await say(false);
  expect(await consentOf(shop, LAYLA)).toMatchObject({ given: false, source: 'profile' });
  // The guest of the first test, and she.
  expect((await shop.figures(day)).newCustomers).toBe(2);
});
