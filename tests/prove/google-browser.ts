import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { browserStepsOfFiles } from '@/scripts/gate/browser-suites.mjs';
import { inParts } from '@/lib/domain/in-parts';
import { ensureChromium, ensureHeadlessShell } from '@/scripts/lib/chromium.mjs';
import { findGoogleFirestore } from '@/scripts/local/google-firestore.mjs';
import type { Proof, ProofContext } from './support/proof';

export const name = "the browser tests on Google's Firestore";
/** Always all of them, never a sample. */
export const sizes: Proof['sizes'] = { gate: 0, full: 1 };

/** Files for which an emulator lives: it keeps every version of a document, and slows down when its memory is full. */
const OF_A_PART = 20;

/** Every browser test, each part on a fresh emulator. */
export async function run(_size: number, { folder, say }: ProofContext): Promise<string> {
  const found = findGoogleFirestore();
  if ('missing' in found) return `skipped: ${found.missing}`;
  const files = ['tests/e2e', 'tests/e2e-empty'].flatMap(specsIn);
  const browsers = { chromium: ensureChromium(process.cwd()), headlessShell: ensureHeadlessShell() };
  let passed = 0;
  const failures: string[] = [];
  for (const [at, part] of inParts(files, OF_A_PART).entries()) {
    say(`${at * OF_A_PART} of ${files.length} files; ${passed} tests passed, ${failures.length} failed`);
    const out = path.resolve(folder, `part-${at}`);
    fs.mkdirSync(out);
    for (const site of browserStepsOfFiles({ out, browsers, files: part, firestore: 'google' })) {
      const counted = await site.run();
      passed += counted.passed;
      const named = counted.failures ?? [];
      failures.push(...(counted.failed && !named.length ? [`${site.name}: a part did not run`] : named));
    }
  }
  assert.equal(failures.length, 0, `${failures.length} browser tests fail:\n${failures.join('\n')}`);
  return `${passed} browser tests pass`;
}

const specsIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `${folder}/${file}`)
    .sort();
