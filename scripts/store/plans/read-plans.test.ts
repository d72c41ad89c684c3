import fs from 'node:fs';
import path from 'node:path';
import { readPlans } from './read-plans';

const PLAN = {
  plan: 'growth',
  name: { en: 'Growth', ar: 'النمو' },
  prices: { month: 3900 },
  currency: 'USD',
};
const read = (...plans: unknown[]) => readPlans(JSON.stringify(plans));

test('the example of the docs is two packages of one plan', () => {
  const page = fs.readFileSync(path.resolve(__dirname, '../../../docs/operators.md'), 'utf8');
  const [, example = ''] = /### Plans\n[\s\S]*?```json\n([\s\S]*?)```/.exec(page) ?? [];
  expect(readPlans(example)).toEqual([
    expect.objectContaining({ id: 'growth-month', interval: 'month', price: 3900, recommended: true }),
    expect.objectContaining({ id: 'growth-year', price: 39_000, fee: { basisPoints: 150, fixed: 50 } }),
  ]);
});

test('what a file does not tell of quotas and fees is not in a package, so that it stays', () => {
  const [offer] = read(PLAN);
  expect(offer).toMatchObject({ plan: 'growth', order: 0, features: [], recommended: false });
  expect(Object.keys(offer ?? {})).not.toContain('quotas');
  expect(Object.keys(offer ?? {})).not.toContain('fee');
});

test.each([
  ['{', 'The file is no JSON'],
  ['{}', 'The file takes a list of plans'],
  [JSON.stringify([{ ...PLAN, plan: 'Growth!' }]), '"plan" takes up to 40 of a-z'],
  [JSON.stringify([PLAN, PLAN]), 'The plan "growth" is there twice.'],
  [JSON.stringify([{ ...PLAN, price: 1 }]), 'The plan "growth": "price" is none of plan, name'],
  [JSON.stringify([{ ...PLAN, prices: { week: 1 } }]), '"prices" takes month, year or both'],
  [JSON.stringify([{ ...PLAN, prices: { month: -1 } }]), 'packages/growth-month has no valid "price"'],
  [JSON.stringify([{ ...PLAN, currency: 'XXX' }]), 'packages/growth-month has no valid "currency"'],
  [JSON.stringify([{ ...PLAN, name: {} }]), 'packages/growth-month has no valid "name"'],
  [JSON.stringify([{ ...PLAN, features: ['Boards'] }]), '"features" takes a list of texts'],
  [JSON.stringify([{ ...PLAN, fee: 150 }]), '"fee" takes "basisPoints" and "fixed"'],
  [
    JSON.stringify([{ ...PLAN, quotas: { products: -1 } }]),
    'The plan "growth": products takes a whole number',
  ],
])('%s is refused in one sentence', (text, reason) => {
  expect(() => readPlans(text)).toThrow(reason);
});
