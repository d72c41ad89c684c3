import { collections } from '@/lib/domain/collections';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';

const shop = new LocalShop('bought-together');
beforeAll(() => shop.open());
afterAll(() => shop.close());

const entry = (kind: 'placed' | 'edited' | 'ended', before: readonly string[], after: readonly string[]) =>
  shop.db.collection(collections.ledger(shop.store)).add({
    ...{ kind, at: new Date(), day: '2026-03-02', figures: {}, customer: null, courier: null },
    ...{ byShopper: true, consents: false, baskets: { before, after } },
  });
const partners = async (product: string) => {
  const stored = await shop.db.doc(collections.boughtWith(shop.store, product)).get();
  return stored.get('partners') as unknown;
};
const inOneWeek = (orders: number) => ({ [Math.floor(Date.parse('2026-03-02') / 604_800_000)]: orders });

test('a rush of orders, changed and cancelled among them, counts each pair once', async () => {
  const rush = Array.from({ length: 12 }, () => entry('placed', [], ['walnut', 'oak']));
  await Promise.all([...rush, entry('placed', [], ['walnut', 'oak', 'pine'])]);
  await shop.counted();
  await Promise.all([
    entry('ended', ['walnut', 'oak'], []),
    entry('ended', ['walnut', 'oak'], []),
    entry('edited', ['walnut', 'oak', 'pine'], ['walnut', 'pine']),
  ]);
  await shop.counted();
  expect(await partners('walnut')).toEqual({ oak: inOneWeek(10), pine: inOneWeek(1) });
  expect(await partners('oak')).toEqual({ walnut: inOneWeek(10) });
  expect(await partners('pine')).toEqual({ walnut: inOneWeek(1) });
});
