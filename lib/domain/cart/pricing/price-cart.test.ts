import type { RequestedLine } from '@/lib/domain/api/orders';
import type { CurrencyCode } from '@/lib/domain/money/money';
import { aProduct, aVariant, catalogueOf } from '@/tests/fixtures/shop/catalogue';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { aSoldDesign, aStudioProduct } from '@/tests/fixtures/studio/studio';
import { aMethod, aPlace, aZone } from '@/tests/fixtures/shop/delivery';
import { zonesOfCharges } from '@/lib/domain/delivery/from-charges';
import { cartLineOf } from '@/lib/domain/cart/cart-line-of';
import { NO_ACCOUNT } from '@/lib/domain/payments/transfer/transfer-terms';
import { estimateCart } from './estimate-cart';
import { priceCart, type Catalogue } from './price-cart';

const USD = { setting: aStoreSetting(), currency: 'USD', locale: 'en', now: 0, day: '2026-03-01' } as const;
const which = { productId: 'board', variantId: 'board-red', title: 'Sea Breeze' };

function quoteOf(
  lines: RequestedLine[],
  products = [aProduct()],
  basis: Parameters<typeof priceCart>[2] = USD,
  designs: Catalogue['designs'] = new Map(),
) {
  const priced = priceCart(lines, { products: catalogueOf(...products), designs }, basis);
  if (!priced.ok) throw new Error(priced.error.code);
  return priced.value;
}

test('prices come from the catalogue and the total is lines plus delivery', () => {
  expect(quoteOf([aRequestedLine({ quantity: 3 })])).toEqual({
    lines: [
      {
        productId: 'board',
        variantId: 'board-red',
        quantity: 3,
        available: 10,
        unitPrice: 2500,
        basePrice: 2500,
        categoryIds: ['nature', 'sea'],
        brandId: 'atelier',
        taxClass: 'standard',
      },
    ],
    changes: [],
    currency: 'USD',
    subtotal: 7500,
    discounts: [],
    discount: 0,
    deliveryDiscount: 0,
    code: null,
    deliveryCharges: 500,
    cashFee: 0,
    tax: null,
    rounding: 0,
    total: 8000,
    prepaid: 0,
    due: 8000,
    overCashLimit: false,
    deliveryMethod: 'courier',
    deliveryProblem: null,
    takesCash: true,
  });
});

test('a price that changed is charged as it is now and told', () => {
  const quote = quoteOf([aRequestedLine({ seenPrice: 1 })]);
  expect(quote.changes).toEqual([{ kind: 'price', ...which, from: 1, to: 2500 }]);
  expect(quote.total).toBe(3000);
});

test('more than the stock is reduced to it, counting two lines of one variant together', () => {
  const lines = [aRequestedLine({ quantity: 6 }), aRequestedLine({ quantity: 6 })];
  const quote = quoteOf(lines);
  expect(quote.lines).toMatchObject([{ quantity: 10 }]);
  expect(quote.changes).toEqual([{ kind: 'stock', ...which, available: 10 }]);
});

test('a sold-out variant is left out, named in the language of the request', () => {
  const soldOut = aProduct({ variants: [aVariant({ stock: 0 })] });
  const quote = quoteOf([aRequestedLine()], [soldOut], { ...USD, locale: 'ar' });
  expect(quote.changes).toEqual([{ kind: 'sold-out', ...which, title: 'نسيم البحر' }]);
  expect(quote).toMatchObject({ lines: [], subtotal: 0, deliveryCharges: 0, total: 0 });
});

test('drafts, archived and unknown products, unknown and switched-off variants are gone, their titles untold', () => {
  const gone = [{ kind: 'gone', ...which, title: '' }];
  expect(quoteOf([aRequestedLine()], [aProduct({ status: 'draft' })]).changes).toEqual(gone);
  expect(quoteOf([aRequestedLine()], []).changes).toEqual(gone);
  expect(quoteOf([aRequestedLine({ variantId: 'other' })]).changes).toMatchObject([{ kind: 'gone' }]);
  const off = aProduct({ variants: [aVariant({ enabled: false })] });
  expect(quoteOf([aRequestedLine()], [off]).changes).toMatchObject([{ kind: 'gone' }]);
});

