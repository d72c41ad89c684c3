import { Timestamp } from 'firebase-admin/firestore';
import { continueImports } from '@/functions/src/handlers/catalogue/import/commit-import';
import type { SaveVariant } from '@/lib/domain/api/catalogue';
import { collections } from '@/lib/domain/collections';
import { fail, ok } from '@/lib/domain/result';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const shop = new LocalShop('import-expiry');
const later = new LocalShop('import-expiry-later');
const TITLE = { en: 'Board', ar: 'لوحة' };

beforeAll(async () => {
  await Promise.all([shop.open({ products: [] }), later.open({ products: [] })]);
});
afterAll(async () => {
  await Promise.all([shop.close(), later.close()]);
});

const jobOf = ({ db, store }: LocalShop, importId: string) => db.doc(collections.importJob(store, importId));

/** Stages a product of this address, as if the rules had been tightened since. */
async function stageOutdated(owner: Client, importId: string): Promise<void> {
  const product = { row: 2, productId: '', newId: importId, slug: importId, status: 'draft' } as const;
  const products = [{ ...product, title: TITLE }];
  expect(await owner.call('stageImport', { storeId: shop.id, importId, products })).toMatchObject({
    ok: true,
  });
  const { docs } = await shop.db.collection(collections.importItems(shop.store, importId)).get();
  await docs[0]?.ref.update({ 'fields.status': 'no longer allowed' });
}

test('an import that has expired cannot be confirmed; one confirmed in time keeps its products until it is done', async () => {
  const owner = await shop.staff();
  const product = { row: 2, productId: '', newId: 'late', slug: 'late', status: 'draft' } as const;
  const products = [{ ...product, title: TITLE }];
  const staged = await owner.call('stageImport', { storeId: shop.id, importId: 'late', products });
  expect(staged).toMatchObject({ value: { problems: [], created: 1 } });

  const job = jobOf(shop, 'late');
  const { docs } = await shop.db.collection(collections.importItems(shop.store, 'late')).get();
  const expiry = ({ expireAt }: { expireAt?: Timestamp } = {}) => expireAt?.toMillis() ?? 0;
  expect(expiry(docs[0]?.data()) - expiry((await job.get()).data())).toBeGreaterThanOrEqual(WEEK_MS);
  await job.update({ expireAt: Timestamp.fromMillis(Date.now()) });
  expect(await owner.call('commitImport', { storeId: shop.id, importId: 'late', total: 1 })).toEqual(
    fail({ code: 'import-not-found' }),
  );
});

test('an import that fails each time holds up no other, gives back its places and lets its store import again', async () => {
  const owner = await shop.staff('importer');
  const usage = shop.db.doc(collections.storeUsage(shop.store));
  await usage.set({ storeId: shop.id, products: 5 });
  await stageOutdated(owner, 'outdated');
  const confirm = (importId: string) => owner.call('commitImport', { storeId: shop.id, importId, total: 1 });
  expect(await confirm('outdated')).toMatchObject({ error: { code: 'internal' } });
  expect((await usage.get()).get('products')).toBe(6);
  await jobOf(later, 'waiting').set({ state: 'committing', uid: 'somebody', total: 0, applied: 0 });

  const log = { error: jest.fn() };
  const run = () => continueImports({ db: shop.db, now: Date.now, log });
  await run();
  expect((await jobOf(later, 'waiting').get()).get('state')).toBe('done');
  expect((await jobOf(shop, 'outdated').get()).get('state')).toBe('committing');
  expect(log.error).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ store: shop.id }));
  const next = { row: 2, productId: '', newId: 'next', slug: 'next', status: 'draft', title: TITLE } as const;
  const stage = () => owner.call('stageImport', { storeId: shop.id, importId: 'next', products: [next] });
  expect(await stage()).toEqual(fail({ code: 'import-overtaken' }));

  for (let runs = 1; runs < 10; runs += 1) await run();
  const stopped = await jobOf(shop, 'outdated').get();
  expect(stopped.data()).toMatchObject({ state: 'stopped', expireAt: expect.any(Timestamp) as Timestamp });
  expect((await usage.get()).get('products')).toBe(5);
  expect(await confirm('outdated')).toEqual(fail({ code: 'import-not-found' }));
  expect(await stage()).toMatchObject({ ok: true });
  expect(await confirm('next')).toMatchObject({ value: { applied: 1, done: true } });
  expect((await jobOf(shop, 'outdated').get()).get('state')).toBe('done');
});

test('a language that the file has no column for stays, also as a colleague wrote it since the dry run', async () => {
  const owner = await shop.staff('translator');
  const ref = shop.db.doc(collections.product(shop.store, 'translated'));
  await shop.put(aProduct({ id: 'translated', slug: 'translated', title: TITLE }));
  const product = { row: 2, productId: 'translated', newId: 'unused', kept: ['title_ar'] };
  const products = [{ ...product, title: { en: 'Plank', ar: '' } }];
  const staged = await owner.call('stageImport', { storeId: shop.id, importId: 'english', products });
  expect(staged).toMatchObject({ value: { problems: [], changed: 1 } });
  await ref.update({ 'title.ar': 'لوح خشبي' });
  expect(await owner.call('commitImport', { storeId: shop.id, importId: 'english', total: 1 })).toMatchObject(
    { value: { applied: 1, done: true } },
  );
  expect((await ref.get()).get('title')).toEqual({ en: 'Plank', ar: 'لوح خشبي' });
});

