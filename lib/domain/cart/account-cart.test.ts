import { aCartLine } from '@/tests/fixtures/shop/cart';
import { afterSaving, canBeStored, isSaved, joinAccount, leaveAccount, storedLines } from './account-cart';
import { MAX_LINES, type Cart } from './cart';
import { parseAccountCart, parseCart } from './parse-cart';

const a = aCartLine({ variantId: 'a' });
const b = aCartLine({ variantId: 'b' });
const guests: Cart = { version: 1, lines: [a], account: null };
const joined = joinAccount(guests, 'layla', { version: 4, lines: [b] });

test("logging in keeps the guest's lines and the account's, and the account lacks the former", () => {
  expect(joined.lines).toEqual([a, b]);
  expect(isSaved(joined)).toBe(false);
  expect(isSaved(joinAccount(joined, 'layla', { version: 5, lines: [b, a] }))).toBe(true);
});

test('an answer that was overtaken brings nothing back', () => {
  const emptied: Cart = { version: 1, lines: [], account: { uid: 'layla', version: 6, lines: [] } };
  expect(joinAccount(emptied, 'layla', { version: 5, lines: [a] })).toBe(emptied);
});

test('what is changed while a save is under way is kept, be it more or less', () => {
  const now: Cart = { ...joined, lines: [{ ...a, quantity: 3 }] };
  const sent = [{ ...a, quantity: 5 }, b];
  expect(afterSaving(now, sent, 'layla', { version: 5, lines: sent })).toMatchObject({
    lines: [{ variantId: 'a', quantity: 3 }],
    account: { version: 5, lines: sent },
  });
  expect(afterSaving(guests, sent, 'layla', { version: 5, lines: sent })).toBe(guests);
});

test('logging out leaves only what the account never had', () => {
  expect(leaveAccount(joined)).toEqual(guests);
  expect(leaveAccount(guests)).toEqual(guests);
});

test("another person's account takes over nothing of the first one's", () => {
  const saved = joinAccount(joined, 'layla', { version: 5, lines: [a, b] });
  expect(joinAccount(saved, 'omar', { version: 0, lines: [] }).lines).toEqual([]);
});

test('what was agreed upon survives the storage', () => {
  expect(parseCart(JSON.stringify(joined))).toEqual(joined);
});

test('an account keeps its lines as one text, and those that it kept as a list are still read', () => {
  expect(parseAccountCart({ version: 3, lines: storedLines([a, b]) })).toEqual({ version: 3, lines: [a, b] });
  expect(parseAccountCart({ version: 3, lines: [a, b] })).toEqual({ version: 3, lines: [a, b] });
  expect(parseAccountCart({ version: 3, lines: '[{' })).toEqual({ version: 3, lines: [] });
});

test('fifty lines with long texts in Arabic fit into an account, without end they do not', () => {
  const long = (letters: number) => ({ en: 'x'.repeat(letters), ar: 'ن'.repeat(letters) });
  const others = [1, 2].map(() => ({ option: long(30), value: long(30) }));
  const lines = Array.from({ length: MAX_LINES }, (_, n) =>
    aCartLine({ variantId: `v${n}`, title: long(200), color: long(50), size: long(50), others }),
  );
  expect([canBeStored(lines), canBeStored([...lines, aCartLine({ title: long(30_000) })])]).toEqual([
    true,
    false,
  ]);
});
