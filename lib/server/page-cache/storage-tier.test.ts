import { storageTier } from './storage-tier';

let objects: Map<string, Buffer>;
let isAway = false;

const bucket = {
  file: (path: string) => ({
    async download() {
      if (isAway) throw new Error('away');
      const bytes = objects.get(path);
      if (!bytes) throw Object.assign(new Error('No such object'), { code: 404 });
      return [bytes];
    },
    async save(bytes: Buffer) {
      if (isAway) throw new Error('away');
      objects.set(path, bytes);
    },
  }),
} as unknown as Parameters<typeof storageTier>[0];

const PAGE = { lastModified: 1_000, seen: 7, value: { kind: 'PAGES', html: '<p>لوحة</p>' } };
const tier = (build: string) => storageTier(bucket, `pages/demo/${build}`);

beforeEach(() => {
  objects = new Map();
  isAway = false;
});

test('a page is shared by the servers of its build alone', async () => {
  await tier('one').write('/key', { ...PAGE, cacheControl: { revalidate: 60 } });
  expect(await tier('one').read('/key')).toEqual({ ...PAGE, cacheControl: { revalidate: 60 } });
  expect(await tier('two').read('/key')).toBeNull();
  expect(await tier('one').read('/other')).toBeNull();
  expect([...objects.keys()]).toEqual([expect.stringMatching(/^pages\/demo\/one\/[0-9a-f]{64}\.json\.gz$/)]);
});

test('an address that led nowhere is shared as such', async () => {
  await tier('one').write('/key', { ...PAGE, value: null });
  expect(await tier('one').read('/key')).toMatchObject({ value: null, cacheControl: { revalidate: false } });
});

test('a bucket that fails costs no page and is told of', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  isAway = true;
  await tier('one').write('/key', PAGE);
  expect(await tier('one').read('/key')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});
