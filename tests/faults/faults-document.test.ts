import fs from 'node:fs';
import path from 'node:path';
import { storedDocument, table } from '@/tests/fixtures/files/stored-document';

const FILE = 'docs/security/faults.md';
const ROOT = process.cwd();
const NUMBERS = Array.from({ length: 66 }, (_, index) => index + 1);

/** Why a number has no test named after it, and what covers it. */
const ELSEWHERE: Readonly<Record<number, string>> = {
  33: 'Proven by `tests/rules`; every row is in [access.md](access.md).',
  41: 'Not stopped in the shop: whoever may read may read often, at Firestore itself. A list reads 100 documents at most, whoever asks (`tests/faults/limits/lists.test.ts`). The alert is one of Google Cloud: [alerts](../operators.md#alerts).',
};

/** What is proven of a number beside its tests, and what it asks for that nothing proves. */
const BESIDE: Readonly<Record<number, string>> = {
  39: 'Open: sign-up tells that an e-mail is taken, as Firebase Authentication itself does to whoever asks it. How long answers take is not measured: those to sign-in and sign-up are Firebase’s, and the shop looks for an account only after it has answered who forgot a password.',
  40: 'Open: sign-ins go from the browser to Firebase Authentication, which limits them itself; the local one does not.',
  45: 'Twenty shoppers, with cards, killed at random points, and books that agree: `npm run prove -- orders-and-payments`, of which the gate runs a sample.',
  46: 'A disk that is full while it is written, in each of the local stores: `emulator/src/firestore/store/durability.test.ts` and `npm run prove -- crashes`, of which the gate runs a sample.',
};

/** A test counts in any folder: it belongs at the door where its fault enters. */
const proofs = ['functions/src', 'lib', 'scripts', 'tests']
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.(?:test|spec)\.ts$/.test(file))
  .sort()
  .flatMap((file) =>
    [...fs.readFileSync(path.join(ROOT, file), 'utf8').matchAll(/(['"`])fault (\d+): (.+?)\1/g)].map(
      ([, , number, name = '']) => ({ number: Number(number), shown: `${shownName(name)} (\`${file}\`)` }),
    ),
  );

/** Placeholders in the name of a test. */
function shownName(name: string): string {
  return name.replaceAll(/\$\{.*?\}|%\w/g, '…');
}

const testsOf = (number: number) => proofs.filter((proof) => proof.number === number);

const text = `# Faults and their tests

Each number of FAULTS.md with the tests named after it, all of which the gate runs, or the reason why there is none, and
what they leave open. Written by \`UPDATE_DOCUMENTS=1 npx jest tests/faults/faults-document --selectProjects firebase\`; the gate fails when
this page is stale or a number has neither. A gate that passed has passed all of these tests.

${table(
  ['fault', 'test, or reason'],
  NUMBERS.flatMap((number) => {
    const tests = testsOf(number).map(({ shown }) => [String(number), shown]);
    const said = [ELSEWHERE[number], BESIDE[number]]
      .filter(Boolean)
      .map((text) => [String(number), String(text)]);
    return [...tests, ...said];
  }),
)}
`;

test('every number has a test or a reason, and none has both', () => {
  const wrong = (number: number) => testsOf(number).length > 0 === Boolean(ELSEWHERE[number]);
  expect(NUMBERS.filter(wrong)).toEqual([]);
});

test('the page of the faults says what is tested', () => {
  expect(storedDocument(FILE, text)).toBe(text);
});
