import fs from 'node:fs';
import path from 'node:path';
import { keptDocument, table } from '@/tests/fixtures/kept-document';
import { CALLABLE_CASES, isLetIn } from '@/tests/fixtures/callable-cases';
import { ACCESSES, mayDo } from './access';
import { CASES } from './collection-cases';
import { PEOPLE } from './people';
import type { Person } from './people';
import { STORAGE_CASES } from './storage-cases';

const FILE = 'docs/security/access.md';
const HEADINGS: Readonly<Record<Person, string>> = {
  stranger: 'anonymous',
  guest: 'guest',
  shopper: 'shopper',
  otherShopper: 'other shopper',
  staff: 'staff',
  removedStaff: 'removed staff',
  owner: 'owner',
  secondOwner: "other store's owner",
  disabledOwner: 'disabled owner',
};

/** One letter each, a dot for what is refused. */
const shown = (done: readonly string[]) =>
  ACCESSES.map((access) => (done.includes(access) ? access.charAt(0) : '.')).join('');

const header = ['what', 'path', ...PEOPLE.map((person) => HEADINGS[person])];

const documents = CASES.map((entry) => [
  entry.name,
  `\`${entry.path}\``,
  ...PEOPLE.map((person) => shown(mayDo(entry, person))),
]);

const objects = STORAGE_CASES.map(({ what, at, get, create, delete: removers }) => [
  what,
  `\`${at}\``,
  ...PEOPLE.map((person) =>
    shown([
      ...(get.includes(person) ? ['get'] : []),
      ...(create.includes(person) ? ['create', 'update'] : []),
      ...(removers.includes(person) ? ['delete'] : []),
    ]),
  ),
]);

const callables = CALLABLE_CASES.map((entry) => [
  `\`${entry.name}\``,
  entry.about ?? '',
  ...PEOPLE.map((person) => (isLetIn(entry, person) ? 'x' : '.')),
]);

const text = `# Who may do what

Written by the tests from the rows that they try one by one against \`firestore.rules\`, \`storage.rules\` and the
functions (\`tests/rules\`, \`tests/functions/callable-access\`):
\`UPDATE_DOCUMENTS=1 npx jest tests/rules/access-document --selectProjects firebase\`. The gate fails when this page is
not what the tests try, and when a collection of \`lib/domain/collections.ts\`, a path of \`storage.rules\` or a callable of
\`functions/src/index.ts\` has no row.

\`g\` get, \`l\` list (a bounded page), \`c\` create, \`u\` update, \`d\` delete; a dot is a refusal. Functions write past
the rules. The documents are store \`demo\`'s, or \`shopper\`'s. Removed staff is out at once, because the rules ask the
store. A disabled account is what it was to the rules until its token ends, within an hour; functions let it act for no store
any more, because they ask. So remove somebody from the staff first, then disable the account.

## Firestore

${table(header, documents)}

## Storage

${table(header, objects)}

## Callables

\`x\` is let in; a dot is refused, whatever ids of the store the request names, and nothing is written.

${table(['callable', 'about', ...header.slice(2)], callables)}
`;

test('the page of who may do what says what the tests try', () => {
  expect(keptDocument(FILE, text)).toBe(text);
});

test('every path of the storage rules has its row', () => {
  const rules = fs.readFileSync(path.join(process.cwd(), 'storage.rules'), 'utf8');
  const paths = [...rules.matchAll(/match \/((?!b\/)\S+) {/g)].map(([, at = '']) => at);
  expect(paths.length).toBeGreaterThan(1);
  const matches = (pattern: string, at: string) =>
    new RegExp(`^${pattern.replace(/{\w+=\*\*}/g, '.+').replace(/{\w+}/g, '[^/]+')}$`).test(at);
  const known = STORAGE_CASES.map(({ at }) => at);
  expect(paths.filter((pattern) => !known.some((at) => matches(pattern, at)))).toEqual([]);
});
