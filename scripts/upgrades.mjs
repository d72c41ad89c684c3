// npm run upgrades: tests the code with newer versions of its dependencies. Built-ins only.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { groupsOf, newerOf } from './upgrades/candidates.mjs';
import { table } from './upgrades/table.mjs';
import { judgeIn, raise, withWorktree } from './upgrades/worktree.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const HELP = `npm run upgrades                 raises each dependency to its newest minor, one after another, in a git worktree of the last
                                 commit that is removed at the end; prints what the types and the unit tests say of each
npm run upgrades -- NAME…        these alone; packages of one scope and version go together
npm run upgrades -- --list       what would be raised, without a verdict
npm run upgrades -- --major      to the newest version of all
npm run upgrades -- --step types judges by this step of npm test; --step again for another
npm run upgrades -- --gate       judges by all of npm test
npm run upgrades -- --node 22    judges on this Node.js, from the registry's package "node"
It ends with an error where a verdict fails that is good without the upgrade.`;

const OPTIONS = {
  list: { type: 'boolean' },
  major: { type: 'boolean' },
  gate: { type: 'boolean' },
  step: { type: 'string', multiple: true },
  node: { type: 'string' },
  help: { type: 'boolean' },
};

async function main() {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const groups = groupsOf(await newerOf(ROOT, { names: positionals, major: values.major }));
  if (!groups.length) {
    console.log('Nothing is newer.');
    return 0;
  }
  if (values.list) {
    console.log(table(groups.map((group) => [...described(group), '–'])));
    return 0;
  }
  const steps = values.gate ? [] : (values.step ?? ['types', 'units']);
  const rows = await withWorktree(ROOT, (folder) => judgeAll(folder, groups, { steps, node: values.node }));
  console.log(`\n${table(rows.map(({ cells }) => cells))}`);
  return rows.every(({ ok }) => ok) ? 0 : 1;
}

/** Tests the code without upgrades first, because its own failures are no fault of an upgrade. */
async function judgeAll(folder, groups, judged) {
  const rows = [];
  for (const group of [[], ...groups]) {
    const [name, from, to] = described(group);
    console.log(`\n${path.basename(folder)}: ${name} ${to}`);
    const failure = await raise(folder, group);
    const { ok, said } = failure ? { ok: false, said: failure } : await judgeIn(folder, judged);
    rows.push({ ok, cells: [name, from, to, said] });
  }
  const [asItIs] = rows;
  return asItIs?.ok ? rows : rows.map((row) => ({ ...row, ok: row === asItIs ? false : row.ok }));
}

function described(group) {
  const [first] = group;
  if (!first) return ['as it is', '', ''];
  const name = group.length > 1 ? group.map((one) => one.name).join(' ') : first.name;
  return [name, first.from, first.to];
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(`\n${error.message}`);
    process.exit(1);
  },
);
