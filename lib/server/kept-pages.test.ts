import http from 'node:http';
import type { AddressInfo } from 'node:net';
import zlib from 'node:zlib';

const zipped = jest.spyOn(zlib, 'gzipSync');
type Middleware = (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => void;
/** What Next packs its answers with. */
const compression = jest.requireActual<() => Middleware>('next/dist/compiled/compression');
const { keepPage, outdatePages } = jest.requireActual<{
  keepPage(html: string, name: string): void;
  outdatePages(name?: string): void;
}>('./kept-pages.js');

const pageOf = (name: string) => `<h1>${name}</h1>${'<p>لوحات ⁨Boards⁩</p>'.repeat(500)}`;
let sent = '';
let encoding: BufferEncoding = 'utf8';
/** What Next says of its own cache, and how often it was asked. */
let state = 'STALE';
let asked = 0;
let server: http.Server;
beforeAll((done) => {
  const pack = compression();
  const serve = (request: http.IncomingMessage, response: http.ServerResponse) => {
    asked += 1;
    // Next takes a page's language off its address.
    request.url = request.url?.replace('/ar', '') ?? '';
    pack(request, response, () => undefined);
    response.setHeader('X-Nextjs-Cache', state);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(sent, encoding));
    response.end(request.method === 'HEAD' ? null : sent, encoding);
  };
  server = http.createServer(serve).listen(0, () => done());
});
afterAll((done) => void server.close(done));
beforeEach(() => {
  zipped.mockClear();
  state = 'STALE';
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** As it goes over the wire. */
const ask = (accepted: string, { method = 'GET', has = '', path = '/' } = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = { 'accept-encoding': accepted, 'if-none-match': has, connection: 'close' };
    http
      .request({ port, method, path, headers }, (response) => {
        const whole = response.toArray().then((parts: Buffer[]) => Buffer.concat(parts));
        resolve(whole.then((body) => ({ status: response.statusCode, headers: response.headers, body })));
      })
      .on('error', reject)
      .end();
  });

test('a static page is packed once and sent whole, also when its text was read again', async () => {
  sent = pageOf('one');
  keepPage(sent, '/');
  for (const text of [sent, sent, pageOf('one')]) {
    sent = text;
    const { headers, body } = await ask('br, gzip');
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(headers['content-length']).toBe(String(body.length));
    expect(zlib.gunzipSync(body).toString()).toBe(text);
  }
  expect(zipped).toHaveBeenCalledTimes(1);
});

test('a page made anew is never answered with the former one', async () => {
  sent = pageOf('tea');
  keepPage(sent, '/');
  await ask('gzip');
  sent = pageOf('sea');
  keepPage(sent, '/');
  expect(zlib.gunzipSync((await ask('gzip')).body).toString()).toBe(sent);
});

test('who has a text already is told so, until it is another', async () => {
  const tellers = { kept: (html: string) => keepPage(html, '/'), other: () => undefined };
  for (const [name, tell] of Object.entries(tellers)) {
    sent = pageOf(`${name} tea`);
    tell(sent);
    const { etag } = (await ask('gzip')).headers;
    const again = await ask('gzip', { has: etag });
    expect(again).toMatchObject({ status: 304, headers: { etag } });
    expect(again.headers['content-type']).toBeUndefined();
    expect(again.body).toHaveLength(0);
    sent = pageOf(`${name} sea`);
    tell(sent);
    const changed = await ask('', { has: etag });
    expect(changed.status).toBe(200);
    expect(changed.body.toString()).toBe(sent);
  }
});

test('what was not told of, as a page of one person, is packed by Next and not kept', async () => {
  sent = pageOf('private');
  for (let times = 0; times < 2; times += 1) {
    const { headers, body } = await ask('gzip');
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'transfer-encoding': 'chunked' });
    expect(zlib.gunzipSync(body).toString()).toBe(sent);
  }
  expect(zipped).not.toHaveBeenCalled();
});

