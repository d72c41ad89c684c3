import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';

interface Cache {
  get(
    key: string,
    context: { kind: string },
  ): Promise<{ readonly lastModified: number; readonly value: { readonly html: string } } | null>;
  set(key: string, page: object, context: object): Promise<void>;
}

let folder: string;
let stop: (() => void) | undefined;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'page-cache-'))));
afterEach(() => {
  stop?.();
  fs.rmSync(folder, { recursive: true });
});

/** A started server's cache; the next start knows nothing but what lies in the folder. */
function start(): Cache {
  let cache: Cache | undefined;
  jest.isolateModules(() => {
    const PageCache = jest.requireActual<new (context: object) => Cache>('./page-cache.js');
    const context = { fs: nodeFs, serverDistDir: folder, flushToDisk: true, maxMemoryCacheSize: 1e6 };
    cache = new PageCache({ ...context, revalidatedTags: [] });
  });
  if (!cache) throw new Error('The page cache did not load.');
  return cache;
}

const page = { kind: 'PAGES', html: '<p>Boards</p>', pageData: {}, headers: {}, status: 200 };
const keep = (cache: Cache) => cache.set('/en/about-us', page, {});
const madeAt = async (cache: Cache) => (await cache.get('/en/about-us', { kind: 'PAGES' }))?.lastModified;

test('after a change to all pages every kept one is outdated until it is made anew, over a restart too', async () => {
  const cache = start();
  await keep(cache);
  expect(await madeAt(cache)).toBeGreaterThan(0);
  globalThis.renewEveryPage?.();
  expect(await madeAt(cache)).toBe(-1);
  expect(await madeAt(start())).toBe(-1);

  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
  await keep(cache);
  expect(await madeAt(cache)).toBeGreaterThan(0);
});

test('a page written while it is read is what the next reader gets', async () => {
  const write = (html: string, to = cache) => to.set('/en/about-us', { ...page, html }, {});
  const read = async () => (await cache.get('/en/about-us', { kind: 'PAGES' }))?.value.html;
  await write('<p>First</p>', start());
  // Has the page on the disk alone.
  const cache = start();
  const reading = read();
  await write('<p>Second</p>');
  expect(await reading).toBe('<p>First</p>');
  expect(await read()).toBe('<p>Second</p>');
});

test('a page that is always being read is written all the same', async () => {
  const cache = start();
  await keep(cache);
  const read = () => cache.get('/en/about-us', { kind: 'PAGES' });
  let isWritten = false;
  let count = 0;
  let last = read();
  // Each read begins before the one before it is over, as under load.
  const readers = (async () => {
    for (; count < 100 && !isWritten; count += 1) [last] = [read(), await last];
  })();
  await cache.set('/en/about-us', { ...page, html: '<p>Second</p>' }, {});
  isWritten = true;
  await readers;
  expect(count).toBeLessThan(100);
  expect((await read())?.value.html).toBe('<p>Second</p>');
});

test("fault 43: one visitor's response headers never reach another visitor of the same page", async () => {
  const cache = start();
  await keep(cache);
  const server = http.createServer((request, response) => {
    void cache.get('/en/about-us', { kind: 'PAGES' }).then((entry) => {
      response.setHeader('X-Nextjs-Cache', 'HIT');
      const visitor = request.headers.cookie;
      if (visitor) {
        response.setHeader('Set-Cookie', visitor);
        response.setHeader('Access-Control-Allow-Origin', `https://${visitor}.example`);
      }
      response.end(entry?.value.html);
    });
  });
  stop = () => server.close().closeAllConnections();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const visit = async (cookie?: string) => {
    const { headers } = await fetch(`http://127.0.0.1:${port}/about-us`, {
      headers: cookie ? { cookie } : {},
    });
    return [headers.get('set-cookie'), headers.get('access-control-allow-origin')];
  };
  expect(await visit('session=alice')).toEqual(['session=alice', 'https://session=alice.example']);
  expect(await visit()).toEqual([null, null]);
});
