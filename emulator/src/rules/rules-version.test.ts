import { STRANGER } from '../firestore/engine/testing';
import { firestoreGate } from './firestore-gate';
import { compileRules } from './load';
import type { RulesRequest } from '../firestore/engine/types';

const VERSION_1 = ['', "rules_version = '1';\n", 'rules_version = "1";\n'];
const VERSION_2 = "rules_version = '2';\n";

/** Whether a document may be read where the rules hold these matches. */
function allows(version: string, matches: string, path: string): boolean {
  const source = `${version}service cloud.firestore { match /databases/{db}/documents { ${matches} } }`;
  const request: RulesRequest = {
    database: '(default)',
    method: 'get',
    path,
    auth: STRANGER.kind === 'client' ? STRANGER.auth : null,
    time: 0,
    resource: null,
    newResource: null,
    query: null,
    read: () => null,
    readAfter: () => null,
  };
  return firestoreGate(compileRules(source, 'cloud.firestore')).decide(request).allowed;
}

/** As Google's emulator 1.19.9 decides. */
const BELOW = 'match /a/b/{rest=**} { allow read; }';
const ALL = 'match /{rest=**} { allow read; }';
const NESTED = 'match /a/{rest=**} { match /c/{d} { allow read; } }';
const CASES: readonly [matches: string, path: string, first: boolean, second: boolean][] = [
  [BELOW, 'a/b', false, true],
  [BELOW, 'a/b/c/d', true, true],
  [BELOW, 'a/c', false, false],
  [ALL, 'a/b', true, true],
  [NESTED, 'a/b/c/d', false, true],
];

test.each(CASES)('%s for %s: version 1 %p, version 2 %p', (matches, path, first, second) => {
  for (const version of VERSION_1) expect(allows(version, matches, path)).toBe(first);
  expect(allows(VERSION_2, matches, path)).toBe(second);
});

test('rules of version 1 are taken with a warning, as those that name no version are in production', () => {
  const warnings: string[] = [];
  const service = 'service cloud.firestore {}';
  for (const version of VERSION_1)
    compileRules(version + service, 'cloud.firestore', (line) => warnings.push(line));
  expect(warnings).toHaveLength(VERSION_1.length);
  expect(warnings[0]).toContain("Begin the file with: rules_version = '2';");
  compileRules(VERSION_2 + service, 'cloud.firestore', (line) => warnings.push(line));
  expect(warnings).toHaveLength(VERSION_1.length);
});
