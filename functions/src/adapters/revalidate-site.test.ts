import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { logger } from 'firebase-functions';
import { storeId } from '@/lib/domain/ids';
import { createRevalidateSite } from './revalidate-site';

const received: { url?: string; secret: unknown; paths: string[] }[] = [];
let status = 200;
const site = createServer((request, response) => {
  void json(request).then((body) => {
    const { paths } = body as { paths: string[] };
    received.push({ url: request.url, secret: request.headers['x-revalidate-secret'], paths });
    response.writeHead(status).end();
  });
});

let siteUrl: string;
beforeAll(async () => {
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => site.close());
beforeEach(() => {
  received.length = 0;
  status = 200;
});

const revalidate = (paths: string[], url = siteUrl) =>
  createRevalidateSite(async () => ({ siteUrl: url, revalidateSecret: 's3cret' }))(storeId('boards'), paths);

test('pages are renewed with the secret, fifty at a time', async () => {
  const paths = Array.from({ length: 120 }, (_, index) => `/products/board-${index}`);
  await revalidate(paths);
  expect(received.map((request) => request.paths.length)).toEqual([50, 50, 20]);
  expect(received.flatMap((request) => request.paths)).toEqual(paths);
  expect(received[0]).toMatchObject({ url: '/api/revalidate', secret: 's3cret' });
});

test('a site that refuses or is away is logged and does not fail what was saved', async () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation();
  status = 500;
  await expect(revalidate(['/'])).resolves.toBeUndefined();
  await expect(revalidate(['/'], 'http://127.0.0.1:1')).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});
