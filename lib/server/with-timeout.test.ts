import type { GetServerSidePropsContext } from 'next';
import { storeId } from '@/lib/domain/ids';

/** As the Admin SDK's while nothing answers it: it tries on for most of a minute. */
const silent = {
  doc: () => silent,
  collection: () => silent,
  collectionGroup: () => silent,
  where: () => silent,
  orderBy: () => silent,
  select: () => silent,
  limit: () => silent,
  get: () => new Promise<never>(() => undefined),
  onSnapshot: () => () => undefined,
};
jest.mock('@/lib/server/firebase', () => ({ adminFirestore: () => silent }));

const SETTINGS = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'MESSAGING_SENDER_ID', 'APP_ID'];
const NAMED = 'Firestore of the project "demo-boards" does not answer.';

beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(
    process.env,
    { NEXT_PUBLIC_STORE_ID: 'demo', NEXT_PUBLIC_SITE_URL: 'http://localhost' },
    Object.fromEntries(SETTINGS.map((name) => [`NEXT_PUBLIC_FIREBASE_${name}`, 'demo-boards'])),
  );
});
afterAll(() => jest.useRealTimers());

test('fault 48: with a Firestore that does not answer the site says so within seconds, and names it', async () => {
  const { privateShell } = await import('./pages/page-props');
  const { checkSubscriptionOf } = await import('./reads/subscription');
  const { readHealth } = await import('./http/health');
  const visit = { locale: 'en', res: { setHeader: jest.fn() } } as unknown as GetServerSidePropsContext;
  const told = Promise.all([
    expect(privateShell('orders')(visit)).rejects.toThrow(NAMED),
    expect(checkSubscriptionOf('cus_any')).rejects.toThrow(NAMED),
    expect(readHealth(storeId('demo'))).resolves.toMatchObject({ status: 'unavailable', cause: 'database' }),
  ]);
  // Two seconds for listeners, eight for reads.
  await jest.advanceTimersByTimeAsync(10_000);
  await told;
});

test('sitemaps and robots.txt say so as soon', async () => {
  const { cachedShell } = await import('./pages/shell-props');
  const { sitemapPages, sitemapParts, sitemapProducts } = await import('./sitemap');
  const store = storeId('demo');
  const reads = [cachedShell(store, 0), sitemapParts(store), sitemapPages(store), sitemapProducts(store, '')];
  const told = Promise.all(reads.map((read) => expect(read).rejects.toThrow(NAMED)));
  await jest.advanceTimersByTimeAsync(8_000);
  await told;
});

test('a build waits for as long as the SDK does', async () => {
  const { withTimeout } = await import('./with-timeout');
  const built = jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXT_PHASE: 'phase-production-build',
  });
  const read = withTimeout(new Promise((resolve) => setTimeout(resolve, 60_000, 'read')));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await read).toBe('read');
  built.restore();
});
