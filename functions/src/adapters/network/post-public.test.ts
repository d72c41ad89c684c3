import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPostPublic } from './post-public';

const BOUNDS = { timeoutMs: 10_000, mostBytes: 100 };
const POST = { headers: {}, body: '{}' };

/** Deployed; every name of the internet resolves to these addresses. */
const deployed = (...addresses: string[]) =>
  createPostPublic({
    ...BOUNDS,
    isLocal: () => false,
    resolve: (_, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
  });

describe('what reaches for this network', () => {
  test.each([
    'http://example.com/hook',
    'http://localhost/hook',
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://[::ffff:169.254.169.254]/latest/meta-data',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00:ec2::254]/latest/meta-data',
    'https://2852039166/latest/meta-data',
    'https://0xa9.0xfe.0xa9.0xfe/',
    'https://0/',
    'https://user:pass@example.com/hook',
    'https://user@example.com/hook',
    'https://example.com:8443/hook',
    'https://example.com:80/hook',
    'gopher://example.com/',
    'file:///etc/passwd',
    '//example.com/hook',
    'no address',
  ])('%s is refused by its text', async (url) => {
    expect(deployed('8.8.8.8').accepts(url)).toBe(false);
    expect(await deployed('8.8.8.8').send({ ...POST, url })).toEqual({ problem: 'address' });
  });

  test.each([
    [['127.0.0.1']],
    [['169.254.169.254']],
    [['8.8.8.8', '10.0.0.1']],
    [['::1']],
    [['::ffff:10.0.0.1']],
    [['fe80::1']],
  ])('a name that resolves to %j is refused at the connection', async (addresses) => {
    const { accepts, send } = deployed(...addresses);
    expect(accepts('https://metadata.google.internal/')).toBe(true);
    expect(await send({ ...POST, url: 'https://metadata.google.internal/' })).toEqual({ problem: 'address' });
  });

  test('a name is resolved once for its connection, so that no second answer can lead elsewhere', async () => {
    const answers = ['8.8.8.8', '127.0.0.1'];
    let asked = 0;
    const { send } = createPostPublic({
      ...{ ...BOUNDS, timeoutMs: 50 },
      isLocal: () => false,
      resolve: (_, done) => done(null, [{ address: answers[asked++] ?? '', family: 4 }]),
    });
    expect(await send({ ...POST, url: 'https://rebinding.example/' })).toHaveProperty('problem');
    expect(asked).toBe(1);
  });
});

describe('on this machine', () => {
  const seen: { url: string | undefined; body: string; type: string | undefined }[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ url: request.url, body, type: request.headers['content-type'] });
      if (request.url === '/moved') response.writeHead(302, { location: '/inside' }).end();
      else if (request.url === '/endless') {
        const more = () => !response.destroyed && response.write('x'.repeat(60), () => setImmediate(more));
        more();
      } else if (request.url === '/silent') response.writeHead(200).write(' ');
      else if (request.url === '/gone') request.socket.destroy();
      else response.end('took it');
    });
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });
  const local = createPostPublic({ ...BOUNDS, isLocal: () => true });

  test('a local Firebase posts to this machine, a deployed one never', async () => {
    expect(await local.send({ ...POST, url: `${origin}/hook`, body: '{"a":"ش"}' })).toEqual({
      status: 200,
      answer: 'took it',
    });
    expect(seen.at(-1)).toEqual({ url: '/hook', body: '{"a":"ش"}', type: 'application/json' });
    expect(await deployed('8.8.8.8').send({ ...POST, url: `${origin}/hook` })).toEqual({
      problem: 'address',
    });
  });

  test('a redirect is not followed', async () => {
    expect(await local.send({ ...POST, url: `${origin}/moved` })).toEqual({ status: 302, answer: '' });
    expect(seen.map(({ url }) => url)).not.toContain('/inside');
  });

  test('an answer without end is read to its bound', async () => {
    expect(await local.send({ ...POST, url: `${origin}/endless` })).toEqual({
      status: 200,
      answer: 'x'.repeat(100),
    });
  });

  test('who never ends an answer, or none at all, is given up', async () => {
    const hasty = createPostPublic({ ...BOUNDS, timeoutMs: 50, isLocal: () => true });
    expect(await hasty.send({ ...POST, url: `${origin}/silent` })).toEqual({ problem: 'timeout' });
    expect(await local.send({ ...POST, url: `${origin}/gone` })).toEqual({ problem: 'unreachable' });
  });
});
