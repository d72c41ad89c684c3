import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RulesError } from './errors';
import { compileRules, loadRules } from './load';

const within = (body: string) =>
  `rules_version = '2';\nservice cloud.firestore {\n  match /databases/{database}/documents {\n${body}\n  }\n}\n`;

function refusal(source: string): string {
  try {
    compileRules(source, 'cloud.firestore');
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    throw error;
  }
  return 'accepted';
}

test.each([
  ['', "1:1 Expected 'service', but found the end of the file."],
  ["rules_version = '3';", "1:1 The version of the rules must be '2', or '1' as in old files."],
  [
    'service cloud.firestore { match /{all=**}/c/{d} { allow read; } }',
    "1:43 In rules of version 1 a recursive wildcard must end its path. Begin the file with: rules_version = '2';",
  ],
  ["rules_version = '2'\nservice", "2:1 Expected ';' after the version, but found 'service'."],
  ["rules_version = '2';", "1:21 Expected 'service', but found the end of the file."],
  [
    "rules_version = '2';\nservice cloud.firebase {}",
    "2:9 There is no service 'cloud.firebase', only cloud.firestore and firebase.storage.",
  ],
  [
    "rules_version = '2';\nservice firebase.storage {}",
    "1:1 The file has no rules for the service 'cloud.firestore'.",
  ],
  [
    "rules_version = '2';\nservice cloud.firestore { allow read; }",
    "2:27 'allow' must stand inside a 'match'.",
  ],
])('the file %j is refused', (source, message) => expect(refusal(source)).toBe(message));

test.each([
  ['match users/{id} {}', "4:7 Expected a path beginning with '/', but found 'users'."],
  ['match /a/{id}/b/{id} {}', "4:17 The wildcard 'id' is used twice in one path."],
  ['match /{a=**}/b/{b=**} {}', '4:17 A path can hold only one recursive wildcard.'],
  ['match /a/ {}', "4:11 Expected a path segment, '{name}' or '{name=**}', but found '{'."],
  ['match /a/{b} {', "7:1 Expected 'match', 'allow', 'function' or '}', but found the end of the file."],
  ['allow reed;', "4:7 There is no method 'reed' to allow."],
  ['allow read if true;', "4:12 Expected ';' at the end of 'allow', but found 'if'."],
  ['allow read: true;', "4:13 Expected 'if' after ':', but found 'true'."],
  ['allow read: if true', "5:3 Expected ';' at the end of 'allow', but found '}'."],
  ['allow read: if 1 + ;', "4:20 Expected an expression, but found ';'."],
  ['allow read: if (true;', "4:21 Expected ')' to close the parenthesis, but found ';'."],
  ['allow read: if [1 2];', "4:19 Expected ',' or ']', but found '2'."],
  ["allow read: if 'a\n';", '4:16 This string is never closed.'],
  ["allow read: if 'a'.matches('\\d');", "4:29 '\\d' is not an escape; write '\\\\' for a backslash."],
  ['allow read: if true; /* end', '4:22 This comment is never closed.'],
  ['allow read: if a # b;', "4:18 The character '#' has no meaning here."],
  [
    'allow read: if 9223372036854775808 > 0;',
    '4:16 The integer 9223372036854775808 does not fit into 64 bits.',
  ],
  ['allow read: if 1e3 > 0;', "4:17 Expected ';' at the end of 'allow', but found 'e3'."],
  ['allow read: if resource is text;', "4:28 There is no type 'text'."],
  ['allow read: if isOwner();', "4:16 There is no function 'isOwner' here."],
  ['allow read: if auth.uid != null;', "4:16 There is no variable 'auth' here."],
  ['allow read: if resource.data.size(1) > 1;', "4:16 'size' takes 0 argument(s), but 1 are given."],
  ['allow read: if resource.data.contains(1);', "4:16 No type has a method 'contains'."],
  ['allow read: if math.cos(1) > 0;', "4:16 There is no function 'math.cos'."],
  ['allow read: if math.abs() > 0;', "4:16 'math.abs' takes 1 argument(s), but 0 are given."],
  ['allow read: if firestore.exists(/a/b);', "4:16 There is no variable 'firestore' here."],
  ['function f(a, a) { return a; }', "4:15 The name 'a' is declared twice."],
  ['function f() { return 1; }\nfunction f() { return 2; }', "5:1 The function 'f' is declared twice."],
  ['function f() { let a = b; let b = 1; return a; }', "4:24 There is no variable 'b' here."],
  ['function f(a) { return a; }\nallow read: if f();', "5:16 'f' takes 1 argument(s), but 0 are given."],
  [
    'function f() { return g(); }\nfunction g() { return f(); }',
    "4:1 The function 'f' calls itself, which rules may not do.",
  ],
  ['match /a/{b} { function f() { return b; } }\nallow read: if f();', "5:16 There is no function 'f' here."],
])('%j is refused at its place', (body, message) => expect(refusal(within(body))).toBe(message));

test('functions close over wildcards and are seen by nested blocks, whatever their order', () => {
  const body = `match /a/{b} {
    match /c/{d} { allow read: if f(d) && g(); }
    function f(x) { let y = b; return x == y && g() }
  }
  function g() { return database == '(default)'; }`;
  expect(refusal(within(body))).toBe('accepted');
});

test('a broken file is named with line and column', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rules-'));
  const file = path.join(folder, 'firestore.rules');
  writeFileSync(file, within('allow read: if maybe;'));
  expect(() => loadRules(file)).toThrow("firestore.rules:4:16 There is no variable 'maybe' here.");
  rmSync(folder, { recursive: true });
});
