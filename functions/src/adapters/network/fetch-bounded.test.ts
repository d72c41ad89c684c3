import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchBounded } from './fetch-bounded';

let answer: RequestListener;
const closed: Promise<unknown>[] = [];
const server = createServer((request, response) => {
  closed.push(once(response, 'close'));
  answer(request, response);
});
let url: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const bounds = { timeoutMs: 10_000, mostBytes: 1000 };

test('an answer within its bounds is read whole', async () => {
  answer = (_, response) => response.writeHead(404).end('ش'.repeat(500));
  expect(await fetchBounded(url, bounds)).toEqual({ ok: false, status: 404, text: 'ش'.repeat(500) });
});

test('fault 58: an answer without end is left at its bound, and its connection closed', async () => {
  answer = (_, response) => {
    const more = () => !response.destroyed && response.write('x'.repeat(1000), () => setImmediate(more));
    more();
  };
  await expect(fetchBounded(url, bounds)).rejects.toThrow('more than 1000 bytes');
  await closed.at(-1);
});

test('fault 58: an answer that never comes to its end is given up in time', async () => {
  answer = (_, response) => response.write('{');
  await expect(fetchBounded(url, { ...bounds, timeoutMs: 50 })).rejects.toThrow('timeout');
});
