import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { readAllPrepaid } from '@/lib/firestore/prepaid';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';

const shop = new LocalShop('all-gift-cards');

beforeAll(async () => {
  await shop.open({ products: [] });
  // The browser's modules take the first app there is: the owner's, who is signed in.
  await shop.staff();
});
afterAll(() => shop.close());

test('an owner reads all gift cards, also many of one moment, page by page', async () => {
  const batch = shop.db.batch();
  for (let n = 0; n < 230; n += 1) {
    const createdAt = Timestamp.fromMillis(1000 + (n % 2));
    const card = { kind: 'gift', last4: 'ABCD', currency: 'USD', initial: 100, balance: 100, active: true };
    batch.set(shop.db.doc(collections.prepaid(shop.store, `card-${n}`)), { ...card, createdAt });
  }
  await batch.commit();
  const all = await readAllPrepaid(shop.store);
  expect(all.ok && new Set(all.value.map(({ id }) => id)).size).toBe(230);
  expect(all.ok && all.value.length).toBe(230);
});
