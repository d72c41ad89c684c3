import fs from 'node:fs';
import path from 'node:path';

/**
 * Numbers of FAULTS.md that are proven here: all that have to do with money, and of the others those that need no
 * browser. Some have a part in tests/e2e as well.
 */
const NUMBERS = [
  ...Array.from({ length: 30 }, (_, index) => index + 1),
  ...[34, 35, 36, 37, 45, 46, 47, 48, 51, 53, 54, 55, 56, 58, 59, 60, 61, 62, 63, 64, 66],
];

test('every fault that is proven here has a test named after it', () => {
  const texts = fs
    .readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => fs.readFileSync(path.join(__dirname, file), 'utf8'));
  const named = new Set(
    texts.flatMap((text) => [...text.matchAll(/['"`]fault (\d+): /g)].map(([, n]) => Number(n))),
  );
  expect(NUMBERS.filter((number) => !named.has(number))).toEqual([]);
});
