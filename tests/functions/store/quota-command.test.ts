import { getStorage } from 'firebase-admin/storage';
import { collections } from '@/lib/domain/collections';
import { runStore } from '@/scripts/store/main';
import type { Terminal } from '@/scripts/store/world/terminal';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { subscribed, usageOf } from '@/tests/fixtures/money/plan-quotas';
import { aProduct } from '@/tests/fixtures/shop/catalogue';

const shop = new LocalShop('quota-command');

beforeAll(() => shop.open());
afterAll(() => shop.close());

/** Runs a command in this process, agreeing to what it asks. */
async function store(...args: string[]): Promise<{ readonly code: number; readonly said: string }> {
  const said: string[] = [];
  const terminal: Terminal = {
    print: (line) => void said.push(line),
    warn: (line) => void said.push(line),
    progress: () => undefined,
    consent: () => Promise.resolve(),
  };
  try {
    return { code: await runStore(args, process.env, () => terminal), said: said.join('\n') };
  } catch (error) {
    return { code: 1, said: error instanceof Error ? error.message : String(error) };
  }
}

const UNLIMITED = 'products unlimited, staff unlimited, orders unlimited, storage unlimited, mails unlimited';

test('a plan’s quotas are set for all its packages, checked, told and taken away', async () => {
  await subscribed(shop, {});
  const plan = `plan-${shop.id}`;
  expect((await store('quota', '--plan', plan)).said).toBe(`${plan}: ${UNLIMITED}`);
  const set = await store('quota', '--plan', plan, '--products', '5', '--storage', '7');
  expect(set).toEqual({
    code: 0,
    said: `${plan}: products 5, staff unlimited, orders unlimited, storage 7, mails unlimited`,
  });
  expect((await shop.db.doc(collections.package(plan)).get()).get('quotas')).toEqual({
    products: 5,
    storage: 7,
  });
  expect((await store('quota', '--plan', plan, '--storage', 'none')).said).toContain('storage unlimited');
  for (const wrong of ['-1', '1.5', 'many'])
    expect(await store('quota', '--plan', plan, `--products=${wrong}`)).toEqual({
      code: 1,
      said: `--products takes a whole number from 0 to 100000000, not "${wrong}"; "none" takes it away.`,
    });
  expect((await store('quota', '--plan', plan, '--staff', '0')).said).toContain('from 1 to');
  expect((await store('quota', '--plan', 'no-such-plan')).said).toContain('There is no plan "no-such-plan"');
  expect((await store('quota')).said).toBe('"quota" takes either --plan or --id.');
});

test('one store gets more than its plan holds, and never less', async () => {
  const id = ['--id', shop.id] as const;
  expect((await store('quota', ...id, '--products', '9')).said).toContain('products 9, ');
  expect((await store('quota', ...id, '--products', '2')).said).toContain('products 5, ');
  expect((await store('quota', ...id, '--products', 'none')).said).toContain('products 5, ');
  expect((await store('quota', '--id', 'nobody')).said).toBe('There is no store "nobody".');
});

test('doctor finds counters that are wrong and counts again', async () => {
  const doctor = (...more: string[]) => store('doctor', '--id', shop.id, ...more);
  await shop.put(aProduct({ id: 'gone', slug: 'gone', status: 'archived' }));
  await shop.db.doc(collections.storeUsage(shop.store)).set({ storeId: shop.id, products: 1, storage: 0 });
  expect((await doctor()).said).not.toContain('its plan counts');
  await getStorage(shop.app).bucket().file(`stores/${shop.id}/home/h.webp`).save(Buffer.alloc(100));
  await shop.db.doc(collections.storeUsage(shop.store)).update({ products: 7 });
  const said =
    'its plan counts 7 products, but there are 1; its plan counts 0 bytes of pictures, but there are 100';
  expect((await doctor()).said).toContain(said);
  expect((await doctor('--fix')).said).toContain('done: count them again');
  expect(await usageOf(shop)).toMatchObject({ products: null, storage: null });
  expect((await doctor()).said).not.toContain('its plan counts');
});

test('doctor tells of colours that no product has any more, and deletes these alone', async () => {
  const valueAt = (id: string) => shop.db.doc(`${collections.optionValues(shop.store)}/color~${id}`);
  for (const id of ['red', 'former'])
    await valueAt(id).set({ option: 'color', id, name: { en: id, ar: '' } });
  const told = await store('doctor', '--id', shop.id);
  expect(told.said).toContain('no product has 1 colours or sizes of the filters, such as color~former');
  await store('doctor', '--id', shop.id, '--fix');
  expect((await valueAt('former').get()).exists).toBe(false);
  expect((await valueAt('red').get()).exists).toBe(true);
});
