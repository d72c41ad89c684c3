import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';
import { mailsTo, mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';

const shop = new LocalShop('notices');
const TO = 'alerts@notices.example';
let owner: Client;

beforeAll(async () => {
  await shop.open({ products: [aProduct({ variants: [aVariant({ stock: 4 })] })] });
  owner = await shop.staff();
});
afterAll(() => shop.close());

const choose = (newOrder: boolean, seen: number) =>
  owner.call('saveStoreSetting', {
    storeId: shop.id,
    seen,
    notifications: {
      email: TO,
      locale: 'ar',
      newOrder,
      lowStock: true,
      lowStockAt: 3,
      weekly: false,
      messages: 'off',
    },
  });

test('mails to the store go where and in the language it chose, low stock once, and no mail it does not want', async () => {
  const chosen = await choose(false, 0);
  if (!chosen.ok) throw new Error(chosen.error.code);
  const shopper = await shop.member('shopper');
  await shop.placed(shopper);
  const low = await mailTo(TO, ({ subject }) => subject.includes('مخزون منخفض'));
  expect(low.html).toContain('dir="rtl"');
  expect(low.text).toContain('/ar/admin/products/board');

  await choose(true, chosen.value.savedAt);
  const second = await shop.placed(shopper);
  await mailTo(TO, ({ subject }) => subject.includes(second.number));
  const subjects = (await mailsTo(TO)).map(({ subject }) => subject);
  expect(subjects).toHaveLength(2);
  expect(await mailsTo(`owner@${shop.id}.shop`)).toEqual([]);
});