test('a product that is deleted, or loses a combination, between check and confirmation is skipped and told', async () => {
  const owner = await shop.staff('pricing');
  const usage = shop.db.doc(collections.storeUsage(shop.store));
  const ref = (id: string) => shop.db.doc(collections.product(shop.store, id));
  const names = ['deleted', 'reduced', 'priced'] as const;
  for (const id of names) await shop.put(aProduct({ id, slug: id, title: TITLE, status: 'archived' }));
  await usage.set({ storeId: shop.id, products: 0 });
  const [variant] = (await shop.product('priced')).variants;
  const variants = [{ id: variant?.id ?? '', price: 4200, stock: 1, seenStock: 0 }];
  const products = names.map((productId, at) => ({
    ...{ row: at + 2, productId, newId: `unused-${productId}`, status: 'draft' as const, variants },
  }));
  const staged = await owner.call('stageImport', { storeId: shop.id, importId: 'prices', products });
  expect(staged).toMatchObject({ value: { problems: [], changed: 3 } });
  await ref('deleted').delete();
  await shop.put(aProduct({ id: 'reduced', slug: 'reduced', variants: [aVariant({ id: 'another' })] }));
  const before = (await ref('reduced').get()).data();
  expect(await owner.call('commitImport', { storeId: shop.id, importId: 'prices', total: 3 })).toEqual(
    ok({ applied: 1, ungrouped: 0, skipped: 2, done: true }),
  );
  expect((await ref('deleted').get()).exists).toBe(false);
  expect((await ref('reduced').get()).data()).toEqual(before);
  expect((await shop.product('priced')).variants[0]?.price).toBe(4200);
  expect((await usage.get()).get('products')).toBe(1);
});

describe('what a colleague saves between check and confirmation', () => {
  const board = (id: string) =>
    aProduct({
      id,
      slug: id,
      variants: [aVariant(), aVariant({ id: 'board-blue', optionValues: { color: 'blue' } })],
    });
  /** The whole file of an exported board, with these combinations. */
  async function staged(owner: Client, id: string, variants: readonly SaveVariant[]) {
    await shop.put(board(id));
    const { title, description, status, options } = await shop.product(id);
    const product = { row: 2, productId: id, newId: 'unused', title, description, status, options, variants };
    const answer = await owner.call('stageImport', { storeId: shop.id, importId: id, products: [product] });
    expect(answer).toMatchObject({ value: { problems: [], changed: 1 } });
  }
  const wanted = (changes: Partial<SaveVariant> = {}) => ({ ...aVariant(), seenStock: 0, ...changes });
  const blue = { id: 'board-blue', optionValues: { color: 'blue' } };
  const confirm = (owner: Client, importId: string) =>
    owner.call('commitImport', { storeId: shop.id, importId, total: 1 });
  const save = async (owner: Client, id: string, edit: object) =>
    owner.call('saveProduct', {
      ...{ storeId: shop.id, productId: id, baseUpdatedAt: (await shop.product(id)).updatedAt },
      ...edit,
    });

  test('stays where the file changes something else', async () => {
    const owner = await shop.staff('colleague');
    await staged(owner, 'restocked', [wanted({ stock: 12 }), wanted(blue)]);
    const title = { ...TITLE, en: 'Plank' };
    const prices = [wanted({ price: 2700, seenStock: 10 }), wanted({ ...blue, price: 3100, seenStock: 10 })];
    expect(await save(owner, 'restocked', { title, variants: prices })).toMatchObject({ ok: true });
    expect(await confirm(owner, 'restocked')).toMatchObject({ value: { applied: 1, skipped: 0 } });
    const { title: after, variants } = await shop.product('restocked');
    expect(after).toEqual(title);
    expect(variants).toMatchObject([
      { price: 2700, stock: 12 },
      { price: 3100, stock: 10 },
    ]);
  });

  test.each([
    ['a whole list of combinations', 'listed', [wanted()], { title: TITLE }],
    [
      'a sale price',
      'reduced',
      [wanted({ salePrice: 2400 }), wanted(blue)],
      { variants: [wanted({ price: 2000, seenStock: 10 })] },
    ],
  ])('is not mixed with %s that would not fit it', async (_, id, variants, edit) => {
    const owner = await shop.staff(`owner-of-${id}`);
    await staged(owner, id, variants);
    expect(await save(owner, id, edit)).toMatchObject({ ok: true });
    const before = await shop.product(id);
    expect(await confirm(owner, id)).toMatchObject({ value: { applied: 0, skipped: 1 } });
    expect(await shop.product(id)).toEqual(before);
  });
});
