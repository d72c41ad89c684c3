import { settingEdits } from '@/tests/fixtures/shop/setting-edits';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { firstSteps } from './first-steps';

const done = (facts: Partial<Parameters<typeof firstSteps>[0]>) =>
  firstSteps({ setting: aStoreSetting(), hasCategory: false, hasProduct: false, ...facts }).flatMap((step) =>
    step.done ? [step.key] : [],
  );

test('nothing that a new store comes with counts as done by its owner', () => {
  const { contact, payment } = aStoreSetting();
  expect([contact.email !== '', payment.cash.enabled]).toEqual([true, true]);
  expect(done({})).toEqual([]);
});

test('a store whose contact was brought by an import has that step behind it, as one that saved it', () => {
  expect(done({ setting: aStoreSetting({ contact: settingEdits.contact }) })).toEqual(['contact']);
  const savedAt = { contact: 1, payment: 1, currencies: 1, delivery: 1 };
  expect(done({ setting: aStoreSetting({ savedAt }) })).toEqual([
    'currency',
    'contact',
    'delivery',
    'payment',
  ]);
});

test('the shop is worth a look once a category and a board are there', () => {
  expect(done({ hasCategory: true })).toEqual(['category']);
  expect(done({ hasCategory: true, hasProduct: true })).toEqual(['category', 'product', 'shop']);
});
