import fs from 'node:fs';
import path from 'node:path';

/** Numbers of FAULTS.md that have to do with money; those with a browser are in tests/e2e/card.spec.ts as well. */
const NUMBERS = [...Array.from({ length: 24 }, (_, index) => index + 1), 26, 27, 29];

test('every fault that has to do with money has a test named after it', () => {
  const texts = fs
    .readdirSync(__dirname)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => fs.readFileSync(path.join(__dirname, file), 'utf8'));
  const named = new Set(
    texts.flatMap((text) => [...text.matchAll(/['"`]fault (\d+): /g)].map(([, n]) => Number(n))),
  );
  expect(NUMBERS.filter((number) => !named.has(number))).toEqual([]);
});
