import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '@/scripts/lib/root.mjs';
import { findGoogleFirestore, startGoogleFirestore } from '@/scripts/local/google-firestore.mjs';
import { localPorts } from '@/scripts/local/ports.mjs';
import { pick, randomOf, type Random } from '@/scripts/seed/random';
import {
  DATABASE,
  DOCUMENTS,
  engineAt,
  PROJECT,
  startOurs,
  type Engine,
} from './support/differential/engines';
import { fields, type WireFields, type WireValue } from './support/differential/values';
import { plain } from './support/differential/plain';
import type { Proof, ProofContext } from './support/proof';

export const name = "documents move from our Firestore to Google's and back";
/** Documents. */
export const sizes: Proof['sizes'] = { gate: 0, full: 20_000 };

const MAIN = path.join(ROOT, 'emulator/dist/main.js');
const OF_A_COMMIT = 100;
const OF_A_PAGE = 2_000;

interface Document {
  readonly name: string;
  readonly fields: WireFields;
}

/** By the local Firebase's own export and import, and by those of Google's emulator in between. */
export async function run(size: number, { folder, seed, say }: ProofContext): Promise<string> {
  const found = findGoogleFirestore();
  if ('missing' in found) return `skipped: ${found.missing}`;
  const at = (name: string) => path.join(folder, name);
  const port = localPorts().site;

  const before = await onOurs(at('data'), async (ours) => {
    await writeAll(ours, documentsOf(randomOf(seed), size));
    return hashOf(await everything(ours));
  });
  transfer('export', at('data'), at('ours.jsonl'));
  say('exported from ours');

  const first = await startGoogleFirestore({ port, projectId: PROJECT, logFile: at('google.log') });
  const google = engineAt("Google's", first.host);
  await writeAll(google, linesOf(at('ours.jsonl')).flatMap(asDocument));
  const there = hashOf(await everything(google));
  await first.exportTo(at('google'));
  google.close();
  await first.stop();
  say("exported from Google's");

  const second = await startGoogleFirestore({
    port,
    projectId: PROJECT,
    importFrom: at('google'),
    logFile: at('google.log'),
  });
  const again = engineAt("Google's", second.host);
  const kept = await everything(again);
  again.close();
  await second.stop();

  fs.writeFileSync(at('back.jsonl'), linesWith(linesOf(at('ours.jsonl')), kept).join('\n') + '\n');
  transfer('import', at('back.jsonl'), at('back'));
  const back = await onOurs(at('back'), async (ours) => hashOf(await everything(ours)));
  const hashes = { before, there, kept: hashOf(kept), back };
  assert.equal(new Set(Object.values(hashes)).size, 1, JSON.stringify(hashes));
  return `${kept.length} documents, sha256 ${before.slice(0, 12)} in all four places`;
}

function documentsOf(random: Random, size: number): Document[] {
  const collections = [
    'stores/demo/products',
    'stores/demo/orders',
    'users',
    'stores/demo/products/p1/reviews',
    'لوحات',
  ];
  return Array.from({ length: size }, (_, at) => ({
    name: `${DOCUMENTS}/${pick(random, collections)}/d${at}`,
    fields: storable(random),
  }));
}

/** Both engines refuse a list directly in a list. */
function storable(random: Random): WireFields {
  for (;;) {
    const drawn = fields(random);
    if (!Object.values(drawn).some((value) => holdsListInList(value))) return drawn;
  }
}

function holdsListInList({ arrayValue, mapValue }: WireValue, isInList = false): boolean {
  const { values = [] } = (arrayValue ?? {}) as { values?: WireValue[] };
  const inside = Object.values(((mapValue ?? {}) as { fields?: WireFields }).fields ?? {});
  return (
    (arrayValue !== undefined && isInList) ||
    values.some((value) => holdsListInList(value, true)) ||
    inside.some((value) => holdsListInList(value))
  );
}

async function onOurs<T>(dataDir: string, use: (ours: Engine) => Promise<T>): Promise<T> {
  const { engine, stop } = await startOurs(dataDir);
  try {
    return await use(engine);
  } finally {
    await stop();
  }
}

async function writeAll({ name: engine, ask }: Engine, documents: readonly Document[]): Promise<void> {
  for (let from = 0; from < documents.length; from += OF_A_COMMIT) {
    const writes = documents.slice(from, from + OF_A_COMMIT).map((update) => ({ update }));
    const answer = await ask({ call: 'Commit', request: { database: DATABASE, writes } });
    if ('error' in answer) throw new Error(`${engine} Firestore refuses documents: ${answer.message}`);
  }
}

/** Every document of the database, in the order of names. */
async function everything({ ask }: Engine): Promise<Document[]> {
  const documents: Document[] = [];
  for (;;) {
    const last = documents.at(-1)?.name;
    const structuredQuery = {
      from: [{ allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      ...(last && { startAt: { values: [{ referenceValue: last }], before: false } }),
      limit: { value: OF_A_PAGE },
    };
    const answer = await ask({ call: 'RunQuery', request: { parent: DOCUMENTS, structuredQuery } });
    if ('error' in answer) throw new Error(answer.message);
    const page = (answer.raw as { document?: Document }[]).flatMap(({ document }) => document ?? []);
    documents.push(...page.map(({ name: full, fields: content }) => ({ name: full, fields: content ?? {} })));
    if (page.length < OF_A_PAGE) return documents;
  }
}

const hashOf = (documents: readonly Document[]): string =>
  createHash('sha256')
    .update(JSON.stringify(plain(documents)))
    .digest('hex');

const transfer = (command: 'export' | 'import', from: string, to: string) =>
  execFileSync(process.execPath, [MAIN, command, from, to], { stdio: 'pipe' });

type Line = { readonly kind: string } & Readonly<Record<string, unknown>>;

const linesOf = (file: string): Line[] =>
  fs
    .readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

const asDocument = (line: Line): Document[] =>
  line.kind === 'document'
    ? [{ name: `${DOCUMENTS}/${String(line.path)}`, fields: line.fields as WireFields }]
    : [];

/** The exported file with these documents instead of its own; the last line tells how many lines there are. */
function linesWith(lines: readonly Line[], documents: readonly Document[]): string[] {
  const [first, ...others] = lines.filter(({ kind }) => kind !== 'document' && kind !== 'end');
  const version = Number(first?.version);
  const rows = documents.map(({ name: full, fields: content }) => ({
    kind: 'document',
    path: full.slice(DOCUMENTS.length + 1),
    fields: content,
    createTime: version,
    updateTime: version,
  }));
  const all = [first, ...rows, ...others];
  return [...all, { kind: 'end', lines: all.length + 1 }].map((line) => JSON.stringify(line));
}
