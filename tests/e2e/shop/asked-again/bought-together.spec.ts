import { randomUUID } from 'node:crypto';
import { signedIn } from '@/tests/e2e/support/backend';
import { productById } from '@/tests/e2e/support/catalogue';
import { idsIn } from '@/tests/e2e/support/orders/past-the-rules';
import { ADDRESS, OWNER, SHOPPER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const STORE = 'demo';
const PRICE = 2500;
const ar = textsOf('ar');

test('a board shows on an Arabic phone what two orders bought with it, and leads there', async ({
  openWindow,
}) => {
  const [owner, shopper] = await Promise.all([signedIn(OWNER), signedIn(SHOPPER)]);
  const boards = ['sea', 'sand'].map((word) => ({ id: randomUUID(), word }));
  for (const { id, word } of boards)
    await owner.call('saveProduct', {
      ...{ storeId: STORE, productId: id, baseUpdatedAt: 0, status: 'active', options: [] },
      title: { en: `Pair ${word} ${id.slice(0, 8)}`, ar: `زوج ${word} ${id.slice(0, 8)}` },
      // Enough for the tests that buy the first board they find.
      variants: [{ id: 'only', price: PRICE, stock: 500, seenStock: 0 }],
    });
  for (const _ of [1, 2])
    await shopper.call('placeOrder', {
      ...{ storeId: STORE, key: randomUUID(), paymentMethod: 'cash', currency: 'USD', locale: 'ar' },
      lines: boards.map(({ id }) => ({ productId: id, variantId: 'only', quantity: 1, seenPrice: PRICE })),
      address: ADDRESS.en,
    });
  // The page is built at its first look, and as old as that.
  await expect.poll(() => idsIn('ledger')).toEqual([]);

  const [sea, sand] = await Promise.all(boards.map(({ id }) => productById(id)));
  const phone = await openWindow({ viewport: PHONE });
  const together = phone.getByRole('region', { name: ar('product:together.title') });
  await phone.goto(`/ar/products/${sea?.slug ?? ''}`);
  await together.getByRole('link', { name: sand?.title.ar ?? '' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(sand?.title.ar ?? '');
});