test.each([
  [4999, 500],
  [5000, 0],
])('delivery is free from the limit on: a cart of %i pays %i', (price, charges) => {
  const setting = aStoreSetting({ delivery: zonesOfCharges({ flat: 500, freeOver: 5000, cities: [] }) });
  const product = aProduct({ variants: [aVariant({ price })] });
  expect(
    quoteOf([aRequestedLine({ seenPrice: price })], [product], { ...USD, setting }).deliveryCharges,
  ).toBe(charges);
});

const byCity = aStoreSetting({
  delivery: zonesOfCharges({
    flat: 500,
    freeOver: 5000,
    cities: [
      { name: { en: 'Al Ain', ar: 'العين' }, charge: 250 },
      { name: { en: '6th of October', ar: '6 أكتوبر' }, charge: 300 },
    ],
  }),
});

test.each([
  ['al-ain', 250],
  ['  AL  AIN ', 250],
  ['العَين', 250],
  ['٦ اكتوبر', 300],
  ['Ain', 500],
  ['', 500],
])('delivery to %j costs %i', (city, charges) => {
  expect(quoteOf([aRequestedLine()], undefined, { ...USD, setting: byCity, city }).deliveryCharges).toBe(
    charges,
  );
});

test('the fee for cash is part of the total of a cash order alone, and a dear cart is over the limit', () => {
  const cash = { enabled: true, limit: 5000, fee: 150, rounding: true };
  const setting = { ...byCity, payment: { cash, card: { enabled: true }, transfer: NO_ACCOUNT } };
  const paying = (paymentMethod: 'cash' | 'card') =>
    quoteOf([aRequestedLine()], undefined, { ...USD, setting, paymentMethod });
  expect(paying('cash')).toMatchObject({ cashFee: 150, total: 2500 + 500 + 150, overCashLimit: false });
  expect(paying('card')).toMatchObject({ cashFee: 0, total: 2500 + 500 });
  const dear = quoteOf([aRequestedLine({ quantity: 2 })], undefined, { ...USD, setting });
  expect(dear).toMatchObject({ deliveryCharges: 0, overCashLimit: false });
  const dearer = { ...setting, delivery: zonesOfCharges({ flat: 500, freeOver: null, cities: [] }) };
  expect(
    quoteOf([aRequestedLine({ quantity: 2 })], undefined, { ...USD, setting: dearer }).overCashLimit,
  ).toBe(true);
});

test('the chosen method is charged, with its own fee for cash; one that the address is not offered is named', () => {
  const city = aPlace('', '', 'Amman');
  const methods = [
    aMethod({ id: 'slow' }),
    aMethod({ id: 'fast', rate: { by: 'flat', steps: [{ from: 0, charge: 1200 }] }, cashFee: 80 }),
    aMethod({ id: 'shop', kind: 'pickup', cash: false }),
  ];
  const setting = aStoreSetting({
    delivery: { zones: [aZone({ id: 'z', cities: [city], methods })], holidays: [] },
  });
  const by = (deliveryMethod: string, to = 'Amman') =>
    quoteOf([aRequestedLine()], undefined, {
      ...USD,
      setting,
      city: to,
      deliveryMethod,
      paymentMethod: 'cash',
    });
  expect(by('fast')).toMatchObject({ deliveryCharges: 1200, cashFee: 80, total: 3780, takesCash: true });
  expect(by('shop')).toMatchObject({ deliveryMethod: 'shop', takesCash: false });
  expect(by('other')).toMatchObject({ deliveryMethod: null, deliveryProblem: 'delivery-method-unavailable' });
  expect(by('fast', 'Irbid')).toMatchObject({
    deliveryMethod: null,
    deliveryProblem: 'delivery-refused',
    deliveryCharges: 0,
  });
});

