import { storeId } from '@/lib/domain/ids';
import type { CardAccountState } from '@/lib/domain/payments/connect/card-account';
import { checkStoreKeys } from './store-keys';

const STORE = storeId('demo');
const SECRET =
  'https://secretmanager.googleapis.com/v1/projects/p/secrets/STRIPE_STORE_KEYS_demo/versions/latest';
const holding = (state: string | null) => (url: string) =>
  Promise.resolve(url === SECRET && state ? { state } : null);

test.each([
  ['its keys and the setting', 'ENABLED', ['second', 'demo']],
  ['neither', null, ['second']],
  ['no settings of the functions on this machine', null, null],
])('a store with %s is in order', async (_, state, cardStores) => {
  expect(await checkStoreKeys('p', STORE, holding(state), null, cardStores)).toEqual([]);
});

test.each([[null], ['DISABLED']])('without keys (%s) a store that takes cards is told', async (state) => {
  const [finding] = await checkStoreKeys('p', STORE, holding(state), null, ['demo']);
  expect(finding).toMatchObject({ where: 'demo', what: expect.stringContaining('card payments fail') });
  expect(finding?.isNote).toBeUndefined();
});

test('keys that are not used are a note', async () => {
  const [finding] = await checkStoreKeys('p', STORE, holding('ENABLED'), null, []);
  expect(finding).toMatchObject({ what: expect.stringContaining('not in CARD_STORES'), isNote: true });
});

const accountThat = (state: CardAccountState) => ({
  ...{ id: 'acct_1', state, asks: [], dueAt: null, isOff: false, checkedAt: 0 },
});

test('keys beside a connected account are a note that says which is used and how to drop either', async () => {
  const [note, ...others] = await checkStoreKeys('p', STORE, holding('ENABLED'), accountThat('ready'), [
    'demo',
  ]);
  expect(others).toEqual([]);
  expect(note).toMatchObject({ where: 'demo', isNote: true });
  expect(note?.what).toContain('the connected account acct_1 (ready); the keys are used');
  expect(note?.remedy).toMatch(/out of CARD_STORES.*STRIPE_STORE_KEYS_demo.*dashboard of Stripe/);
});

test.each([
  ['an account that its owner cut off beside keys', 'ENABLED', 'ended', ['demo']],
  ['an account alone', null, 'ready', []],
] as const)('%s is in order', async (_, keys, state, cardStores) => {
  expect(await checkStoreKeys('p', STORE, holding(keys), accountThat(state), cardStores)).toEqual([]);
});
