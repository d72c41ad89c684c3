import { isSchema, reach, Schema, ValidationError, type SchemaFieldDescription } from 'yup';
import type { CallableName } from '@/lib/domain/api/callables';
import { anAddress, aPlaceOrderRequest, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { requestSchemas } from './request-schemas';

/** The cleaned request, or the refused fields with all their errors. */
function check(name: CallableName, value: unknown): unknown {
  try {
    return requestSchemas[name].validateSync(value, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path, message }) => `${path}: ${message}`);
  }
}

const save = { storeId: 'demo', productId: 'board', baseUpdatedAt: 5 };

test('numbers and fields that nobody asked for are dropped', () => {
  const request = aPlaceOrderRequest();
  const tampered = {
    ...request,
    total: 1,
    discount: 100,
    uid: 'somebody',
    lines: [{ ...aRequestedLine(), price: 1, unitPrice: 1 }],
  };
  expect(check('placeOrder', tampered)).toEqual(request);
});

test.each([
  [-1],
  [0],
  [0.5],
  [1e9],
  [100],
  ['1&quantity=2'],
  ['1'],
  [null],
  [[1]],
  [Number.NaN],
  [undefined],
])('the quantity %p is refused', (quantity) => {
  const refused = check('placeOrder', {
    ...aPlaceOrderRequest(),
    lines: [{ ...aRequestedLine(), quantity }],
  });
  expect(refused).toContain('lines[0].quantity: field.quantity.invalid');
});

test.each([
  [{ storeId: 'demo/orders' }, 'storeId: field.invalid'],
  [{ storeId: { $ne: 1 } }, 'storeId: field.invalid'],
  [{ key: '' }, 'key: field.invalid'],
  [{ key: '../../x' }, 'key: field.invalid'],
  [{ storeId: '__name__' }, 'storeId: field.invalid'],
  [{ currency: 'XAU' }, 'currency: field.invalid'],
  [{ currency: 'toString' }, 'currency: field.invalid'],
  [{ locale: 'fr' }, 'locale: field.invalid'],
  [{ paymentMethod: 'free' }, 'paymentMethod: field.invalid'],
  [{ seenTotal: null }, 'seenTotal: field.invalid'],
  [{ seenTotal: -1 }, 'seenTotal: field.invalid'],
  [{ seenTotal: '3000' }, 'seenTotal: field.invalid'],
  [{ seenTotal: 0.5 }, 'seenTotal: field.invalid'],
  [{ lines: 'all' }, 'lines: field.invalid'],
  [{ lines: Array.from({ length: 51 }, () => aRequestedLine()) }, 'lines: field.invalid'],
  [{ address: anAddress({ zipCode: ' ' }) }, 'address.zipCode: field.zipCode.required'],
  [{ address: undefined }, 'address.fullName: field.name.required'],
])('an order with %p is refused', (changes, error) => {
  expect(check('placeOrder', { ...aPlaceOrderRequest(), ...changes })).toContain(error);
});

test('no request at all is refused, not a crash', () => {
  for (const nothing of [null, [], 'x', 7]) expect(check('placeOrder', nothing)).toBeInstanceOf(Array);
});

test('a partial edit stays partial', () => {
  expect(check('saveProduct', { ...save, status: 'draft' })).toEqual({ ...save, status: 'draft' });
  const setting = { storeId: 'demo', seen: 0, reviews: { moderation: true, askAfterDays: null } };
  expect(check('saveStoreSetting', setting)).toEqual(setting);
  expect(check('completeSignUp', { storeId: 'demo' })).toEqual({ storeId: 'demo' });
});

test('titles and statuses are checked', () => {
  expect(check('saveProduct', { ...save, title: { en: ' ', ar: '\u200b' } })).toEqual([
    'title: field.title.required',
  ]);
  expect(check('saveProduct', { ...save, title: { en: 'Only English' } })).toEqual([
    'title.ar: field.invalid',
  ]);
  expect(check('saveProduct', { ...save, status: 'paid' })).toEqual(['status: field.invalid']);
});

