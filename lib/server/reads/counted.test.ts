import fs from 'node:fs';
import path from 'node:path';

const SERVER = path.resolve(__dirname, '..');

test('the site reads Firestore through here alone, so that no read is left out of the figures', () => {
  const elsewhere = fs
    .readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'reads/counted.ts')
    .filter((file) => /\.get\(\)/.test(fs.readFileSync(path.join(SERVER, file), 'utf8')));
  expect(elsewhere).toEqual([]);
});
