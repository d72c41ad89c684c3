import type { StoreUser } from '@/lib/domain/account/store-user';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { publicOrigin } from '@/lib/domain/store/store-site';
import { planState } from '@/lib/domain/subscription/subscription';
import { readStorePlan } from '@/functions/src/adapters/platform/store-plan';
import { filesOf, pictureFolder, staffOf } from '@/functions/src/adapters/archive/store-content';
import { invitedOwnerOf } from '../invited-owner';
import { canonicalHost } from '../hosts/hosts-of';
import { listJobs } from '../world/jobs';
import type { World } from '../world/world';
import type { Command } from './command';

const HEAD = [
  'id',
  'name',
  'state',
  'plan',
  'address',
  'host',
  'owner',
  'staff',
  'products',
  'orders',
  'pictures',
  'MB',
];
const BYTES_PER_MB = 1_000_000;

export const listCommand: Command = {
  name: 'list',
  summary: 'tells the stores with their state and size',
  help: `npm run store -- list [--json]

One line per store: what is being done to it, its plan, address, host, people and size.

  --json   the same as JSON, for other programs`,
  options: { json: { type: 'boolean' } },
  required: [],
  async run(world, options) {
    const jobs = await listJobs(world);
    const { docs } = await world.db.collection(collections.storeSettings()).orderBy('__name__').get();
    const ids = [...new Set([...docs.map(({ id }) => id), ...jobs.map(({ id }) => id)])].sort();
    const rows = [];
    for (const id of ids) {
      const job = jobs.find((known) => known.id === id)?.job;
      rows.push(await rowOf(world, id, docs.find((doc) => doc.id === id)?.data(), job?.operation));
    }
    world.terminal.print(options.flag('json') ? JSON.stringify(rows, null, 2) : table(rows));
    return 0;
  },
};

async function rowOf(world: World, id: string, setting: unknown, operation: string | undefined) {
  const store = storeId(id);
  const { db } = world;
  const { name, ...addresses } = parseStoreSetting(id, setting);
  const staff = await staffOf(world, store);
  const count = async (path: string) => (await db.collection(path).count().get()).data().count;
  return {
    id,
    name: name.en || name.ar,
    state: operation ? `unfinished ${operation}` : 'ready',
    plan: await planOf(world, id),
    address: publicOrigin(addresses, ''),
    host: await canonicalHost(world, store),
    owner: await ownerOf(world, store, staff),
    staff: staff.length,
    products: await count(collections.products(store)),
    orders: await count(collections.orders(store)),
    ...(await picturesOf(world, id)),
  };
}

async function ownerOf(world: World, store: StoreId, staff: readonly StoreUser[]): Promise<string> {
  const owner = staff.find(({ role }) => role === 'owner');
  if (owner) return owner.email;
  const invited = await invitedOwnerOf(world, store);
  return invited ? `${invited} (invited)` : '';
}

type Row = Awaited<ReturnType<typeof rowOf>>;

async function planOf({ db, now }: World, id: string): Promise<string> {
  const plan = await readStorePlan(db, storeId(id));
  if (!plan) return 'none';
  const until = new Date(plan.currentPeriodEnd).toISOString().slice(0, 10);
  return `${planState(plan, now())} until ${until}`;
}

async function picturesOf({ bucket }: World, id: string) {
  let pictures = 0;
  let bytes = 0;
  for await (const { metadata } of filesOf(bucket, pictureFolder(storeId(id)))) {
    pictures += 1;
    bytes += Number(metadata.size ?? 0);
  }
  return { pictures, megabytes: Math.round((bytes / BYTES_PER_MB) * 10) / 10 };
}

function table(rows: readonly Row[]): string {
  if (!rows.length) return 'There is no store yet.';
  const cells = [HEAD, ...rows.map((row) => Object.values(row).map(String))];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