test.each(['', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.0, br', 'x-gzip2'])(
  'who accepts "%s" gets the text itself',
  async (accepted) => {
    sent = pageOf('plain');
    keepPage(sent, '/');
    const { headers, body } = await ask(accepted);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.toString()).toBe(sent);
  },
);

test('a text in another encoding is sent in that', async () => {
  sent = Buffer.from('لوحات Boards').toString('base64');
  encoding = 'base64';
  const { body } = await ask('');
  encoding = 'utf8';
  expect(body.toString()).toBe('لوحات Boards');
});

test('who asks for the head alone gets no body', async () => {
  sent = pageOf('head');
  keepPage(sent, '/');
  expect((await ask('gzip', { method: 'HEAD' })).body).toHaveLength(0);
});

test('the pages that were not asked for longest are forgotten first', async () => {
  const first = pageOf('first');
  keepPage(first, '/');
  for (let index = 0; index < 5; index += 1) keepPage(String(index).repeat(8 * 1024 * 1024), String(index));
  sent = first;
  expect((await ask('gzip')).headers['transfer-encoding']).toBe('chunked');
});

/** How often Next is asked to answer these. */
async function timesAsked(...paths: readonly string[]): Promise<number> {
  const before = asked;
  for (const path of paths) await ask('gzip', { path });
  return asked - before;
}

test('what Next answered with a moment ago is answered again without it, in every way that a browser asks', async () => {
  state = 'HIT';
  sent = pageOf('again');
  keepPage(sent, '/again');
  const { headers } = await ask('gzip', { path: '/again' });
  const before = asked;
  const again = await ask('gzip', { path: '/again' });
  expect({ ...again.headers, date: '' }).toEqual({ ...headers, date: '' });
  expect(zlib.gunzipSync(again.body).toString()).toBe(sent);
  const plain = await ask('', { path: '/again' });
  expect(plain.headers['content-length']).toBe(String(plain.body.length));
  expect(plain.body.toString()).toBe(sent);
  expect(await ask('gzip', { path: '/again', has: headers.etag ?? '' })).toMatchObject({ status: 304 });
  expect(asked).toBe(before);
  await ask('gzip', { path: '/again', method: 'HEAD' });
  expect(asked).toBe(before + 1);
});

test('Next is asked again after a second, and at once when the page or every page was made anew', async () => {
  state = 'HIT';
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  sent = pageOf('former');
  keepPage(sent, '/changing');
  expect(await timesAsked('/changing', '/changing')).toBe(1);
  now.mockReturnValue(1_001_000);
  expect(await timesAsked('/changing', '/changing')).toBe(1);

  outdatePages('/other');
  expect(await timesAsked('/changing')).toBe(0);
  outdatePages('/changing');
  // One that was on its way with the former text when the page was made anew is not kept for others.
  expect(await timesAsked('/changing', '/changing')).toBe(2);
  keepPage(sent, '/changing');
  expect(await timesAsked('/changing', '/changing')).toBe(1);
  outdatePages();
  expect(await timesAsked('/changing', '/changing')).toBe(2);
  now.mockRestore();
});

test('what Next is about to make anew, what has a query, and what nobody told of is asked of Next each time', async () => {
  sent = pageOf('due');
  keepPage(sent, '/due');
  expect(await timesAsked('/due', '/due')).toBe(2);
  state = 'HIT';
  expect(await timesAsked('/due?q=tea', '/due?q=tea', '/due')).toBe(3);
  sent = pageOf('private too');
  expect(await timesAsked('/profile', '/profile')).toBe(2);
});

test('a page is answered again under the address that was asked for, not what Next makes of it', async () => {
  state = 'HIT';
  sent = pageOf('لوحات');
  keepPage(sent, '/ar/terms');
  expect(await timesAsked('/ar/terms', '/ar/terms')).toBe(1);
  expect(await timesAsked('/terms')).toBe(1);
});

test('a page is remembered under one address, the last it was sent for', async () => {
  state = 'HIT';
  sent = pageOf('twice');
  keepPage(sent, '/twice');
  expect(await timesAsked('/twice', '/%74wice', '/%74wice', '/twice')).toBe(3);
});
