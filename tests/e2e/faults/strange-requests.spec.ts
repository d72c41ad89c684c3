import { randomInt } from 'node:crypto';
import { strangeBody, strangeValue, STRANGE_TEXTS } from '@/tests/prove/support/fuzz/strange-values';
import { pick, randomOf } from '@/scripts/seed/random';
import { expect, test } from '../support/shop-test';

const REQUESTS = 300;
const AT_ONCE = 4;
const ROUTES = ['csp-report', 'failure', 'health', 'check-subscription/', 'no-such-route'];
const TYPES = [
  'application/json',
  'text/plain',
  'application/csp-report',
  'application/x-www-form-urlencoded',
  'x',
];

/** `npm run prove -- fuzz` does the same to the callables. */
test('no request to an API route, however strange, breaks it', async ({ request }) => {
  const seed = process.env.PROVE_SEED ?? String(randomInt(1_000_000));
  const random = randomOf(seed);
  const ask = async (at: number) => {
    const route = pick(random, ROUTES);
    const data = random() < 0.5 ? strangeBody(random) : JSON.stringify(strangeValue(random));
    const tail =
      route.endsWith('/') || random() < 0.2 ? encodeURIComponent(safe(pick(random, STRANGE_TEXTS))) : '';
    const method = pick(random, ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
    const query = random() < 0.3 ? `?__proto__=1&stripeId[]=${at}&a=${'x'.repeat(at)}` : '';
    const answer = await request.fetch(`/api/${route}${tail}${query}`, {
      method,
      // Each from an address of its own, so that the limits let them in.
      headers: { 'content-type': pick(random, TYPES), 'x-forwarded-for': `198.51.${at >> 8}.${at & 255}` },
      ...(method !== 'GET' && { data: data.slice(0, 10_000) }),
      maxRedirects: 0,
    });
    expect(
      answer.status(),
      `PROVE_SEED=${seed}: ${method} ${answer.url()} ${data.slice(0, 500)}`,
    ).toBeLessThan(500);
  };
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => ask(sent + at)));
  expect((await request.get('/api/health')).status()).toBe(200);
});

/** Half a character cannot be written into an address. */
const safe = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '');
