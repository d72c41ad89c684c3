import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openArchive } from '../archive/read-archive';
import { writeArchive } from '../archive/write-archive';
import { asNewStore } from '../archive/as-new-store';
import { contentOf, isEmpty } from '@/functions/src/adapters/archive/store-content';
import { refuseUnfinished, underJob } from '../world/jobs';
import type { Command } from './command';
import { importStore } from './import';

export const cloneCommand: Command = {
  name: 'clone',
  summary: 'makes a new store with the look and the catalogue of another',
  help: `npm run store -- clone --from A --to B

Copies setting, pages, catalogue and their pictures. What belongs to A's people and customers stays with A: staff, plan,
domain, cards, bank account, tax number, orders, customers, designs, reviews and messages, with what they sent. "create --id B …" then gives B its owner.

  --from A   the store to copy
  --to B     the id of the new one`,
  options: { from: { type: 'string' }, to: { type: 'string' } },
  required: ['from', 'to'],
  async run(world, options) {
    const [from, to] = [options.store('from'), options.store('to')];
    await refuseUnfinished(world, from);
    await refuseUnfinished(world, to);
    if (await isEmpty(world, from)) throw new Error(`There is no store "${from}".`);
    if (!(await isEmpty(world, to))) throw new Error(`The store "${to}" exists.`);
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'store-clone-'));
    const file = path.join(folder, `${from}.jsonl`);
    try {
      const entries = asNewStore(contentOf(world, from), from);
      const { sha256 } = await writeArchive({ file, storeId: from }, entries);
      const job = { operation: 'import', options: { file, sha256 } } as const;
      const archive = await openArchive(file);
      await underJob(world, to, job, () => importStore(world, to, archive, job));
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
    world.terminal.print(
      `The store "${to}" looks and sells like "${from}". Give it an owner: npm run store -- create --id ${to} …`,
    );
    return 0;
  },
};
