const complete = {
  TRACKING_SECRET: 't',
  REVALIDATE_SECRET: 'r',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  SITE_URL: 'https://shop.example/',
  MAIL_FROM: 'Shop <shop@example.com>',
  STRIPE_MODE: 'live',
  STRIPE_SECRET_KEY: 'sk_live_platform',
  STRIPE_WEBHOOK_SECRET: 'whsec_platform',
  STRIPE_STORE_KEYS: '{}',
};
const before = process.env;

afterEach(() => (process.env = before));

async function settingsWith(env: Record<string, string>) {
  process.env = { ...before, ...env };
  jest.resetModules();
  const { settings } = await import('./env');
  return settings();
}

test('settings are read once complete, the address without its last slash', async () => {
  expect(await settingsWith(complete)).toMatchObject({
    siteUrl: 'https://shop.example',
    trackingSecret: 't',
  });
});

test.each(Object.keys(complete))('fault 48: without %s the error names it', async (name) => {
  await expect(settingsWith({ ...complete, [name]: '' })).rejects.toThrow(`The setting ${name}`);
});
