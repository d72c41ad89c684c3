import fs from 'node:fs';
import path from 'node:path';
import type { StoreId } from '@/lib/domain/ids';
import type { Summary } from '@/functions/src/adapters/archive/format';
import { writeArchive } from '../archive/write-archive';
import { contentOf, isEmpty } from '@/functions/src/adapters/archive/store-content';
import { refuseUnfinished } from '../world/jobs';
import type { World } from '../world/world';
import type { Command } from './command';

export const exportCommand: Command = {
  name: 'export',
  summary: 'writes everything of a store, with its pictures, into one file',
  help: `npm run store -- export --id ID --out FILE

Writes all documents, people and pictures of the store into FILE, as JSON Lines (docs/store-format.md), and
prints its SHA-256. The same store always gives the same file. A file of this name is replaced after asking.

  --id ID      the store
  --out FILE   where to
  --yes        replaces FILE without asking`,
  options: { id: { type: 'string' }, out: { type: 'string' } },
  required: ['id', 'out'],
  async run(world, options) {
    const store = options.store('id');
    const file = path.resolve(options.text('out') ?? '');
    await refuseUnfinished(world, store);
    await askToReplace(world, file);
    const summary = await exportStore(world, store, file);
    world.terminal.print(`${file}\n${described(summary)}`);
    return 0;
  },
};

/** Writes the store into the file; without a file it only computes the summary. */
export async function exportStore(world: World, store: StoreId, file: string | null): Promise<Summary> {
  if (await isEmpty(world, store)) throw new Error(`There is no store "${store}".`);
  const onEntry = (count: number) => world.terminal.progress(`Reading "${store}"`, count, null);
  return writeArchive({ file, storeId: store, onEntry }, contentOf(world, store));
}

export async function askToReplace({ terminal }: World, file: string): Promise<void> {
  if (fs.existsSync(file))
    await terminal.consent(`Replace ${file}?`, `The file ${file} exists and was left as it is.`);
}

export const described = ({ documents, accounts, pictures, sha256 }: Summary): string =>
  `${documents} documents, ${accounts} people, ${pictures} pictures\nsha256 ${sha256}`;
