import { ValidationError } from 'yup';
import { aDiscount } from '@/tests/fixtures/shop/discounts';
import type { Discount } from './discount';
import { discountSchema } from './discount-schema';

function refusedAt(changes: Partial<Discount>): (string | undefined)[] {
  try {
    discountSchema.validateSync(aDiscount(changes), { abortEarly: false, stripUnknown: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path }) => path);
  }
}

test.each<[string, Partial<Discount>, string[]]>([
  ['a percentage of everything', {}, []],
  ['a code with limits', { code: 'SUMMER-10', limit: 1, limitPerCustomer: 1, firstOrderOnly: true }, []],
  ['a code in Arabic', { code: 'رمضان' }, []],
  ['no name', { name: { en: '', ar: '' } }, ['name']],
  ['nothing off', { percent: 0 }, ['percent']],
  ['more than all', { percent: 101 }, ['percent']],
  ['an amount of nothing', { kind: 'amount' }, ['amount']],
  ['free delivery, which needs no number', { kind: 'delivery', percent: 0 }, []],
  ['pieces that nobody buys', { kind: 'pieces', buy: 0, get: 1 }, ['buy']],
  ['no steps', { kind: 'tiers' }, ['steps']],
  [
    'steps that descend',
    {
      kind: 'tiers',
      steps: [
        { from: 5, percent: 5 },
        { from: 5, percent: 9 },
      ],
    },
    ['steps'],
  ],
  ['a code of two words', { code: 'TWO WORDS' }, ['code']],
  ['a path as a code', { code: '../ORDERS' }, ['code']],
  ['a limit without a code', { limit: 1 }, ['limit']],
  ['a first order without a code', { firstOrderOnly: true }, ['firstOrderOnly']],
  ['no target', { target: { of: 'products', ids: [], except: false } }, ['target.ids']],
  ['days the wrong way round', { startsOn: '2026-03-02', endsOn: '2026-03-01' }, ['endsOn']],
  ['no day', { startsOn: '2026-02-3' }, ['startsOn']],
])('%s', (_, changes, refused) => {
  expect(refusedAt(changes)).toEqual(refused);
});

test('casting writes a code as it is looked up, and keeps nothing that is no part of it', () => {
  const cast = discountSchema.cast({ ...aDiscount({ code: ' summer ' }), extra: 1 }, { stripUnknown: true });
  expect(cast).toMatchObject({ code: 'SUMMER' });
  expect(Object.keys(cast)).not.toContain('extra');
  expect(Object.keys(cast)).not.toContain('id');
});
