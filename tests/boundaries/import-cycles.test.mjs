import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { test } from 'node:test';
import { importCycles } from '../../scripts/lint/import-cycles.mjs';

test('no two files import each other, not even a type', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:tsx?|[cm]?js)$/.test(file) && fs.existsSync(file));
  assert.ok(files.length > 1_000);
  assert.deepEqual(importCycles(files), []);
});

test('a circle is found, by a type and across folders too', () => {
  const texts = {
    'lib/a.ts': "import { b } from '@/components/b';",
    'components/b.tsx': "import './c';\nimport type { A } from '@/lib/a';",
    'components/c.ts': "export const c = () => import('react');",
  };
  assert.deepEqual(
    importCycles(Object.keys(texts), (file) => texts[file]),
    [['lib/a.ts', 'components/b.tsx', 'lib/a.ts']],
  );
});
