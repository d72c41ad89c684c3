const VALID = { ...process.env };
afterEach(() => {
  process.env = { ...VALID };
  jest.resetModules();
});

/** Reads the settings again, as a build and a server do. */
async function load() {
  const { env } = await import('@/lib/env');
  const { serverEnv } = await import('@/lib/server/env');
  return { ...env, storeId: serverEnv.storeId };
}

const COMPLETE = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'p.firebaseapp.com',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'p',
  NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET: 'p.appspot.com',
  NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID: '1',
  NEXT_PUBLIC_FIREBASE_APP_ID: 'app',
  NEXT_PUBLIC_STORE_ID: 'demo',
  NEXT_PUBLIC_SITE_URL: 'https://shop.example',
};

test.each(Object.keys(COMPLETE))('without %s it says so by name', async (name) => {
  Object.assign(process.env, COMPLETE, { [name]: '' });
  await expect(load()).rejects.toThrow(`The setting ${name} is missing`);
});

test.each([
  ['NEXT_PUBLIC_STORE_ID', 'stores/demo'],
  ['NEXT_PUBLIC_SITE_URL', 'shop.example'],
  ['NEXT_PUBLIC_SITE_URL', 'https://shop.example/'],
])('%s as "%s" is refused by name', async (name, value) => {
  Object.assign(process.env, COMPLETE, { [name]: value });
  await expect(load()).rejects.toThrow(`The setting ${name} is "${value}"`);
});

test('complete settings are taken', async () => {
  Object.assign(process.env, COMPLETE);
  expect(await load()).toMatchObject({ storeId: 'demo', siteUrl: 'https://shop.example' });
});

test('a build for many stores names none', async () => {
  Object.assign(process.env, COMPLETE, {
    NEXT_PUBLIC_STORE_ID: '',
    NEXT_PUBLIC_PLATFORM_HOST: 'boards.example',
  });
  expect(await load()).toMatchObject({ storeId: '', platformHost: 'boards.example' });
});
