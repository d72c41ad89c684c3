import { storeId } from '@/lib/domain/ids';
import type { World } from '../../world/world';
import { checkPictures } from './pictures';

const NOW = Date.UTC(2026, 5, 30);
const daysAgo = (days: number) => new Date(NOW - days * 24 * 60 * 60 * 1000).toISOString();

/** A store whose one product names `named`, and a bucket of files by their age in days. */
function aWorld(named: string, files: Readonly<Record<string, number>>) {
  const gone: string[] = [];
  const nothing = async function* () {};
  const product = { path: 'stores/demo/products/board', fields: { image: { stringValue: named } } };
  const rest = {
    get: () => Promise.resolve(null),
    async *below(path: string) {
      if (path === 'stores/demo') yield product;
    },
    where: nothing,
  };
  const kept = Object.entries(files).map(([name, age]) => ({ name, metadata: { updated: daysAgo(age) } }));
  const bucket = {
    getFiles: () => Promise.resolve([kept, null]),
    file: (name: string) => ({ delete: () => Promise.resolve(gone.push(name)) }),
  };
  const db = { doc: () => ({ set: () => Promise.resolve() }) };
  return { gone, world: { db, rest, bucket, now: () => NOW } as unknown as World };
}

const at = (name: string) => `stores/demo/products/board/${name}.webp`;

test('a picture that nothing names is left to unsaved work for 30 days and deleted after that', async () => {
  const files = { [at('shown')]: 90, [at('shown-600')]: 90, [at('unsaved')]: 29, [at('left')]: 31 };
  const { world, gone } = aWorld(at('shown'), files);
  const findings = await checkPictures(world, storeId('demo'));
  expect(findings.map(({ what }) => what)).toEqual([`1 pictures are shown nowhere, such as ${at('left')}`]);
  await findings[0]?.mend?.();
  expect(gone).toEqual([at('left')]);
});

test('a picture that is shown and not there is told', async () => {
  const { world } = aWorld(at('shown'), {});
  const findings = await checkPictures(world, storeId('demo'));
  expect(findings.map(({ what }) => what)).toEqual([`the picture ${at('shown')} is gone`]);
});
