import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const MOST_FILES = 22;

/** Where tools or readers want all files in one folder, and why. */
const FLAT: Readonly<Record<string, string>> = {
  '.': 'Tools look for their settings here.',
  'pages/s/[site]': 'A file is an address.',
  'locales/en': 'A file is a namespace.',
  'locales/ar': 'A file is a namespace.',
  'docs/decisions': 'A numbered row of records.',
  'tests/prove': 'A file is a proof, called by its name.',
};

test(`a folder has at most ${MOST_FILES} files beside its subfolders`, () => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file && fs.existsSync(path.join(ROOT, file)));
  const counts = new Map<string, number>();
  for (const folder of files.map((file) => path.posix.dirname(file)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  const full = [...counts].filter(([folder, count]) => count > MOST_FILES && !(folder in FLAT));
  expect(Object.fromEntries(full)).toEqual({});
});
