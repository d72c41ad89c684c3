import { SECRET_NAMES } from './deployment';

const complete = {
  TRACKING_SECRET: 't',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  SITE_URL: 'https://shop.example/',
  MAIL_FROM: 'Shop <shop@example.com>',
  STRIPE_MODE: 'live',
  STRIPE_SECRET_KEY: 'sk_live_platform',
  STRIPE_WEBHOOK_SECRET: 'whsec_platform',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_connect',
  CHALLENGE_SECRET: 'c',
  MAIL_BOUNCE_SECRET: 'b',
};
const before = process.env;

afterEach(() => (process.env = before));

async function envWith(env: Record<string, string>) {
  process.env = { ...before, ...env };
  jest.resetModules();
  return import('./env');
}

test('settings are read once complete, the address without its last slash', async () => {
  const { checkSettings, settings } = await envWith(complete);
  checkSettings(SECRET_NAMES);
  expect(settings()).toMatchObject({ siteUrl: 'https://shop.example', trackingSecret: 't' });
});

test.each(Object.keys(complete))('fault 48: without %s the error names it', async (name) => {
  const { checkSettings } = await envWith({ ...complete, [name]: '' });
  expect(() => checkSettings(SECRET_NAMES)).toThrow(`The setting ${name}`);
});

test('a function is checked for its own secrets alone', async () => {
  const { checkSettings, settings } = await envWith({ ...complete, SMTP_URL: '' });
  expect(() => checkSettings(['TRACKING_SECRET'])).not.toThrow();
  expect(() => settings().smtpUrl).toThrow('The setting SMTP_URL');
});

test('the keys of the stores are no secret that a deployment binds; without them the local Firebase names the setting', async () => {
  const { checkSettings, settings } = await envWith({ ...complete, STRIPE_STORE_KEYS: '' });
  expect(() => checkSettings(SECRET_NAMES)).not.toThrow();
  expect(() => settings().storeKeys).toThrow('The setting STRIPE_STORE_KEYS');
});
