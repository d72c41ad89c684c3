import { readStripeSettings } from './stripe-settings';

const keysOf = (mode: string) => ({
  secretKey: `sk_${mode}_shop`,
  publishableKey: `pk_${mode}_shop`,
  webhookSecret: 'whsec_shop',
});
const texts = (mode: string, stores: object = { demo: keysOf(mode) }) => ({
  secretKey: `sk_${mode}_platform`,
  webhookSecret: 'whsec_platform',
  storeKeys: JSON.stringify(stores),
  mode,
  host: '',
});

test('keys are read by store', () => {
  const { platform, stores } = readStripeSettings(texts('live'));
  expect(platform).toEqual({ secretKey: 'sk_live_platform', webhookSecret: 'whsec_platform' });
  expect([...stores]).toEqual([['demo', keysOf('live')]]);
});

test.each([
  [
    'a test key of the platform in a live shop',
    { ...texts('live'), secretKey: 'sk_test_x' },
    'STRIPE_SECRET_KEY',
  ],
  [
    'a test key of a store in a live shop',
    texts('live', { demo: keysOf('test') }),
    'store "demo" holds a test key',
  ],
  [
    'a test key for the browser in a live shop',
    texts('live', { demo: { ...keysOf('live'), publishableKey: 'pk_test_x' } }),
    'store "demo" holds a test key',
  ],
  ['a live key in a shop on trial', texts('test', { demo: keysOf('live') }), 'store "demo" holds a live key'],
  [
    'what is no key',
    texts('test', { demo: { ...keysOf('test'), secretKey: 'secret' } }),
    'no secret key of Stripe',
  ],
  [
    'a store without its webhook secret',
    texts('test', { demo: { ...keysOf('test'), webhookSecret: '' } }),
    '"webhookSecret"',
  ],
  ['what is no JSON', { ...texts('test'), storeKeys: 'sk_test_x' }, 'must be JSON'],
  [
    'a secret key where browsers get theirs',
    texts('test', { demo: { ...keysOf('test'), publishableKey: 'sk_test_shop' } }),
    'no publishable key',
  ],
  ['a stand-in for a live shop', { ...texts('live'), host: '127.0.0.1:12111' }, 'STRIPE_HOST'],
  ['another mode', { ...texts('test'), mode: 'trial' }, 'STRIPE_MODE'],
])('refused when it is read, in one sentence: %s', (_, given, sentence) => {
  expect(() => structuredClone({ ...readStripeSettings(given) })).toThrow(sentence);
});
