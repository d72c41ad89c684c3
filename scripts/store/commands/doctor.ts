import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { Options } from '../options';
import { findingsOf, projectFindings } from '../doctor/checks';
import type { Finding } from '../doctor/finding';
import { listJobs } from '../world/jobs';
import type { World } from '../world/world';
import type { Command } from './command';

export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'looks for what is wrong with stores and mends it',
  help: `npm run store -- doctor [--id ID] [--env FILE] [--fix]

Looks for commands that were interrupted, rights that disagree (claims, staff records, decisions), pictures that
nobody shows or that are gone, counts of what a plan holds that are wrong, goods that stay reserved, mails and pushes that
were given up, colours and sizes of the filters that no product has any more, and what is missing in the settings. Mails whose receivers do not exist are told as well, and are nothing to do. On a real project also whether
its rules and indexes are the ones of this folder, and whether it has what infra/project.sh makes. Exits with 1 when
something is left to do.

  --id ID       looks at this store alone
  --env FILE    checks the settings of the store's build in FILE as well
  --fix         mends what can be mended, each after asking
  --yes         mends without asking`,
  options: { id: { type: 'string' }, env: { type: 'string' }, fix: { type: 'boolean' } },
  required: [],
  async run(world, options) {
    const ids = await idsOf(world, options);
    const only = options.text('id') ? options.store('id') : undefined;
    let left = await mend(world, await projectFindings(world, only), options.flag('fix'));
    for (const id of ids)
      left += await mend(
        world,
        await findingsOf(world, storeId(id), options.text('env')),
        options.flag('fix'),
      );
    world.terminal.print(
      left ? `${left} left to do.` : `Nothing is wrong with ${ids.join(', ') || 'anything'}.`,
    );
    return left ? 1 : 0;
  },
};

async function idsOf(world: World, options: Options): Promise<string[]> {
  if (options.text('id')) return [options.store('id')];
  const [jobs, settings, tenants] = await Promise.all([
    listJobs(world),
    world.db.collection(collections.storeSettings()).listDocuments(),
    world.db.collection('stores').listDocuments(),
  ]);
  return [...new Set([...jobs, ...settings, ...tenants].map(({ id }) => id))].sort();
}

/** Reports the findings, repairs what it can, and resolves to the number that is left. */
async function mend({ terminal }: World, findings: readonly Finding[], fix: boolean): Promise<number> {
  let left = 0;
  for (const { where, what, remedy, isNote, mend: mendIt } of findings) {
    terminal.print(`${where}: ${what}`);
    const agreed = fix && mendIt && (await agrees(terminal, remedy));
    if (agreed) {
      await mendIt();
      terminal.print(`  done: ${remedy}`);
    } else {
      terminal.print(`  ${mendIt ? `--fix would ${remedy}` : remedy}`);
      left += isNote ? 0 : 1;
    }
  }
  return left;
}

const agrees = (terminal: World['terminal'], remedy: string): Promise<boolean> =>
  terminal.consent(`  ${remedy}?`, 'not agreed').then(
    () => true,
    () => false,
  );
