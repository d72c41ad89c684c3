import { settingEdits } from '@/tests/fixtures/shop/setting-edits';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { firstSteps } from './first-steps';

const NOTHING = { hasCategory: false, hasProduct: false, hasPages: false, hasOrder: false };

const done = (facts: Partial<Parameters<typeof firstSteps>[0]>) =>
  firstSteps({ setting: aStoreSetting(), ...NOTHING, ...facts }).flatMap((step) =>
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

test('prices fix the currency, so that a store with a board has chosen it', () => {
  expect(done({ hasCategory: true, hasProduct: true })).toEqual(['currency', 'category', 'product']);
});

test('texts, a domain and the first order are steps of their own', () => {
  expect(done({ hasPages: true, hasOrder: true })).toEqual(['pages', 'order']);
  expect(done({ setting: aStoreSetting({ customDomain: 'oud.example' }) })).toEqual(['domain']);
});
