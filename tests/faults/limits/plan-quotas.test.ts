import { randomUUID } from 'node:crypto';
import type { SaveProductRequest } from '@/lib/domain/api/catalogue';
import { collections } from '@/lib/domain/collections';
import { askAgain } from '@/tests/fixtures/ask-again';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { subscribed, usageOf } from '@/tests/fixtures/money/plan-quotas';
import { aProduct } from '@/tests/fixtures/shop/catalogue';

const AT_ONCE = 20;
const shops = ['products', 'imports', 'staff'].map((name) => new LocalShop(`quota-race-${name}`));
const [products, imports, staff] = shops as [LocalShop, LocalShop, LocalShop];

beforeAll(() => Promise.all(shops.map((shop) => shop.open({ products: [] }))));
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

const board = (shop: LocalShop, number: number): SaveProductRequest => ({
  ...{ storeId: shop.id, productId: `board-${number}`, baseUpdatedAt: 0, status: 'draft' },
  title: { en: `Board ${number}`, ar: `لوحة ${number}` },
});

const productsOf = async ({ db, store }: LocalShop) =>
  (await db.collection(collections.products(store)).count().get()).data().count;

const codesOf = (answers: Awaited<ReturnType<Client['call']>>[]) =>
  answers.map((answer) => (answer.ok ? 'ok' : answer.error.code));

const atOnce = (ask: (number: number) => ReturnType<Client['call']>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, number) => askAgain(() => ask(number))));

test('twenty products at the last place of a plan: one is made, and the counter is exact', async () => {
  await products.put(aProduct({ id: 'first', slug: 'first' }));
  await products.put(aProduct({ id: 'gone', slug: 'gone', status: 'archived' }));
  await subscribed(products, { products: 2 });
  const owner = await products.staff();
  const answers = await atOnce((number) => owner.call('saveProduct', board(products, number)));
  expect(codesOf(answers).filter((code) => code === 'ok')).toHaveLength(1);
  expect(new Set(codesOf(answers))).toEqual(new Set(['ok', 'quota-reached']));
  expect(await productsOf(products)).toBe(3);
  const { products: used, limits } = await usageOf(products);
  expect(used).toBe(2);
  expect(limits.products).toMatchObject({ level: 'full', used: 2, quota: 2, refused: AT_ONCE - 1 });
});

test('an import and single products share the places: no more are made than the plan holds', async () => {
  await subscribed(imports, { products: 10 });
  const owner = await imports.staff();
  const importId = randomUUID();
  const staged = Array.from({ length: 8 }, (_, index) => ({
    ...{ row: index + 2, productId: '', newId: `imported-${index}`, slug: `imported-${index}` },
    title: { en: `Imported ${index}`, ar: `مستوردة ${index}` },
  }));
  const stagedAnswer = await owner.call('stageImport', { storeId: imports.id, importId, products: staged });
  expect(stagedAnswer).toMatchObject({ value: { problems: [], created: 8 } });
  const commit = async () => {
    for (;;) {
      const answer = await askAgain(() =>
        owner.call('commitImport', { storeId: imports.id, importId, total: 8 }),
      );
      if (!answer.ok || answer.value.done) return answer;
    }
  };
  const [imported, answers] = await Promise.all([
    commit(),
    atOnce((number) => owner.call('saveProduct', board(imports, number))),
  ]);
  const made = codesOf(answers).filter((code) => code === 'ok').length;
  // Whoever came first: all eight of the file, or none of it.
  expect(made).toBe(imported.ok ? 2 : 10);
  expect(await productsOf(imports)).toBe(10);
  expect((await usageOf(imports)).products).toBe(10);
});

test('twenty invitations at the last place of a plan: one goes out, and inviting the same person again still works', async () => {
  await subscribed(staff, { staff: 2 });
  const owner = await staff.staff();
  await staff.db
    .doc(collections.storeUser(staff.store, owner.uid))
    .set({ id: owner.uid, storeId: staff.id, role: 'owner' });
  const request = { storeId: staff.id, name: 'Rana', role: 'staff', locale: 'en' } as const;
  const answers = await atOnce((number) =>
    owner.call('inviteStaff', { ...request, email: `rana-${number}@quota.test` }),
  );
  expect(codesOf(answers).filter((code) => code === 'ok')).toHaveLength(1);
  const refused = answers.find((answer) => !answer.ok);
  expect(refused).toMatchObject({
    error: { code: 'quota-reached', params: { what: 'staff', used: 2, quota: 2 } },
  });
  const { docs } = await staff.db.collection(collections.invitations(staff.store)).get();
  expect(docs).toHaveLength(1);
  // Asked too soon, but not refused by the plan: this invitation has its place already.
  const again = await owner.call('inviteStaff', { ...request, email: String(docs[0]?.get('email')) });
  expect(again).toMatchObject({ error: { code: 'too-many-requests' } });
  await owner.call('withdrawInvitation', { storeId: staff.id, invitationId: docs[0]?.id ?? '' });
  expect(await owner.call('inviteStaff', { ...request, email: 'late@quota.test' })).toMatchObject({
    ok: true,
  });
});
