import http from 'node:http';
import type { AddressInfo } from 'node:net';
import zlib from 'node:zlib';

const zipped = jest.spyOn(zlib, 'gzipSync');
type Middleware = (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => void;
/** What Next packs its answers with. */
const compression = jest.requireActual<() => Middleware>('next/dist/compiled/compression');
const { keepGzip } = jest.requireActual<{ keepGzip(html: string): void }>('./kept-gzip.js');

const pageOf = (name: string) => `<h1>${name}</h1>${'<p>لوحات ⁨Boards⁩</p>'.repeat(500)}`;
let sent = '';
let server: http.Server;
beforeAll((done) => {
  const pack = compression();
  const serve = (request: http.IncomingMessage, response: http.ServerResponse) => {
    pack(request, response, () => undefined);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(sent));
    response.end(request.method === 'HEAD' ? null : sent);
  };
  server = http.createServer(serve).listen(0, () => done());
});
afterAll((done) => void server.close(done));
beforeEach(() => zipped.mockClear());

interface Answer {
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** As it goes over the wire. */
const ask = (accepted: string, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = { 'accept-encoding': accepted, connection: 'close' };
    http
      .request({ port, method, headers }, (response) => {
        const whole = response.toArray().then((parts: Buffer[]) => Buffer.concat(parts));
        resolve(whole.then((body) => ({ headers: response.headers, body })));
      })
      .on('error', reject)
      .end();
  });

test('a static page is packed once and sent whole, also when its text was read again', async () => {
  sent = pageOf('one');
  keepGzip(sent);
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
  keepGzip(sent);
  await ask('gzip');
  sent = pageOf('sea');
  keepGzip(sent);
  expect(zlib.gunzipSync((await ask('gzip')).body).toString()).toBe(sent);
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
    keepGzip(sent);
    const { headers, body } = await ask(accepted);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.toString()).toBe(sent);
  },
);

test('who asks for the head alone gets no body', async () => {
  sent = pageOf('head');
  keepGzip(sent);
  expect((await ask('gzip', 'HEAD')).body).toHaveLength(0);
});

test('the pages that were not asked for longest are forgotten first', async () => {
  const first = pageOf('first');
  keepGzip(first);
  for (let index = 0; index < 5; index += 1) keepGzip(String(index).repeat(8 * 1024 * 1024));
  sent = first;
  expect((await ask('gzip')).headers['transfer-encoding']).toBe('chunked');
});
