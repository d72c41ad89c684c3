import { claimsOf } from '@/emulator/src/token-claims';
import { callableUrl, functionUrl } from '@/tests/fixtures/firebase/callable-url';
import { signed } from '@/tests/fixtures/firebase/id-tokens';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';

const shop = new LocalShop('grouped-callables');
const SITE = 'http://localhost:3000';
const JSON_BODY = { 'content-type': 'application/json' };

beforeAll(() => shop.open());
afterAll(() => shop.close());

const quote = () => ({ storeId: shop.id, lines: [], currency: 'USD', locale: 'en' });

/** The status and body of an answer in the protocol of callables, with the origin that may read it. */
async function ask(url: string, init: RequestInit) {
  const answer = await fetch(url, init);
  const body = (await answer.json().catch(() => null)) as unknown;
  return { status: answer.status, body, origin: answer.headers.get('access-control-allow-origin') };
}
const post = (url: string, body = JSON.stringify({ data: quote() }), headers: object = {}) =>
  ask(url, { method: 'POST', headers: { ...JSON_BODY, ...headers }, body });

test('a callable answers below the function of its group alone', async () => {
  expect(await post(callableUrl('quoteCart'))).toMatchObject({ status: 200, body: { result: {} } });
  for (const path of [
    'quoteCart',
    'apiMoney/quoteCart',
    'apiOrders',
    'apiOrders/none',
    'apiOrders/quoteCart/more',
    'apiOrders/constructor',
  ])
    expect([path, await post(functionUrl(path))]).toMatchObject([
      path,
      { status: 404, body: { error: { status: 'NOT_FOUND' } } },
    ]);
});

test('a page that calls an unknown name can read the refusal, and a foreign page nothing', async () => {
  const unknown = functionUrl('apiOrders/none');
  expect(await post(unknown, undefined, { origin: SITE })).toMatchObject({ status: 404, origin: SITE });
  expect(await post(unknown, undefined, { origin: 'https://evil.example' })).toMatchObject({
    status: 403,
    origin: null,
  });
});

test('a preflight is answered for the site', async () => {
  const headers = { origin: SITE, 'access-control-request-method': 'POST' };
  expect(await ask(callableUrl('quoteCart'), { method: 'OPTIONS', headers })).toMatchObject({
    status: 204,
    origin: SITE,
  });
});

test('another method, a body that is no JSON and a token that is none are refused as by onCall', async () => {
  const url = callableUrl('quoteCart');
  expect(await ask(url, { method: 'GET' })).toMatchObject({
    status: 400,
    body: { error: { status: 'INVALID_ARGUMENT' } },
  });
  expect(await post(url, '{"data":')).toMatchObject({ status: 400 });
  expect(await post(url, undefined, { 'content-type': 'text/plain' })).toMatchObject({ status: 400 });
  expect(await post(url, undefined, { authorization: 'Bearer none' })).toMatchObject({
    status: 401,
    body: { error: { status: 'UNAUTHENTICATED' } },
  });
});

test('a token that ended is refused, and the same token was taken before', async () => {
  const guest = await shop.guest();
  const claims = claimsOf((await guest.auth.currentUser?.getIdToken()) ?? '');
  const bearer = (changes: object) => ({ authorization: `Bearer ${signed({ ...claims, ...changes })}` });
  const url = callableUrl('quoteCart');
  expect(await post(url, undefined, bearer({}))).toMatchObject({ status: 200 });
  const exp = Math.floor(Date.now() / 1000) - 10;
  expect(await post(url, undefined, bearer({ exp }))).toMatchObject({
    status: 401,
    body: { error: { status: 'UNAUTHENTICATED' } },
  });
});
