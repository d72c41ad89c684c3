import { storeId } from '@/lib/domain/ids';
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
  expect(await checkStoreKeys('p', STORE, holding(state), cardStores)).toEqual([]);
});

test.each([[null], ['DISABLED']])('without keys (%s) a store that takes cards is told', async (state) => {
  const [finding] = await checkStoreKeys('p', STORE, holding(state), ['demo']);
  expect(finding).toMatchObject({ where: 'demo', what: expect.stringContaining('card payments fail') });
  expect(finding?.isNote).toBeUndefined();
});

test('keys that are not used are a note', async () => {
  const [finding] = await checkStoreKeys('p', STORE, holding('ENABLED'), []);
  expect(finding).toMatchObject({ what: expect.stringContaining('not in CARD_STORES'), isNote: true });
});
