import { cacheOf, kept } from './build-caches';
import { keepPage, cachePages } from './cache-pages';

/** Cache storage in memory, as far as the worker asks of it. */
class MemoryCaches {
  private readonly all = new Map<string, Map<string, Response>>();

  readonly keys = async () => [...this.all.keys()];
  readonly has = async (name: string) => this.all.has(name);
  readonly delete = async (name: string) => this.all.delete(name);

  async open(name: string) {
    const entries = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, entries);
    return {
      match: async (key: string) => entries.get(key)?.clone(),
      put: async (key: string, response: Response) => void entries.set(key, response),
      add: async (key: string) => {
        const response = await fetch(key);
        if (!response.ok) throw new TypeError('not ok');
        entries.set(key, response);
      },
    };
  }
}

/** What the site answers, by path. */
let site: Record<string, string>;

const htmlOf = (build: string) =>
  `<script src="/_next/static/chunks/${build}.js"></script><script>{"buildId":"${build}"}</script>`;

const answerOf = (path: string): Response => {
  const body = site[path];
  const response = new Response(body ?? '', {
    status: body === undefined ? 404 : 200,
    headers: { date: new Date().toUTCString() },
  });
  Object.defineProperty(response, 'type', { value: 'basic' });
  return response;
};

beforeEach(() => {
  site = {};
  Object.defineProperty(globalThis, 'caches', { value: new MemoryCaches(), configurable: true });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path) => answerOf(String(path)));
});
afterEach(() => jest.restoreAllMocks());

const textOf = async (path: string) => (await kept(path))?.text();

async function deploy(build: string, path: string): Promise<void> {
  site = { [path]: htmlOf(build), [`/_next/static/chunks/${build}.js`]: `/* ${build} */` };
  await keepPage(path, answerOf(path));
}

test('a page is kept with its files, and half a page is not', async () => {
  await deploy('one', '/products');
  expect(await textOf('/products')).toBe(htmlOf('one'));
  expect(await textOf('/_next/static/chunks/one.js')).toBe('/* one */');
  site = { '/about-us': htmlOf('one').replace('one.js', 'gone.js') };
  await expect(keepPage('/about-us', answerOf('/about-us'))).rejects.toThrow();
  expect(await kept('/about-us')).toBeUndefined();
});

test('after an update pages come of the new build, a tab of the old one finds its files, and older ones go', async () => {
  await deploy('one', '/products');
  await deploy('two', '/products');
  expect(await textOf('/products')).toBe(htmlOf('two'));
  expect(await textOf('/_next/static/chunks/one.js')).toBe('/* one */');
  await deploy('three', '/products');
  expect(await kept('/_next/static/chunks/one.js')).toBeUndefined();
});

test('pages of one person, errors and redirects are not kept', async () => {
  await deploy('one', '/orders/o1');
  expect(await kept('/orders/o1')).toBeUndefined();
  await cachePages(['/products', '/admin/orders', '/track/secret']);
  expect(fetch).not.toHaveBeenCalledWith('/admin/orders');
  expect(fetch).not.toHaveBeenCalledWith('/track/secret');
  expect(await kept('/products')).toBeUndefined();
});

test('a shell is kept with what its scripts load later', async () => {
  site = {
    '/ar/checkout': htmlOf('one').replace('"buildId"', '"query":{"site":"-"},"buildId"'),
    '/_next/static/chunks/one.js': 'load(["static/chunks/later.js"])',
    '/_next/static/chunks/later.js': 'done',
    '/_next/data/one/ar/s/-/checkout.json': '{}',
  };
  await cachePages(['/ar/checkout']);
  expect(await textOf('/_next/static/chunks/later.js')).toBe('done');
  expect(await textOf('/_next/data/one/ar/s/-/checkout.json')).toBe('{}');
});

test('a full disk leaves what was kept before', async () => {
  await deploy('one', '/products');
  const full = jest.spyOn(caches, 'open').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  site = { '/about-us': htmlOf('one') };
  await cachePages(['/about-us']);
  full.mockRestore();
  expect(await textOf('/products')).toBe(htmlOf('one'));
});

test('a page of `next dev` ends what was kept of builds', async () => {
  await deploy('one', '/products');
  expect(await cacheOf('development')).toBeNull();
  expect(await kept('/products')).toBeUndefined();
});
