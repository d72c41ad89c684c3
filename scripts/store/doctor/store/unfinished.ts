import type { StoreId } from '@/lib/domain/ids';
import { openArchive } from '../../archive/read-archive';
import { importStore } from '../../commands/import';
import { createStore, newStoreOf } from '../../create/create-store';
import { removeStore } from '../../remove';
import { underJob, type Job } from '../../world/jobs';
import type { World } from '../../world/world';
import type { Finding } from '../finding';

/** Reports an interrupted command, and how to finish or undo it. */
export async function checkJob(world: World, store: StoreId, job: Job): Promise<Finding> {
  const { remedy, work } = await wayOut(world, store, job);
  return {
    where: store,
    what: `"${job.operation}" was interrupted`,
    remedy,
    mend: () => underJob(world, store, job, work),
  };
}

interface WayOut {
  readonly remedy: string;
  readonly work: () => Promise<void>;
}

async function wayOut(world: World, store: StoreId, job: Job): Promise<WayOut> {
  const { operation, options } = job;
  if (operation === 'delete') return { remedy: 'finish it', work: () => removeStore(world, store) };
  if (operation === 'create')
    return {
      remedy: 'finish it',
      work: async () => void (await createStore(world, newStoreOf(store, options))),
    };
  const { file = '', backup = '', sha256 } = options;
  const archive = await openArchive(file).catch(() => null);
  const whole = archive?.sha256 === sha256 ? archive : null;
  const before = backup ? await openArchive(backup).catch(() => null) : null;
  const source = whole ?? before;
  if (!source) return { remedy: 'remove what it wrote', work: () => removeStore(world, store) };
  return {
    remedy: whole ? `finish it from ${file}` : `bring back the store as it was, from ${backup}`,
    work: async () =>
      void (await importStore(world, store, source, {
        operation,
        options: { ...options, backup: source.file },
      })),
  };
}
