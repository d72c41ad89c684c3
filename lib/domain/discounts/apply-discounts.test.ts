import { aDiscount } from '@/tests/fixtures/shop/discounts';
import { applyDiscounts, type DiscountedLine } from './apply-discounts';
import type { Discount } from './discount';

const line = (changes: Partial<DiscountedLine> = {}): DiscountedLine => {
  const unitPrice = changes.unitPrice ?? 1000;
  const named = { productId: 'board', categoryIds: ['nature', 'sea'], brandId: 'atelier' };
  return { ...named, quantity: 1, unitPrice, basePrice: unitPrice, ...changes };
};

const cart = (...lines: DiscountedLine[]) => ({
  lines,
  currency: 'USD' as const,
  deliveryCharges: 500,
  day: '2026-03-10',
  convert: (amount: number) => amount,
});

const given = (rules: readonly Discount[], ...lines: DiscountedLine[]) =>
  applyDiscounts(cart(...lines), rules);

test.each<[string, Partial<Discount>, DiscountedLine[], number[]]>([
  [
    'a percentage is shared to the last cent',
    { percent: 10 },
    [line({ unitPrice: 333 }), line({ unitPrice: 332 })],
    [34, 33],
  ],
  [
    'an amount, no more than the goods',
    { kind: 'amount', amount: 5000 },
    [line(), line({ unitPrice: 500 })],
    [1000, 500],
  ],
  [
    'two bought, the cheapest of three for nothing',
    { kind: 'pieces', buy: 2, get: 1, percent: 100 },
    [line({ quantity: 2 }), line({ unitPrice: 400 })],
    [0, 400],
  ],
  [
    'nothing of a price by hand, which reaches no step either',
    {
      kind: 'tiers',
      steps: [
        { from: 1000, percent: 5 },
        { from: 2000, percent: 20 },
      ],
    },
    [line(), line({ listPrice: 1500 })],
    [50, 0],
  ],
  ['half off the second', { kind: 'pieces', buy: 1, get: 1, percent: 50 }, [line({ quantity: 5 })], [1000]],
  ['too few pieces', { kind: 'pieces', buy: 2, get: 1, percent: 100 }, [line({ quantity: 2 })], []],
  [
    'the step that the total has reached',
    {
      kind: 'tiers',
      steps: [
        { from: 1000, percent: 5 },
        { from: 3000, percent: 20 },
      ],
    },
    [line({ quantity: 3 })],
    [600],
  ],
  [
    'a step of pieces',
    {
      kind: 'tiers',
      tiersBy: 'pieces',
      steps: [
        { from: 2, percent: 5 },
        { from: 4, percent: 20 },
      ],
    },
    [line({ quantity: 3 })],
    [150],
  ],
  ['below the first step', { kind: 'tiers', steps: [{ from: 9000, percent: 5 }] }, [line()], []],
  [
    'a category',
    { target: { of: 'categories', ids: ['sea'], except: false } },
    [line(), line({ categoryIds: ['city'] })],
    [100, 0],
  ],
  [
    'all but a brand',
    { target: { of: 'brands', ids: ['atelier'], except: true } },
    [line(), line({ brandId: '' })],
    [0, 100],
  ],
  [
    'below the minimum of its goods',
    { minimum: 1001, target: { of: 'products', ids: ['board'], except: false } },
    [line(), line({ productId: 'p2' })],
    [],
  ],
  ['another currency', { currencies: ['SAR'] }, [line()], []],
  ['before its day', { startsOn: '2026-03-11' }, [line()], []],
  ['on its last day', { endsOn: '2026-03-10' }, [line()], [100]],
  ['after its day', { endsOn: '2026-03-09' }, [line()], []],
  ['switched off', { enabled: false }, [line()], []],
])('%s', (_, changes, lines, shares) => {
  const { discounts, discount } = given([aDiscount(changes)], ...lines);
  expect(discounts.map((one) => one.shares)).toEqual(shares.length ? [shares] : []);
  expect(discount).toBe(shares.reduce((sum, share) => sum + share, 0));
});

test('what combines is taken off together, percentages of what is left', () => {
  const ten = aDiscount({ combines: true });
  const five = aDiscount({ id: 'five', kind: 'amount', amount: 500, combines: true });
  const free = aDiscount({ id: 'free', kind: 'delivery', combines: true });
  expect(given([free, five, ten], line({ quantity: 2 }))).toMatchObject({
    discounts: [
      { id: 'ten', amount: 200 },
      { id: 'five', amount: 500 },
      { id: 'free', delivery: 500 },
    ],
    discount: 700,
    deliveryDiscount: 500,
  });
});

test('one that stands alone is taken where it is worth more, and the code says why it is not', () => {
  const alone = aDiscount({ id: 'alone', percent: 30 });
  const ten = aDiscount({ combines: true });
  expect(given([ten, alone], line()).discounts).toMatchObject([{ id: 'alone' }]);
  const withCode = (code: Discount | null) => applyDiscounts(cart(line()), [alone], code);
  expect(withCode(aDiscount({ id: 'code', code: 'TEN' }))).toMatchObject({ code: 'better', discount: 300 });
  expect(withCode(aDiscount({ id: 'code', code: 'SAME', percent: 30 }))).toMatchObject({
    code: 'applied',
    discounts: [{ code: 'SAME' }],
  });
  expect(withCode(aDiscount({ code: 'OLD', endsOn: '2026-03-09' }))).toMatchObject({ code: 'unavailable' });
  expect(withCode(aDiscount({ code: 'MORE', minimum: 9000 }))).toMatchObject({ code: 'minimum' });
  expect(withCode(null)).toMatchObject({ code: 'unavailable', discount: 300 });
  expect(given([], line()).code).toBeNull();
});
