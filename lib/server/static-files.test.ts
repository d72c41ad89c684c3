import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

const { serveStaticFiles } = jest.requireActual<{ serveStaticFiles(distDir: string): void }>(
  './static-files.js',
);

const SCRIPT = 'console.log("لوحات")';
const NEXTS = 'what Next says';
let folder: string;
let server: http.Server;

beforeAll((done) => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'static-files-'));
  const put = (name: string, content: string | Buffer) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  };
  const rule = { source: '/:path*', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] };
  put('routes-manifest.json', JSON.stringify({ headers: [rule] }));
  put('secret.js', 'not for browsers');
  put('static/chunks/shop.js', SCRIPT);
  put('static/chunks/shop.js.br', brotliCompressSync(SCRIPT));
  put('static/chunks/shop.js.gz', gzipSync(SCRIPT));
  put('static/chunks/unpacked.js', SCRIPT);
  put('static/media/arabic.woff2', 'a font');
  serveStaticFiles(folder);
  server = http.createServer((_, response) => response.end(NEXTS)).listen(0, () => done());
});
afterAll((done) => {
  fs.rmSync(folder, { recursive: true });
  server.close(done);
});

interface Answer {
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

const ask = (address: string, accepted = 'gzip, deflate, br', method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const options = { port, path: address, method, headers: { 'accept-encoding': accepted } };
    http
      .request(options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
      })
      .on('error', reject)
      .end();
  });

test('a script is sent as small as the browser takes it, with the headers of every answer', async () => {
  const { headers, body } = await ask('/_next/static/chunks/shop.js?dpl=1');
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(body.length),
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  });

  const packed = await ask('/_next/static/chunks/shop.js', 'gzip, br;q=0');
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.body).toString()).toBe(SCRIPT);
});

test('a font is sent as it is', async () => {
  const { headers, body } = await ask('/_next/static/media/arabic.woff2');
  expect(body.toString()).toBe('a font');
  expect(headers['content-type']).toBe('font/woff2');
  expect(headers).not.toHaveProperty('content-encoding');
});

test('who asks for the head alone gets no body', async () => {
  const { headers, body } = await ask('/_next/static/chunks/shop.js', 'br', 'HEAD');
  expect(Number(headers['content-length'])).toBeGreaterThan(0);
  expect(body).toHaveLength(0);
});

test.each([
  ['who takes nothing packed', '/_next/static/chunks/shop.js', 'identity', 'GET'],
  ['a script that was not packed', '/_next/static/chunks/unpacked.js', 'br', 'GET'],
  ['a file that is not there', '/_next/static/chunks/other.js', 'br', 'GET'],
  ['a way out of the folder', '/_next/static/../secret.js', 'br', 'GET'],
  ['the same, written otherwise', '/_next/static/%2e%2e/secret.js', 'br', 'GET'],
  ['a page', '/products', 'br', 'GET'],
  ['another method', '/_next/static/chunks/shop.js', 'br', 'POST'],
])('%s is left to Next', async (_, address, accepted, method) => {
  const { body } = await ask(address, accepted, method);
  expect(body.toString()).toBe(NEXTS);
});