/** Secrets and names that are compared with what is there, and rich text, which is cleaned as HTML. */
const COMPARED = /(token|password|guestToken|differenceId|confirmedTexts\[0\]|body\.(en|ar))$/;

/** The paths of all texts below a schema's description. */
function textsOf(path: string, described: SchemaFieldDescription): string[] {
  if ('fields' in described)
    return Object.entries(described.fields).flatMap(([key, field]) =>
      textsOf(path ? `${path}.${key}` : key, field),
    );
  if ('innerType' in described && described.innerType && !Array.isArray(described.innerType))
    return textsOf(`${path}[0]`, described.innerType);
  return described.type === 'string' ? [path] : [];
}

const REQUEST_TEXTS = Object.entries(requestSchemas).flatMap(([name, schema]) =>
  isSchema(schema)
    ? textsOf('', schema.describe()).map((path) => ({ path: `${name}.${path}`, field: reach(schema, path) }))
    : [],
);

test.each([
  ['overrides of direction', '\u202Egnp.exe\u202C\u2067abc\u2069\u061c'],
  ['zero-width characters', 'Pa\u200Blm\uFEFF \u200DStreet\u2060'],
  ['control characters', 'Palm\u0000\u0007\u001B[31m\u0085'],
  ['half a character', 'Palm \uD83C Street'],
  ['20,000 characters', 'ش'.repeat(20_000)],
])('fault 51: with %s every text of every request is taken clean or refused', (_, text) => {
  const cleaned = REQUEST_TEXTS.filter(({ path }) => !COMPARED.test(path));
  expect(cleaned.length).toBeGreaterThan(150);
  const taken = cleaned.flatMap(({ path, field }) => {
    if (!(field instanceof Schema)) throw new Error(`${path} is no text.`);
    try {
      return [[path, String(field.validateSync(text))] as const];
    } catch (error) {
      if (error instanceof ValidationError) return [];
      throw error;
    }
  });
  const unclean = taken.filter(
    ([, value]) => /[\p{Cc}\p{Bidi_C}\p{Surrogate}\u200b\u2060\ufeff]/u.test(value) || value.length > 5000,
  );
  expect(unclean).toEqual([]);
});

/** What takes time that grows with a text's square, or a stack that grows with its length. */
const SLOW_TEXTS: readonly ((length: number) => string)[] = [
  (length) => `a@${'x.'.repeat(length / 2)}x`,
  (length) => '+1 '.repeat(length / 3),
  (length) => `https://${'a.'.repeat(length / 2)}`,
  (length) => '\u0301'.repeat(length),
  (length) => `x${' '.repeat(length)}x`,
  (length) => 'stores/a/'.repeat(length / 9),
];

/** What it costs to check texts of this length in all fields of all requests, in milliseconds of CPU, and where they are taken. */
function checkAll(length: number): { readonly cpu: number; readonly taken: readonly string[] } {
  const texts = SLOW_TEXTS.map((make) => make(length));
  const before = process.cpuUsage();
  const taken = REQUEST_TEXTS.filter(
    ({ field }) => field instanceof Schema && texts.some((text) => isTaken(field, text)),
  );
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1000, taken: taken.map(({ path }) => path) };
}

function isTaken(field: Schema, text: string): boolean {
  try {
    field.validateSync(text);
    return true;
  } catch (error) {
    if (error instanceof ValidationError) return false;
    throw error;
  }
}

test('fault 58: five megabytes in any text of any request are refused as fast as a hundred kilobytes', () => {
  checkAll(100_000);
  const [short, long] = [checkAll(100_000), checkAll(5_000_000)];
  expect(long.taken).toEqual([]);
  expect(long.cpu).toBeLessThan(10 * short.cpu);
});
