import path from 'node:path';
import type { StoreId } from '@/lib/domain/ids';
import { lineOf, Tally, type Entry } from '@/functions/src/adapters/archive/format';
import { entriesOf, openArchive, type Archive } from '../archive/read-archive';
import { contentOf, isEmpty } from '@/functions/src/adapters/archive/store-content';
import { assertPlanCanEnd, removeStore } from '../remove';
import { readJob, refuseUnfinished, underJob, type Job } from '../world/jobs';
import type { World } from '../world/world';
import type { Options } from '../options';
import type { Command } from './command';
import { askToReplace, described, exportStore } from './export';

export const deleteCommand: Command = {
  name: 'delete',
  summary: 'removes a store, in two steps, of which the first exports it',
  help: `npm run store -- delete --id ID --out FILE        first: exports, and removes nothing
npm run store -- delete --id ID --exported FILE   then: removes what is in FILE

The second step refuses when the store changed since FILE was written. It ends the plan at Stripe with the period
that is paid, and takes the staff's rights; accounts stay as shoppers' accounts. "import" brings the store back.

  --id ID           the store
  --out FILE        where to export it
  --exported FILE   the export of the first step
  --yes             agrees to what it would ask`,
  options: { id: { type: 'string' }, out: { type: 'string' }, exported: { type: 'string' } },
  required: ['id'],
  run: (world, options) => (options.text('exported') ? remove(world, options) : exportFirst(world, options)),
};

async function exportFirst(world: World, options: Options): Promise<number> {
  const store = options.store('id');
  const out = options.text('out');
  if (!out) throw new Error('"delete" needs --out FILE, to export first, or --exported FILE, to remove.');
  const file = path.resolve(out);
  await refuseUnfinished(world, store);
  await askToReplace(world, file);
  const summary = await exportStore(world, store, file);
  world.terminal.print(`${file}\n${described(summary)}

Nothing is removed yet. To remove the store:
  npm run store -- delete --id ${store} --exported ${out}`);
  return 0;
}

async function remove(world: World, options: Options): Promise<number> {
  const store = options.store('id');
  const archive = await openArchive(path.resolve(options.text('exported') ?? ''));
  if (archive.storeId !== store)
    throw new Error(`${archive.file} is an export of the store "${archive.storeId}", not of "${store}".`);
  const { file, sha256 } = archive;
  const job: Job = { operation: 'delete', options: { file, sha256 } };
  await assertPlanCanEnd(world, store);
  const begun = await readJob(world, store);
  if (!begun) await assertUnchanged(world, store, archive);
  await world.terminal.consent(
    `Remove the store "${store}" with all of ${described(archive).split('\n')[0] ?? ''}?`,
    `The store "${store}" was left as it is.`,
  );
  await underJob(world, store, job, () => removeStore(world, store));
  world.terminal.print(`The store "${store}" is removed; ${file} holds it.`);
  return 0;
}

async function assertUnchanged(world: World, store: StoreId, archive: Archive): Promise<void> {
  if (await isEmpty(world, store)) throw new Error(`There is no store "${store}".`);
  const [exported, present] = [
    await settledHash(entriesOf(archive)),
    await settledHash(contentOf(world, store)),
  ];
  if (exported !== present)
    throw new Error(`The store "${store}" changed since it was exported; export it again.`);
}

/** Hashes everything except what the functions write on their own. */
async function settledHash(entries: AsyncIterable<Entry>): Promise<string> {
  const tally = new Tally();
  for await (const entry of entries)
    if (entry.kind !== 'document' || !WORKING.test(entry.document.path)) tally.add(lineOf(entry));
  return tally.summary().sha256;
}

const WORKING = /^stores\/[^/]+\/(summaries\/reconciliation$|rateLimits\/)/;
