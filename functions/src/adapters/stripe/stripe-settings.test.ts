import { readStripeSettings } from './stripe-settings';
import { createEnvStoreKeys } from './keys/store-keys';

const keysOf = (mode: string) => ({
  secretKey: `sk_${mode}_shop`,
  publishableKey: `pk_${mode}_shop`,
  webhookSecret: 'whsec_shop',
});
const texts = (mode: string) => ({
  secretKey: `sk_${mode}_platform`,
  webhookSecret: 'whsec_platform',
  connectKey: `pk_${mode}_platform`,
  connectWebhookSecret: 'whsec_connect',
  mode,
  host: '',
});
const envKeys = (mode: string, stores: object | string) =>
  createEnvStoreKeys({
    storeKeys: () => (typeof stores === 'string' ? stores : JSON.stringify(stores)),
    mode: () => mode,
  });

test('keys are read by store; another store takes no cards', async () => {
  const { platform } = readStripeSettings(texts('live'));
  expect(platform).toEqual({ secretKey: 'sk_live_platform', webhookSecret: 'whsec_platform' });
  const keys = envKeys('live', { demo: keysOf('live') });
  expect(await keys.read('demo')).toEqual(keysOf('live'));
  expect(await keys.read('constructor')).toBeNull();
});

test.each([
  [
    'a test key of the platform in a live shop',
    { ...texts('live'), secretKey: 'sk_test_x' },
    'STRIPE_SECRET_KEY',
  ],
  ['a test key for browsers in a live shop', { ...texts('live'), connectKey: 'pk_test_x' }, 'STRIPE_CONNECT'],
  ['a secret key where browsers get theirs', { ...texts('live'), connectKey: 'sk_live_x' }, 'STRIPE_CONNECT'],
  ['a stand-in for a live shop', { ...texts('live'), host: '127.0.0.1:12111' }, 'STRIPE_HOST'],
  ['another mode', { ...texts('test'), mode: 'trial' }, 'STRIPE_MODE'],
])('refused when it is read, in one sentence: %s', (_, given, sentence) => {
  expect(() => structuredClone({ ...readStripeSettings(given) })).toThrow(sentence);
});

test.each([
  ['a test key in a live shop', 'live', { demo: keysOf('test') }, 'store "demo" holds a test key'],
  [
    'a test key for the browser in a live shop',
    'live',
    { demo: { ...keysOf('live'), publishableKey: 'pk_test_x' } },
    'store "demo" holds a test key',
  ],
  ['a live key in a shop on trial', 'test', { demo: keysOf('live') }, 'store "demo" holds a live key'],
  ['what is no key', 'test', { demo: { ...keysOf('test'), secretKey: 'secret' } }, 'no secret key of Stripe'],
  [
    'a store without its webhook secret',
    'test',
    { demo: { ...keysOf('test'), webhookSecret: '' } },
    'store "demo" has no "webhookSecret"',
  ],
  ['what is no JSON', 'test', 'sk_test_x', 'must be JSON'],
  [
    'a secret key where browsers get theirs',
    'test',
    { demo: { ...keysOf('test'), publishableKey: 'sk_test_shop' } },
    'no publishable key',
  ],
])(
  'keys of a store are refused when they are read, in one sentence: %s',
  async (_, mode, stores, sentence) => {
    await expect(envKeys(mode, stores).read('demo')).rejects.toThrow(sentence);
  },
);
