import { createTrackingTokens } from '@/functions/src/adapters/tokens/tracking-token';
import { collections } from '@/lib/domain/collections';
import { callFrom } from '@/tests/fixtures/firebase/call-from';
import { callableUrl } from '@/tests/fixtures/firebase/callable-url';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { TEST_SECRETS } from '@/tests/setup/test-secrets';

const shop = new LocalShop('fault-origins');
const OWN_DOMAIN = 'shop-of-origins.com';
const PLATFORM = 'https://origins.shops.platform.com';

beforeAll(async () => {
  await shop.open({ setting: { siteUrl: PLATFORM } });
  const record = { storeId: shop.id, kind: 'custom', state: 'open', redirectTo: null };
  await shop.db.doc(collections.domain(OWN_DOMAIN)).set(record);
});
afterAll(() => shop.close());

const quote = () => ({ storeId: shop.id, lines: [], currency: 'USD', locale: 'en' });
const from = '203.0.113.65';

const preflight = async (origin: string) => {
  const headers = { origin, 'access-control-request-method': 'POST', 'x-forwarded-for': from };
  const { status, headers: answered } = await fetch(callableUrl('quoteCart'), { method: 'OPTIONS', headers });
  return { status, allowedOrigin: answered.get('access-control-allow-origin') };
};

test.each([
  'https://evil.example',
  `https://${OWN_DOMAIN}.evil.example`,
  'https://localhost',
  'null',
  'x'.repeat(10_000),
])('a page of %s may call nothing', async (origin) => {
  expect(await callFrom(from, 'quoteCart', quote(), { origin })).toMatchObject({
    status: 403,
    allowedOrigin: null,
  });
  expect(await preflight(origin)).toEqual({ status: 403, allowedOrigin: null });
});

test.each([`https://${OWN_DOMAIN}`, PLATFORM, 'http://localhost:3000'])(
  'a page of %s may call, and no other page sees the answer',
  async (origin) => {
    expect(await callFrom(from, 'quoteCart', quote(), { origin })).toMatchObject({
      status: 200,
      allowedOrigin: origin,
    });
    expect(await preflight(origin)).toMatchObject({ allowedOrigin: origin });
  },
);

test('a tracking link names neither the shopper nor the calls of an order', async () => {
  const { id, uid, history } = await shop.placed(await shop.guest());
  const tokens = createTrackingTokens(() => TEST_SECRETS.tracking, Date.now);
  const token = tokens.sign({ storeId: shop.id, orderId: id });
  const seen = JSON.stringify(await shop.visitor().call('trackOrder', { token }));
  expect(seen).toContain(id);
  for (const hidden of [uid, history[0]?.requestId]) {
    expect(hidden).toBeTruthy();
    expect(seen).not.toContain(hidden);
  }
});