test.each<[CurrencyCode, number, number, number, number]>([
  ['JPY', 149.555, 3739, 7, 748],
  ['KWD', 0.30771, 7690, 7, 1540],
  ['EUR', 0.91337, 2283, 7, 457],
])(
  'in %s each unit price is rounded once and the sum is exact',
  (code, rate, unitPrice, quantity, delivery) => {
    const setting = aStoreSetting({
      currencies: [
        { code: 'USD', rate: 1 },
        { code, rate },
      ],
    });
    const quote = quoteOf([aRequestedLine({ quantity })], undefined, { ...USD, setting, currency: code });
    expect(quote).toMatchObject({
      lines: [{ unitPrice }],
      subtotal: unitPrice * quantity,
      deliveryCharges: delivery,
      total: unitPrice * quantity + delivery,
    });
  },
);

test('a currency that the store does not offer is refused', () => {
  const refused = { ok: false, error: { code: 'currency-unavailable', params: { currency: 'JPY' } } };
  expect(
    priceCart(
      [aRequestedLine()],
      { products: catalogueOf(aProduct()), designs: new Map() },
      { ...USD, currency: 'JPY' },
    ),
  ).toEqual(refused);
});

describe('boards that shoppers design', () => {
  const studio = [aStudioProduct({ variants: [aVariant({ stock: 5 })] })];
  const designs = new Map(['d1', 'd2'].map((id) => [id, aSoldDesign(id)]));
  const designed = (designId: string, changes: Partial<RequestedLine> = {}) =>
    aRequestedLine({ designId, seenPrice: 3000, ...changes });
  const quoted = (lines: RequestedLine[], products = studio, sold = designs) =>
    quoteOf(lines, products, USD, sold);

  test('cost what their design adds, whatever the request says', () => {
    expect(quoted([designed('d1', { quantity: 2 })])).toMatchObject({
      lines: [{ designId: 'd1', unitPrice: 3000, quantity: 2 }],
      changes: [],
      subtotal: 6000,
    });
    expect(quoted([designed('d1', { seenPrice: 2500 })]).changes).toEqual([
      { kind: 'price', ...which, designId: 'd1', from: 2500, to: 3000 },
    ]);
  });

  test('are one line for each design, and share the stock of their variant', () => {
    const quote = quoted([designed('d1', { quantity: 3 }), designed('d2', { quantity: 3 }), designed('d1')]);
    expect(quote.lines).toMatchObject([
      { designId: 'd1', quantity: 4, available: 4 },
      { designId: 'd2', quantity: 1, available: 1 },
    ]);
    expect(quote.changes).toEqual([{ kind: 'stock', ...which, designId: 'd2', available: 1 }]);
    const none = quoted([designed('d1', { quantity: 5 }), designed('d2')]);
    expect(none.changes).toEqual([{ kind: 'sold-out', ...which, designId: 'd2' }]);
  });

  test.each([
    ['without a design', aRequestedLine(), studio, designs],
    ['with a design that cannot be made', designed('d3'), studio, designs],
    ['of a product without a studio', designed('d1'), [aProduct()], designs],
    ['of another product', designed('d1'), studio, new Map([['d1', aSoldDesign('d1', { productId: 'x' })]])],
    ['of another size', designed('d1'), studio, new Map([['d1', aSoldDesign('d1', { variantId: 'x' })]])],
  ])('are not sold %s', (_, line, products, sold) => {
    const quote = quoted([line], products, sold);
    expect(quote.lines).toEqual([]);
    expect(quote.changes).toMatchObject([{ kind: 'design' }]);
  });
});

test('a rate by weight adds up the combinations, and quote and estimate agree', () => {
  const rate = {
    by: 'weight',
    steps: [
      { from: 0, charge: 300 },
      { from: 2000, charge: 900 },
    ],
  } as const;
  const zone = aZone({ id: 'all', rest: true, methods: [aMethod({ rate })] });
  const setting = aStoreSetting({ delivery: { zones: [zone], holidays: [] } });
  const board = aProduct({ variants: [aVariant({ weight: 700 })] });
  const [variant] = board.variants;
  if (!variant) throw new Error('no variant');
  for (const [quantity, charge] of [
    [2, 300],
    [3, 900],
  ] as const) {
    const basis = { ...USD, setting };
    expect(quoteOf([aRequestedLine({ quantity })], [board], basis).deliveryCharges).toBe(charge);
    const estimate = estimateCart([cartLineOf(board, variant, quantity)], setting, 'USD', { day: USD.day });
    expect(estimate.deliveryCharges).toBe(charge);
  }
});
