import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { ADDRESS_DETAILS } from '@/lib/domain/address/address-fields';
import { MAX_ADDRESSES } from '@/lib/domain/account/address-book';
import { MAX_STORED_CART_BYTES } from '@/lib/domain/cart/account-cart';
import { allowed, firestoreEnvironment, firestoreOf, store } from './firestore-environment';
import { anAddress, LONGEST_ADDRESS, longestAddress, storedBytes, type AddressField } from './own-documents';

let environment: RulesTestEnvironment;
const LONG_ID = 'p'.repeat(128);
beforeAll(async () => {
  environment = await firestoreEnvironment('demo-rules-own-documents');
  await store(environment, { 'storeSetting/demo': {}, [`stores/demo/products/${LONG_ID}`]: {} });
});
afterAll(() => environment.cleanup());

const may = (path: string, fields: object) =>
  allowed(setDoc(doc(firestoreOf(environment, 'shopper'), path), fields));
const profile = (fields: object) => may('users/shopper', fields);
const cart = (lines: unknown, storeId = 'demo') =>
  may(`users/shopper/carts/${storeId}`, { version: 1, lines, updatedAt: serverTimestamp() });

test.each(Object.keys(LONGEST_ADDRESS) as AddressField[])(
  'the %s of an address is a text, and as long as its form takes it',
  async (field) => {
    const longest = LONGEST_ADDRESS[field];
    const write = (value: unknown, place = 0) => {
      const addresses: object[] = Array.from({ length: MAX_ADDRESSES }, () => anAddress());
      addresses[place] = anAddress({ [field]: value });
      return profile({ addresses });
    };
    expect(await write('x'.repeat(longest))).toBe(true);
    expect(await write('x'.repeat(longest + 1))).toBe(false);
    expect(await write('x'.repeat(longest + 1), MAX_ADDRESSES - 1)).toBe(false);
    for (const value of [7, null, {}, ['x'], true])
      expect([value, await write(value)]).toEqual([value, false]);
    const { [field]: left, ...others } = anAddress();
    expect([left, await profile({ addresses: [others] })]).toEqual(['x', false]);
  },
);

test('an address holds the details of its country, as long as they are texts of a bounded length', async () => {
  const details = Object.fromEntries(ADDRESS_DETAILS.map((name) => [name, 'x']));
  const book = (change: object) => ({
    addresses: Array.from({ length: MAX_ADDRESSES }, () => anAddress({ ...details, ...change })),
  });
  expect(await profile(book({}))).toBe(true);
  expect(await profile(book({ landmark: 'x'.repeat(3000) }))).toBe(false);
  expect(await profile(book({ landmark: { long: 'x' } }))).toBe(false);
});

test('an address holds nothing else, and each of the ten is looked at', async () => {
  for (let place = 0; place < MAX_ADDRESSES; place += 1) {
    const addresses: unknown[] = Array.from({ length: place + 1 }, () => anAddress());
    expect([place, await profile({ addresses })]).toEqual([place, true]);
    addresses[place] = anAddress({ note: 'x' });
    expect([place, await profile({ addresses })]).toEqual([place, false]);
  }
  expect(await profile({ addresses: Array.from({ length: MAX_ADDRESSES + 1 }, () => anAddress()) })).toBe(
    false,
  );
  expect(await profile({ addresses: ['x'] })).toBe(false);
});

test('the largest profile that the rules take has 38,894 bytes', async () => {
  const largest = {
    name: '𝔸'.repeat(100),
    phone: '𝔸'.repeat(30),
    image: `users/shopper/${'𝔸'.repeat(200)}`,
    addresses: Array.from({ length: MAX_ADDRESSES }, longestAddress),
  };
  expect(await profile(largest)).toBe(true);
  expect(storedBytes(largest)).toBe(38_894);
  for (const field of ['name', 'phone', 'image'] as const)
    expect([field, await profile({ ...largest, [field]: `${largest[field]}𝔸` })]).toEqual([field, false]);
});

test('the largest cart has 120,000 bytes of lines, in a store that exists', async () => {
  const full = 'ن'.repeat(MAX_STORED_CART_BYTES / 2);
  expect(await cart(full)).toBe(true);
  expect(storedBytes({ version: 1, lines: full, updatedAt: new Date() })).toBe(120_041);
  expect([await cart(`${full}x`), await cart(full, 'invented'), await cart(full, 'no store')]).toEqual([
    false,
    false,
    false,
  ]);
  for (const lines of [[], {}, 7, null]) expect([lines, await cart(lines)]).toEqual([lines, false]);
});

test('the largest wish has 230 bytes, of a product that exists', async () => {
  const wish = (storeId: unknown, productId: unknown) =>
    may(`users/shopper/wishlist/${storeId}_${productId}`, {
      storeId,
      productId,
      createdAt: serverTimestamp(),
    });
  expect(await wish('demo', LONG_ID)).toBe(true);
  expect(storedBytes({ storeId: 's'.repeat(64), productId: LONG_ID, createdAt: new Date() })).toBe(230);
  for (const productId of ['none', `${LONG_ID}p`, 'no id', 7, null])
    expect([productId, await wish('demo', productId)]).toEqual([productId, false]);
  for (const storeId of ['invented', 'no store', 7, null])
    expect([storeId, await wish(storeId, LONG_ID)]).toEqual([storeId, false]);
});
