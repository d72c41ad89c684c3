import type { StoreId } from '@/lib/domain/ids';
import { documentsOf, filesOf, pictureFolder } from '@/functions/src/adapters/archive/store-content';
import { inParallel } from '@/functions/src/adapters/archive/remove-content';
import type { World } from '../../world/world';
import type { Finding } from '../finding';
import { recount } from './usage';

/**
 * How long an unused picture may stay: it is uploaded before the document that names it is saved. Unsaved products stay in a
 * browser until then.
 */
const UNSAVED_MS = 30 * 24 * 60 * 60 * 1000;
const AT_ONCE = 8;

/** Finds pictures that no document names, and paths without a picture. */
export async function checkPictures(world: World, store: StoreId): Promise<Finding[]> {
  const named = new Set<string>();
  for await (const { fields } of documentsOf(world, store)) collectPaths(fields, pictureFolder(store), named);
  const orphans: string[] = [];
  const found = new Set<string>();
  for await (const { name, metadata } of filesOf(world.bucket, pictureFolder(store))) {
    found.add(name);
    const age = world.now() - Date.parse(String(metadata.updated ?? metadata.timeCreated ?? ''));
    if (!named.has(name) && !named.has(masterOf(name)) && age > UNSAVED_MS) orphans.push(name);
  }
  const gone = [...named].filter((path) => !found.has(path));
  return [
    ...(orphans.length ? [orphaned(world, store, orphans)] : []),
    ...gone.map((path) => ({
      where: store,
      what: `the picture ${path} is gone`,
      remedy: 'choose another one where it is shown',
    })),
  ];
}

/** Each picture is also stored in a small size, and pictures of reviews in a smaller one. */
const masterOf = (path: string): string => path.replace(/-(?:600|320)\.webp$/, '.webp');

const orphaned = ({ bucket, db }: World, store: StoreId, orphans: readonly string[]): Finding => ({
  where: store,
  what: `${orphans.length} pictures are shown nowhere, such as ${orphans[0] ?? ''}`,
  remedy: 'delete them',
  mend: async () => {
    await inParallel(orphans, AT_ONCE, async (name) => {
      await bucket.file(name).delete({ ignoreNotFound: true });
    });
    await recount(db, store, ['storage']);
  },
});

function collectPaths(value: unknown, prefix: string, found: Set<string>): void {
  if (typeof value === 'string') {
    if (value.startsWith(prefix)) found.add(value);
  } else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) collectPaths(item, prefix, found);
}
