import { keptDocument, table } from '@/tests/fixtures/kept-document';
import { ACCESSES, CASES, mayDo } from './collection-cases';
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

const objects = STORAGE_CASES.map(([what, at, readers, writers]) => [
  what,
  `\`${at}\``,
  ...PEOPLE.map((person) =>
    shown([
      ...(readers.includes(person) ? ['get'] : []),
      ...(writers.includes(person) ? ['create', 'update', 'delete'] : []),
    ]),
  ),
]);

const text = `# Who may do what

Written by the rules tests from the rows that they try one by one against \`firestore.rules\` and \`storage.rules\`:
\`UPDATE_DOCUMENTS=1 npx jest tests/rules/access-document --selectProjects firebase\`. The gate fails when this page is
not what the tests try, and when a collection of \`lib/domain/collections.ts\` has no row.

\`g\` get, \`l\` list (a bounded page), \`c\` create, \`u\` update, \`d\` delete; a dot is a refusal. Functions write past
the rules. The documents are store \`demo\`'s, or \`shopper\`'s. A disabled account is what it was until its token ends,
within an hour; removed staff is out at once, because the rules ask the store.

## Firestore

${table(header, documents)}

## Storage

${table(header, objects)}
`;

test('the page of who may do what says what the tests try', () => {
  expect(keptDocument(FILE, text)).toBe(text);
});
