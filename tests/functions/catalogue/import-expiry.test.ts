import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { fail } from '@/lib/domain/result';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const shop = new LocalShop('import-expiry');

beforeAll(() => shop.open({ products: [] }));
afterAll(() => shop.close());

test('an import that has expired cannot be confirmed; one confirmed in time keeps its products until it is done', async () => {
  const owner = await shop.staff();
  const product = { row: 2, productId: '', newId: 'late', slug: 'late', status: 'draft' } as const;
  const products = [{ ...product, title: { en: 'Board', ar: 'لوحة' } }];
  const staged = await owner.call('stageImport', { storeId: shop.id, importId: 'late', products });
  expect(staged).toMatchObject({ value: { problems: [], created: 1 } });

  const job = shop.db.doc(collections.importJob(shop.store, 'late'));
  const { docs } = await shop.db.collection(collections.importItems(shop.store, 'late')).get();
  const expiry = ({ expireAt }: { expireAt?: Timestamp } = {}) => expireAt?.toMillis() ?? 0;
  expect(expiry(docs[0]?.data()) - expiry((await job.get()).data())).toBeGreaterThanOrEqual(WEEK_MS);
  await job.update({ expireAt: Timestamp.fromMillis(Date.now()) });
  expect(await owner.call('commitImport', { storeId: shop.id, importId: 'late', total: 1 })).toEqual(
    fail({ code: 'import-not-found' }),
  );
});
