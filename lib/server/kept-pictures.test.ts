/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

let drawn = 0;
let server: http.Server;

beforeAll((done) => {
  jest.requireActual('./kept-pictures.js');
  // As Next: a picture by its address and by what the browser takes, or a refusal.
  server = http
    .createServer(({ url = '', headers }, response) => {
      drawn += 1;
      if (url.includes('refused')) {
        response.statusCode = 400;
        response.end(Buffer.from('refused'));
        return;
      }
      const type = headers.accept?.includes('image/webp') ? 'image/webp' : 'image/png';
      response.setHeader('Content-Type', type);
      response.setHeader('ETag', '"drawn"');
      response.end(Buffer.from(`${type} ${drawn}`));
    })
    .listen(0, () => done());
});
beforeEach(() => {
  drawn = 0;
});
afterAll((done) => {
  server.close(done);
});

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${address}`, { headers });

test('a picture is drawn once for whoever takes the same', async () => {
  const webp = { accept: 'image/avif,image/webp,*/*' };
  const first = await (await ask('/_next/image?url=a&w=64', webp)).text();
  const again = await ask('/_next/image?url=a&w=64', webp);
  expect(again.headers.get('content-type')).toBe('image/webp');
  expect(await again.text()).toBe(first);
  expect(drawn).toBe(1);
  expect((await ask('/_next/image?url=a&w=64')).headers.get('content-type')).toBe('image/png');
});

test('who has it already is sent nothing', async () => {
  await ask('/_next/image?url=b&w=64');
  // Node's own fetch would have a cache of its own asked first.
  const again = await ask('/_next/image?url=b&w=64', {
    'if-none-match': '"drawn"',
    'cache-control': 'max-age=0',
  });
  expect(again.status).toBe(304);
});

test('neither a refusal nor anything but a picture is kept', async () => {
  for (const address of ['/_next/image?url=refused', '/elsewhere']) {
    await ask(address);
    await ask(address);
  }
  expect(drawn).toBe(4);
});
