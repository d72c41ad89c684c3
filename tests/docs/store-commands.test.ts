import fs from 'node:fs';
import path from 'node:path';
import { COMMANDS } from '../../scripts/store/commands/commands';

const PAGE = fs.readFileSync(path.resolve(__dirname, '../../docs/operators.md'), 'utf8');
const [, TABLE = ''] = /^## Stores\n([\s\S]*?)^###/m.exec(PAGE) ?? [];
/** What the table's first column calls, as `create --id ID`. */
const CALLS = TABLE.split('\n').flatMap((row) => {
  const [, cell = ''] = /^\| (`.*?) \|/.exec(row) ?? [];
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, call = '']) => call.split(/[\s[\]]+/));
});

test('the table of docs/operators.md has every command of npm run store', () => {
  const names = new Set(CALLS.map(([name = '']) => name));
  expect([...names].sort()).toEqual(COMMANDS.map(({ name }) => name).sort());
});

test.each(CALLS.map((call) => [call.join(' '), call] as const))('it takes what "%s" gives', (_, call) => {
  const [name = '', ...words] = call;
  const options = COMMANDS.find((command) => command.name === name)?.options ?? {};
  const flags = words.filter((word) => word.startsWith('--')).map((word) => word.slice(2));
  expect(Object.keys(options)).toEqual(expect.arrayContaining(flags));
});
