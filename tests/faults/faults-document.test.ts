import fs from 'node:fs';
import path from 'node:path';
import { keptDocument, table } from '@/tests/fixtures/kept-document';

const FILE = 'docs/security/faults.md';
const NUMBERS = Array.from({ length: 52 }, (_, index) => index + 1);

/** Why a number has no test named after it here, and what stands for it. */
const ELSEWHERE: Readonly<Record<number, string>> = {
  31: 'Not applicable: the shop has no coupons.',
  32: 'Not applicable: the shop has no coupons.',
  33: 'Proven by `tests/rules`; every row is in [access.md](access.md).',
  38: 'Open: no test is named after it.',
  39: 'Open: no test is named after it.',
  41: 'Partly: lists are bounded to 100 (`tests/rules/bounds.test.ts`), callables limited; no alert.',
  42: 'Open: no test is named after it.',
  43: 'Partly: `tests/e2e/headers.spec.ts`; no test is named after it.',
  44: 'Open: no test is named after it.',
  49: 'Open: no test is named after it.',
  50: 'Open: no test is named after it.',
  52: 'Open: no test is named after it.',
};

const proofs = fs
  .readdirSync(__dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .toSorted()
  .flatMap((file) =>
    [...fs.readFileSync(path.join(__dirname, file), 'utf8').matchAll(/(['"`])fault (\d+): (.+?)\1/g)].map(
      ([, , number, name]) => ({ number: Number(number), shown: `${name} (\`${file}\`)` }),
    ),
  );

const testsOf = (number: number) => proofs.filter((proof) => proof.number === number);

const text = `# Faults and their tests

Each number of FAULTS.md with the tests named after it in \`tests/faults\`, which the gate runs, or the reason why there is
none. Written by \`UPDATE_DOCUMENTS=1 npx jest tests/faults/faults-document --selectProjects firebase\`; the gate fails when
this page is stale or a number has neither. A gate that passed has passed all of these tests.

${table(
  ['fault', 'test, or reason'],
  NUMBERS.flatMap((number) => {
    const tests = testsOf(number).map(({ shown }) => [String(number), shown]);
    return tests.length ? tests : [[String(number), ELSEWHERE[number] ?? '']];
  }),
)}
`;

test('every number has a test or a reason, and none has both', () => {
  const wrong = (number: number) => testsOf(number).length > 0 === Boolean(ELSEWHERE[number]);
  expect(NUMBERS.filter(wrong)).toEqual([]);
});

test('the page of the faults says what is tested', () => {
  expect(keptDocument(FILE, text)).toBe(text);
});
