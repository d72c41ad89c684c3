import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { inParts } from '@/lib/domain/in-parts';
import { findGoogleFirestore, startGoogleFirestore } from '@/scripts/local/google-firestore.mjs';
import { localPorts } from '@/scripts/local/ports.mjs';
import { runJest, type FileResult } from './support/google/jest-run';
import { KNOWN } from './support/google/known-differences';
import type { Proof, ProofContext } from './support/proof';

export const name = "the shop's tests on Google's Firestore";
/** Always all of them, never a sample. */
export const sizes: Proof['sizes'] = { gate: 0, full: 1 };

const ON_GOOGLE = { TEST_FIRESTORE: 'google' };
/** Files for which an emulator lives, so that its memory does not decide. */
const OF_A_PART = 12;

interface Row {
  readonly suite: string;
  readonly google: string;
  readonly ours: string;
  readonly why: string;
}

/** Rules, functions, faults and conformance cases, each part on a fresh emulator. */
export async function run(_size: number, { folder, say }: ProofContext): Promise<string> {
  const found = findGoogleFirestore();
  if ('missing' in found) return `skipped: ${found.missing}`;
  const counts: string[] = [];
  const rows: Row[] = [];
  for (const [suite, at] of [
    ['rules', 'tests/rules'],
    ['functions', 'tests/functions'],
    ['faults', 'tests/faults'],
  ] as const) {
    const results = await resultsOf(at, folder, say);
    counts.push(`${sum(results)} ${suite} tests`);
    for (const result of results) rows.push(...(await rowOf(suite, result, folder)));
  }
  const conformance = await conformanceCases(folder);
  counts.push(`${sum(conformance)} run of the conformance cases`);
  for (const result of conformance) rows.push(...(await rowOf('conformance', result, folder)));
  console.log(`\n${tableOf(rows)}\n`);
  const unexplained = rows.filter(({ why }) => !why);
  assert.equal(unexplained.length, 0, `${unexplained.length} differences have no explanation`);
  return `${counts.join(', ')} pass; ${rows.length} differ, all explained`;
}

async function resultsOf(
  folderOfTests: string,
  folder: string,
  say: ProofContext['say'],
): Promise<FileResult[]> {
  const files = fs
    .readdirSync(folderOfTests, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.startsWith('storage-'))
    .map((file) => `${folderOfTests}/${file}`);
  const results: FileResult[] = [];
  const [usual, known] = [files.filter((file) => !(file in KNOWN)), files.filter((file) => file in KNOWN)];
  // Alone, because some of them kill the emulator, which would fail the rest of a part.
  for (const part of [...inParts(usual, OF_A_PART), ...inParts(known, 1)]) {
    results.push(...(await runJest('firebase', part, ON_GOOGLE, folder)));
    say(`${results.length} of ${files.length} files of ${folderOfTests}`);
  }
  return results;
}

/** `cases/google-*.ts` are Google's answers, so they hold there; rules decide nothing. */
async function conformanceCases(folder: string): Promise<FileResult[]> {
  const port = localPorts().site;
  const google = await startGoogleFirestore({ port, rules: null, logFile: path.join(folder, 'google.log') });
  try {
    const settings = { GOOGLE_FIRESTORE_PORT: String(port) };
    return await runJest('emulator', ['emulator/src/conformance/google.test.ts'], settings, folder);
  } finally {
    await google.stop();
  }
}

/** What failed on Google's runs on ours alone too: a difference of the engines passes there. */
async function rowOf(suite: string, { file, failures }: FileResult, folder: string): Promise<Row[]> {
  const why = KNOWN[file] ?? '';
  if (failures.length === 0)
    return why ? [{ suite, google: `${file} passes, though listed as a difference`, ours: '', why: '' }] : [];
  const [own] = suite === 'conformance' ? [] : await runJest('firebase', [file], {}, folder);
  const ours = !own ? '' : own.failures.length ? `${own.failures.length} fail too` : 'passes';
  return failures.map((failure) => ({ suite, google: `${file}: ${failure}`, ours, why }));
}

const sum = (results: readonly FileResult[]): number =>
  results.reduce((total, { passed }) => total + passed, 0);

function tableOf(rows: readonly Row[]): string {
  if (rows.length === 0) return 'Nothing differs.';
  const lines = rows.map(
    ({ suite, google, ours, why }) => `| ${suite} | ${google} | ${ours} | ${why || 'NOT EXPLAINED'} |`,
  );
  return ["| suite | on Google's Firestore | on ours | why |", '| --- | --- | --- | --- |', ...lines].join(
    '\n',
  );
}
