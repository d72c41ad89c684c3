import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFetchPublic } from './fetch-public';
import { isPublicAddress } from './public-address';

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['example.com', false],
])('%s is public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));

/** A name of the internet that resolves to these addresses. */
const deployed = (...addresses: string[]) =>
  createFetchPublic({
    isLocal: () => false,
    resolve: (_, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
  });

test.each([
  'https://127.0.0.1/a.png',
  'https://[::1]/a.png',
  'https://[::ffff:7f00:1]/a.png',
  'https://2130706433/a.png',
  'https://0x7f.1/a.png',
  'http://169.254.169.254/computeMetadata/v1/',
  'https://user:pass@example.com/a.png',
  'https://example.com:8443/a.png',
  'ftp://example.com/a.png',
  'file:///etc/passwd',
  'no address',
])('%s is refused before anything is sent', async (url) =>
  expect(await deployed('8.8.8.8')(url, 100)).toBe('address'),
);

test.each([[['127.0.0.1']], [['169.254.169.254']], [['8.8.8.8', '10.0.0.1']], [['::1']]])(
  'a name that resolves to %j is refused',
  async (addresses) => expect(await deployed(...addresses)('https://example.com/a.png', 100)).toBe('address'),
);

describe('on this machine', () => {
  const server = http.createServer((request, response) => {
    if (request.url === '/small') response.end('picture');
    else if (request.url === '/large') response.end('x'.repeat(200));
    else if (request.url === '/chunked') response.write('x'.repeat(200), () => response.end());
    else if (request.url === '/moved') response.writeHead(302, { location: '/small' }).end();
    else if (request.url === '/inside') response.writeHead(302, { location: 'https://10.0.0.1/' }).end();
    else if (request.url === '/plain') response.writeHead(302, { location: 'http://example.com/' }).end();
    else if (request.url === '/round') response.writeHead(302, { location: '/round' }).end();
    else response.writeHead(404).end();
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((done) => server.close(done)));

  const local = createFetchPublic({ isLocal: () => true });

  test('a picture is fetched, through a redirect too', async () => {
    expect(String(await local(`${origin}/small`, 100))).toBe('picture');
    expect(String(await local(`${origin}/moved`, 100))).toBe('picture');
  });

  test.each([
    ['/large', 'size'],
    ['/chunked', 'size'],
    ['/inside', 'address'],
    ['/plain', 'address'],
    ['/round', 'unreachable'],
    ['/none', 'unreachable'],
  ])('%s is refused: %s', async (path, problem) => expect(await local(origin + path, 100)).toBe(problem));
});
