import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepQuery, takeOriginalHost } from './each-request';

/** What a server that redirects to `location` answers to a request for `url`. */
async function redirected(url: string, location: string): Promise<string | null> {
  const server = http.createServer((request, response) => {
    keepQuery(request, response);
    response.statusCode = 308;
    response.setHeader('Location', location);
    response.end(location);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, { redirect: 'manual' });
  server.close();
  return answer.headers.get('location');
}

test.each([
  ['/products?q=a&q=b?', 'https://oud.example/products', 'https://oud.example/products?q=a&q=b?'],
  ['/?utm_source=mail', 'https://oud.example/', 'https://oud.example/?utm_source=mail'],
  ['/ar/posts/%d8%a7?x', 'https://oud.example/ar/posts/%D8%A7', 'https://oud.example/ar/posts/%D8%A7?x'],
  ['/products', 'https://oud.example/products', 'https://oud.example/products'],
])('%s is asked for at %s with its query', async (url, location, expected) =>
  expect(await redirected(url, location)).toBe(expected),
);

test.each([
  ['/old?q=a', 'https://oud.example/new'],
  ['/pay?secret=1', '/pay'],
  ['/a?q=a', 'https://oud.example/a?own=1'],
  ['/%zz?q=a', 'https://oud.example/%zz'],
])('%s is led to %s without it', async (url, location) =>
  expect(await redirected(url, location)).toBe(location),
);

test('the original host is taken from the one header that the operator trusts', () => {
  const taken = (headers: Record<string, string>) => {
    takeOriginalHost({ headers }, 'x-forwarded-host');
    return headers.host;
  };
  expect(taken({ host: 'backend.internal', 'x-forwarded-host': 'oud.example' })).toBe('oud.example');
  expect(taken({ host: 'oud.example', 'x-original-host': 'other.example' })).toBe('oud.example');
});
