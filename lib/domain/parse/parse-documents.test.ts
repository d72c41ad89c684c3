import { parseBrand, parseCategory } from '@/lib/domain/catalogue/groups/parse-group';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { MalformedDocumentError } from './fields';

const timestamp = (ms: number) => ({ toMillis: () => ms });

test('a stored product is read back, whichever SDK made its timestamps', () => {
  const product = aProduct();
  const stored = {
    ...product,
    createdAt: timestamp(product.createdAt),
    updatedAt: timestamp(product.updatedAt),
  };
  expect(parseProduct('board', stored)).toEqual(product);
  expect(parseProduct('board', product)).toEqual(product);
});

test('optional fields of a product fall back when they are missing or malformed', () => {
  const { slug, title } = aProduct();
  const bare = {
    slug,
    title,
    variants: [{ id: 'board-red', price: 900, stock: 2 }],
    status: 'shiny',
    images: 'x',
  };
  expect(
    parseProduct('board', { ...bare, soldCount: -4, options: [{}, { id: 'color' }], compareAtPrice: '9' }),
  ).toMatchObject({
    price: 900,
    stock: 2,
    soldCount: 0,
    status: 'draft',
    images: [],
    options: [{ id: 'color', values: [] }],
    compareAtPrice: null,
    updatedAt: 0,
  });
});

test('a size keeps its real dimensions; what cannot be one is left out', () => {
  const sizes = [
    { id: 'a4', dimensions: { widthMm: 210, heightMm: 297 } },
    { id: 'flat', dimensions: { widthMm: 210, heightMm: 0 } },
    { id: 'typed', dimensions: '21 x 29.7' },
  ];
  const { options } = parseProduct('board', { ...aProduct(), options: [{ id: 'size', values: sizes }] });
  expect(options[0]?.values.map(({ dimensions }) => dimensions)).toEqual([
    { widthMm: 210, heightMm: 297 },
    undefined,
    undefined,
  ]);
});

test.each([
  ['slug', { slug: '' }],
  ['title', { title: { en: 7 } }],
  ['price', { variants: [{ ...aVariant(), price: 12.5 }] }],
  ['stock', { variants: [{ ...aVariant(), stock: -1 }] }],
])('a product without a valid %s is refused by name', (field, damage) => {
  const read = () => parseProduct('board', { ...aProduct(), ...damage });
  expect(read).toThrow(MalformedDocumentError);
  expect(read).toThrow(new RegExp(`products/board.*"${field}"`));
});

test('a stored order is read back; its history may lose damaged entries, its money may not be damaged', () => {
  const order = anOrder();
  const stored = {
    ...order,
    createdAt: timestamp(order.createdAt),
    history: [...order.history.map((event) => ({ ...event, at: timestamp(event.at) })), { at: 'noon' }],
  };
  expect(parseOrder(order.id, stored)).toEqual(order);
  expect(() => parseOrder(order.id, { ...stored, total: '30.00' })).toThrow(MalformedDocumentError);
  expect(() => parseOrder(order.id, undefined)).toThrow(MalformedDocumentError);
});

test('the one dispute of an order of before there could be several is read', () => {
  const { disputes: _, ...before } = anOrder();
  const dispute = { id: 'du_1', at: timestamp(5), amount: 100, state: 'lost', answerBy: null };
  const read = (fields: object) => parseOrder(before.id, { ...before, ...fields }).disputes;
  expect(read({ dispute })).toEqual([{ ...dispute, paymentId: null, at: 5 }]);
  expect(read({ dispute: null })).toEqual([]);
  expect(read({ dispute, disputes: [dispute, { ...dispute, id: 'du_2' }] })).toHaveLength(2);
});

test('the one payment that an order of before there could be several is held for is read', () => {
  const { holds: _, ...before } = anOrder();
  const hold = { at: timestamp(5), reason: 'amount', paymentId: 'pi_1', amount: 100, currency: 'USD' };
  const read = (fields: object) => parseOrder(before.id, { ...before, ...fields }).holds;
  expect(read({ hold })).toEqual([{ ...hold, at: 5, returnedAt: null }]);
  expect(read({ hold: null })).toEqual([]);
  expect(read({ hold, holds: [hold, { ...hold, paymentId: 'pi_2' }] })).toHaveLength(2);
});

test('a store without settings has the defaults of the specification', () => {
  const setting = parseStoreSetting('demo', {
    primaryColor: 'red',
    secondaryColor: '#12345',
    currencies: 'all',
  });
  expect(setting).toMatchObject({
    storeId: 'demo',
    primaryColor: '#242F51',
    secondaryColor: '#384878',
    baseCurrency: 'USD',
    currencies: [{ code: 'USD', rate: 1 }],
    contact: { hours: { en: '', ar: '' } },
    payment: { cash: { enabled: true }, card: { enabled: false } },
  });
  expect(setting.homepage.sections.map(({ id, enabled }) => [id, enabled])).toEqual([
    ['newArrivals', true],
    ['allProducts', true],
    ['topBrands', true],
    ['trending', true],
  ]);
});

test("the owner's order of sections and valid currencies are kept, the base currency first", () => {
  const { homepage, currencies } = parseStoreSetting('demo', {
    baseCurrency: 'KWD',
    homepage: { sections: [{ id: 'trending', enabled: false }, { id: 'trending' }, { id: 'unknown' }] },
    currencies: [
      { code: 'USD', rate: 3.25 },
      { code: 'KWD', rate: 9 },
      { code: 'JPY', rate: 0 },
      { code: 'XXX', rate: 1 },
    ],
  });
  expect(homepage.sections.map(({ id }) => id)).toEqual([
    'trending',
    'newArrivals',
    'allProducts',
    'topBrands',
  ]);
  expect(homepage.sections[0]?.enabled).toBe(false);
  expect(currencies).toEqual([
    { code: 'KWD', rate: 1 },
    { code: 'USD', rate: 3.25 },
  ]);
});

test('categories and brands need a slug and a name', () => {
  const stored = {
    slug: 'sea',
    name: { en: 'Sea', ar: 'البحر' },
    parentId: 'nature',
    order: 2,
    productCount: 9,
  };
  expect(parseCategory('c1', stored)).toEqual({ id: 'c1', image: null, ...stored });
  expect(parseBrand('b1', stored)).not.toHaveProperty('parentId');
  expect(() => parseBrand('b1', { name: stored.name })).toThrow('brands/b1');
});
