import fs from 'node:fs';
import path from 'node:path';
import type { Audience } from '@/lib/domain/access/access';
import { accessTo, usualAccessTo } from '@/lib/domain/access/callable-access';
import { settingAccess } from '@/lib/domain/access/setting-access';
import { DOCUMENT_ACCESS, type Reader } from '@/lib/domain/access/document-access';
import { SETTING_PARTS } from '@/lib/domain/store/store-setting';
import { storedDocument, table } from '@/tests/fixtures/files/stored-document';
import type { Named } from '@/tests/fixtures/firebase/callable-case';
import { CALLABLE_CASES, isLetIn } from '@/tests/fixtures/firebase/callable-cases';
import { ACCESSES, mayDo, type CollectionCase } from './access';
import { CASES } from './collection-cases';
import { ADMINS, ANY_STAFF, OPERATORS, OWNERS, PEOPLE, STORE_PEOPLE } from './people';
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
  operator: 'operator',
  support: 'support let in',
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

const parts = SETTING_PARTS.map((part) => [
  `\`${part}\``,
  settingAccess(part).may,
  settingAccess(part).fresh ? 'yes' : '',
]);

const callables = CALLABLE_CASES.map((entry) => [
  `\`${entry.name}\``,
  entry.about ?? '',
  usualAccessTo(entry.name).may,
  usualAccessTo(entry.name).fresh ? 'yes' : '',
  ...PEOPLE.map((person) => (isLetIn(entry, person) ? 'x' : '.')),
]);

const text = `# Who may do what

Written by the tests from the rows that they try one by one against \`firestore.rules\`, \`storage.rules\` and the
functions (\`tests/rules\`, \`tests/functions/platform/callable-access\`):
\`UPDATE_DOCUMENTS=1 npx jest tests/rules/access-document --selectProjects firebase\`. The gate fails when this page is
not what the tests try, and when a collection of \`lib/domain/collections.ts\`, a path of \`storage.rules\` or a callable of
\`lib/domain/api/api-groups.ts\` has no row.

\`g\` get, \`l\` list (a bounded page), \`c\` create, \`u\` update, \`d\` delete; a dot is a refusal. Functions write past
the rules. The documents are store \`demo\`'s, or \`shopper\`'s. Removed staff is out at once, because the rules ask the
store. A disabled account is what it was to the rules until its token ends, within an hour; functions let it act for no store
any more, because they ask. An operator runs the platform and has no right in any store by that; support is an operator in a session that an owner of
\`demo\` let in, until the time that they chose. So remove somebody from the staff first, then disable the account.

## Firestore

${table(header, documents)}

## Storage

${table(header, objects)}

## Callables

Who may and what demands a fresh proof of who calls (a second factor, else the password again) is the table in
\`lib/domain/access/callable-access.ts\`, which \`functions/src/callable.ts\` enforces. \`x\` is let in; a dot is refused,
whatever ids of the store the request names, and nothing is written.

${table(['callable', 'about', 'who may', 'fresh', ...header.slice(2)], callables)}

## Parts of the setting

${table(['part', 'who may save it', 'fresh'], parts)}
`;

test('the page of who may do what says what the tests try', () => {
  expect(storedDocument(FILE, text)).toBe(text);
});

const PERSONS_OF: Readonly<Record<Exclude<Reader, 'own'>, readonly Person[]>> = {
  anyone: PEOPLE,
  staff: ADMINS,
  people: STORE_PEOPLE,
  owner: OWNERS,
  'any-staff': ANY_STAFF,
  operator: OPERATORS,
};

/** Whom the table of the role model lets read this document. */
function readersOf({ name, fields, path: at }: CollectionCase, access: 'get' | 'list'): readonly Person[] {
  const named = (fields.uid ?? at.split('/')[1]) as Person;
  const readers = DOCUMENT_ACCESS[name]?.[access] ?? [];
  const people = readers.flatMap((reader) => (reader === 'own' ? [named] : PERSONS_OF[reader]));
  return PEOPLE.filter((person) => people.includes(person));
}

test('the rules let those read whom the role model names, and nobody else', () => {
  const known = new Set(CASES.map(({ name }) => name));
  expect(Object.keys(DOCUMENT_ACCESS).filter((name) => !known.has(name))).toEqual([]);
  for (const access of ['get', 'list'] as const) {
    const tried = CASES.map((one) => [
      one.name,
      PEOPLE.filter((person) => one.may[access]?.includes(person)),
    ]);
    expect(tried).toEqual(CASES.map((one) => [one.name, readersOf(one, access)]));
  }
});

/** The person whose token of this name claims a role in the store; functions check whether that still holds. */
const AUDIENCE_OF: Readonly<Record<Audience, readonly Person[]>> = {
  anyone: PEOPLE,
  'signed-in': PEOPLE.filter((person) => person !== 'stranger'),
  member: PEOPLE.filter((person) => person !== 'stranger' && person !== 'guest'),
  staff: ['staff', 'owner'],
  owner: ['owner'],
  operator: OPERATORS,
};

test('the functions let those call whom the role model names, of the store exactly those', () => {
  const named = new Proxy({} as Named, { get: () => 'x1' });
  for (const { name, about, may, request } of CALLABLE_CASES) {
    const audience = accessTo(name, request(named) as never, null).may;
    const people = AUDIENCE_OF[audience];
    const isByRole = audience === 'staff' || audience === 'owner' || audience === 'operator';
    // Handlers refuse more of the others: whose order it is not, or whose account is disabled.
    const expected = isByRole ? people : people.filter((person) => may.includes(person));
    expect([name, about, PEOPLE.filter((person) => may.includes(person))]).toEqual([name, about, expected]);
  }
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
