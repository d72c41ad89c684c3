import http from 'node:http';
import type { AddressInfo } from 'node:net';
import zlib from 'node:zlib';

const zipped = jest.spyOn(zlib, 'gzipSync');
type Middleware = (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => void;
/** What Next packs its answers with. */
const compression = jest.requireActual<() => Middleware>('next/dist/compiled/compression');
const { keepPage } = jest.requireActual<{ keepPage(html: string): void }>('./kept-pages.js');

const pageOf = (name: string) => `<h1>${name}</h1>${'<p>لوحات ⁨Boards⁩</p>'.repeat(500)}`;
let sent = '';
let encoding: BufferEncoding = 'utf8';
let server: http.Server;
beforeAll((done) => {
  const pack = compression();
  const serve = (request: http.IncomingMessage, response: http.ServerResponse) => {
    pack(request, response, () => undefined);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(sent, encoding));
    response.end(request.method === 'HEAD' ? null : sent, encoding);
  };
  server = http.createServer(serve).listen(0, () => done());
});
afterAll((done) => void server.close(done));
beforeEach(() => zipped.mockClear());

interface Answer {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** As it goes over the wire. */
const ask = (accepted: string, { method = 'GET', has = '' } = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = { 'accept-encoding': accepted, 'if-none-match': has, connection: 'close' };
    http
      .request({ port, method, headers }, (response) => {
        const whole = response.toArray().then((parts: Buffer[]) => Buffer.concat(parts));
        resolve(whole.then((body) => ({ status: response.statusCode, headers: response.headers, body })));
      })
      .on('error', reject)
      .end();
  });

test('a static page is packed once and sent whole, also when its text was read again', async () => {
  sent = pageOf('one');
  keepPage(sent);
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
  keepPage(sent);
  await ask('gzip');
  sent = pageOf('sea');
  keepPage(sent);
  expect(zlib.gunzipSync((await ask('gzip')).body).toString()).toBe(sent);
});

test('who has a text already is told so, until it is another', async () => {
  for (const [name, tell] of Object.entries({ kept: keepPage, other: () => undefined })) {
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
    keepPage(sent);
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
  keepPage(sent);
  expect((await ask('gzip', { method: 'HEAD' })).body).toHaveLength(0);
});

test('the pages that were not asked for longest are forgotten first', async () => {
  const first = pageOf('first');
  keepPage(first);
  for (let index = 0; index < 5; index += 1) keepPage(String(index).repeat(8 * 1024 * 1024));
  sent = first;
  expect((await ask('gzip')).headers['transfer-encoding']).toBe('chunked');
});
