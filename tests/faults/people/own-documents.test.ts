import { doc, serverTimestamp, setDoc, setLogLevel } from 'firebase/firestore/lite';
import { Query } from 'firebase-admin/firestore';
import type { Caller } from '@/functions/src/callable';
import { exportMyData } from '@/functions/src/handlers/account/export-my-data';
import { EXPORT_SECTIONS, type ExportPart } from '@/lib/domain/account/exported-data';
import { MAX_STORED_CART_BYTES } from '@/lib/domain/cart/account-cart';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { clientFirestore } from '@/tests/fixtures/firebase/client-firestore';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { aCartLine } from '@/tests/fixtures/shop/cart';

// Refusals are what this test looks for; the SDK would warn of each.
setLogLevel('silent');

const shop = new LocalShop('own-documents');
const { db } = shop;
const MEBIBYTE = 1024 * 1024;

beforeAll(() => shop.open());
afterAll(() => shop.close());

/** How many of these writes by the rules' leave a document. */
async function written(attempts: readonly Promise<unknown>[]): Promise<number> {
  const outcomes = await Promise.allSettled(attempts);
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

test('fault 64: sixty carts of 900 KB under invented stores, and endless wishes, are refused by the rules', async () => {
  const layla = await shop.member('hoarder');
  const own = clientFirestore(layla);
  const cart = (store: string, lines: unknown) =>
    setDoc(doc(own, collections.accountCart(layla.uid, storeId(store))), {
      version: 1,
      lines,
      updatedAt: serverTimestamp(),
    });
  const wish = (product: string) =>
    setDoc(doc(own, collections.wish(layla.uid, shop.store, product)), {
      storeId: shop.id,
      productId: product,
      createdAt: serverTimestamp(),
    });
  const huge = Array.from({ length: 45 }, (_, n) => ({
    ...aCartLine(),
    variantId: `v${n}`,
    slug: 'x'.repeat(20_000),
  }));
  const invented = Array.from({ length: 60 }, (_, n) => `invented-${n}`);
  const address = { id: 'a', streetAddress: 'x'.repeat(90_000) };
  expect(await written(invented.map((store) => cart(store, huge)))).toBe(0);
  expect(await written(invented.map((store) => cart(store, '[]')))).toBe(0);
  expect(await written([cart(shop.id, huge), cart(shop.id, 'x'.repeat(MAX_STORED_CART_BYTES + 1))])).toBe(0);
  expect(await written(invented.map(wish))).toBe(0);
  expect(
    await written([setDoc(doc(own, collections.user(layla.uid)), { addresses: Array(10).fill(address) })]),
  ).toBe(0);
  expect(await written([cart(shop.id, '[]'), wish('board')])).toBe(2);
});

test('fault 64: what was grown before is exported in parts of two megabytes, and named where it is left out', async () => {
  const uid = 'grown';
  const order =
    (await db.collection(collections.orders(shop.store)).limit(1).get()).docs[0]?.data() ?? (await anOrder());
  const slug = 'x'.repeat(18_000);
  const hostile = Array.from({ length: 50 }, (_, n) => aCartLine({ variantId: `v${n}`, slug }));
  const cartAt = (n: number) => `invented ${String(n).padStart(2, '0')}`;
  for (let n = 0; n < 60; n += 1)
    await db.doc(collections.accountCart(uid, storeId(cartAt(n)))).set({ version: 1, lines: hostile });
  await db.doc(collections.accountCart(uid, shop.store)).set({ version: 1, lines: [aCartLine()] });
  for (let n = 0; n < 30; n += 1)
    await db.doc(collections.order(shop.store, `grown-${n}`)).set({ ...order, uid });
  await db.doc(collections.order(shop.store, 'grown-damaged')).set({ uid });

  const parts: ExportPart[] = [];
  const held: number[] = [];
  for (let next: string | null | undefined; next !== null && parts.length < 50;) {
    const part: ExportPart = await measured(held, next);
    parts.push(part);
    next = part.next ?? null;
  }

  const entries = (of: (part: ExportPart) => readonly unknown[]) => parts.flatMap(of).length;
  expect(Math.max(...held)).toBeLessThan(8 * MEBIBYTE);
  expect(Math.max(...parts.map((part) => JSON.stringify(part).length))).toBeLessThan(3 * MEBIBYTE);
  expect(EXPORT_SECTIONS.map((section) => entries((part) => part[section]))).toEqual([
    30, 0, 0, 0, 0, 1, 0, 0, 0, 0,
  ]);
  expect(parts.flatMap(({ leftOut }) => leftOut).sort()).toEqual([
    ...[collections.order(shop.store, 'grown-damaged')],
    ...Array.from({ length: 60 }, (_, n) => collections.accountCart(uid, storeId(cartAt(n)))),
  ]);

  async function measured(bytes: number[], after: string | undefined | null) {
    const sizes: number[] = [];
    const get = jest.spyOn(Query.prototype, 'get');
    const caller = { uid, isGuest: false } as Caller;
    const request = { storeId: shop.id, ...(after ? { after } : {}) };
    const answer = await exportMyData({ db, now: Date.now }, request, caller);
    for (const { value } of get.mock.results) {
      const { docs } = (await value) as Awaited<ReturnType<Query['get']>>;
      sizes.push(...docs.map((found) => JSON.stringify(found.data()).length));
    }
    get.mockRestore();
    bytes.push(sizes.reduce((sum, size) => sum + size, 0));
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value;
  }
});

async function anOrder() {
  const guest = await shop.guest();
  const { id } = await shop.placed(guest);
  return (await db.doc(collections.order(shop.store, id)).get()).data() ?? {};
}
