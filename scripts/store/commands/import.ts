import path from 'node:path';
import type { StoreId } from '@/lib/domain/ids';
import { collections } from '@/lib/domain/collections';
import { findBillingCustomer, parseBillingCustomer } from '@/functions/src/handlers/billing/billing-customer';
import { isCustomer, type Entry } from '@/functions/src/adapters/archive/format';
import { entriesOf, openArchive, type Archive } from '../archive/read-archive';
import { renamed } from '../archive/rename-store';
import { isEmpty } from '@/functions/src/adapters/archive/store-content';
import { settleHosts } from '../hosts/settle-hosts';
import { removeHostsAndContent } from '../remove';
import { restore } from '../restore';
import { settleCards } from '../settle-cards';
import { settlePlan } from '../settle-plan';
import { readJob, underJob, unfinished, type Job } from '../world/jobs';
import type { World } from '../world/world';
import type { Command } from './command';
import { askToReplace, exportStore } from './export';

export const importCommand: Command = {
  name: 'import',
  summary: 'makes a store from an exported file',
  help: `npm run store -- import --in FILE [--id ID] [--replace --backup FILE]

Checks FILE against its SHA-256, and that it holds nothing of other stores, and writes the store under its own id, or
under another one, as a copy without a plan. Hosts that another store has by now stay that store's. Nothing is written over a store that exists, unless --replace says so; that store is exported first.

  --in FILE       what "export" wrote
  --id ID         the store to make; the exported store's own id unless told
  --replace       removes the store that has this id first, after asking
  --backup FILE   where that store is exported to
  --yes           agrees to what it would ask`,
  options: {
    in: { type: 'string' },
    id: { type: 'string' },
    replace: { type: 'boolean' },
    backup: { type: 'string' },
  },
  required: ['in'],
  async run(world, options) {
    const archive = await openArchive(path.resolve(options.text('in') ?? ''));
    const store = options.text('id') ? options.store('id') : archive.storeId;
    await refuseOthersCustomer(world, archive);
    const job = jobOf(archive);
    if (!(await goesOn(world, store, job)) && !(await isEmpty(world, store))) {
      const backup = options.text('backup');
      if (!options.flag('replace') || !backup)
        throw new Error(`The store "${store}" exists; --replace with --backup FILE would remove it first.`);
      job.options.backup = await backUp(world, store, path.resolve(backup));
    }
    const { skipped } = await underJob(world, store, job, () => importStore(world, store, archive, job));
    for (const person of skipped) world.terminal.warn(`Not of the staff: ${person}.`);
    world.terminal.print(`The store "${store}" is there, as exported from "${archive.storeId}".`);
    return 0;
  },
};

/** Throws when a customer in the archive already pays for another store here. */
async function refuseOthersCustomer({ db }: World, { file, storeId, customers }: Archive): Promise<void> {
  for (const id of customers) {
    const known = await db.doc(collections.billingCustomer(id)).get();
    const payer = parseBillingCustomer(id, known.data());
    if (payer && payer.storeId !== storeId)
      throw new Error(`The file ${file} names ${id} at Stripe, who pays for the store "${payer.storeId}".`);
  }
}

type ImportJob = Job & { readonly options: Record<string, string> };

const jobOf = ({ file, sha256 }: Archive): ImportJob => ({ operation: 'import', options: { file, sha256 } });

/** Whether this import resumes an interrupted one of the same archive. */
async function goesOn(world: World, store: StoreId, { options }: ImportJob): Promise<boolean> {
  const begun = await readJob(world, store);
  if (!begun) return false;
  if (begun.operation !== 'import' || begun.options.sha256 !== options.sha256)
    throw new Error(unfinished(store, begun));
  Object.assign(options, begun.options, { file: options.file });
  return true;
}

/** Writes the archive into the store and replaces what was there. */
export async function importStore(
  world: World,
  store: StoreId,
  archive: Archive,
  { options }: Job,
): Promise<{ readonly skipped: readonly string[] }> {
  if (options.backup) await removeHostsAndContent(world, store);
  const customer = await findBillingCustomer(world.db, store);
  const { documents, accounts, pictures } = archive;
  const entries = renamedEntries(archive, store, customer?.id);
  const restored = await restore(world, store, entries, documents + accounts + pictures);
  await settlePlan(world, store);
  await settleCards(world, store);
  const { lost } = await settleHosts(world, store, { isCopy: store !== archive.storeId });
  if (lost)
    world.terminal.warn(`"${store}" lost the domain ${lost}, which is another store's or the platform's.`);
  return restored;
}

/** Drops the Stripe customer for a copy, because one customer pays for one store, and for a store that already has one. */
async function* renamedEntries(
  archive: Archive,
  store: StoreId,
  customer: string | undefined,
): AsyncGenerator<Entry> {
  const isCopy = store !== archive.storeId;
  for await (const entry of entriesOf(archive)) {
    if (isCustomer(entry) && (isCopy || customer)) continue;
    yield renamed(entry, archive.storeId, store);
  }
}

/** Exports the store before its removal; resolves to the file. */
async function backUp(world: World, store: StoreId, backup: string): Promise<string> {
  await world.terminal.consent(
    `Remove the store "${store}", after exporting it to ${backup}?`,
    `The store "${store}" was left as it is.`,
  );
  await askToReplace(world, backup);
  await exportStore(world, store, backup);
  world.terminal.print(`The store as it was is in ${backup}.`);
  return backup;
}
