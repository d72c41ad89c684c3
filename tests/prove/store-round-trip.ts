import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { integer, randomOf, type Random } from '@/scripts/seed/random';
import { writeAll } from '@/scripts/seed/write/firestore-writer';
import { documentsOf } from '@/scripts/seed/write/to-documents';
import { startLocalFirebase } from '@/tests/setup/local-firebase';
import { aLargeStore } from './support/large-store';
import type { Proof, ProofContext } from './support/proof';
import { StoreCommand } from './support/store-command';

export const name = 'a store exported, deleted and imported, with kills in between';
/** Products; each has its pictures and five orders. */
export const sizes: Proof['sizes'] = { gate: 20, full: 1000 };

const ORDERS_PER_PRODUCT = 5;
const PICTURES_AT_ONCE = 8;
/** Rounds in which each command that writes is killed once, with a store of the smaller size. */
const ROUNDS = { gate: 1, full: 20 };
const KILLED = ['delete', 'import', 'create', 'export', 'import --replace', 'clone'] as const;
/** Longer than each of them takes. */
const LONGEST_MS = 4_000;

/** The files before and after are the same byte by byte, and a killed command leaves what doctor finishes or removes. */
export async function run(size: number, { folder, seed, say }: ProofContext): Promise<string> {
  const firebase = await startLocalFirebase({ dataDir: path.join(folder, 'data'), cardStores: [] });
  Object.assign(process.env, firebase.env);
  const random = randomOf(seed);
  const store = new StoreCommand(firebase.env, folder);
  await aFilledStore(store, 'travelling', size, random);
  say(`${size} products with pictures and ${size * ORDERS_PER_PRODUCT} orders are written`);
  const trip = await roundTrip(store, 'travelling');
  say(trip);

  const rounds = size > sizes.gate ? ROUNDS.full : ROUNDS.gate;
  await aFilledStore(store, 'killed', sizes.gate, random);
  const whole = await store.exported('killed', 'killed.jsonl');
  for (let round = 1; round <= rounds; round += 1) {
    await killAndMend(store, 'killed', whole, random);
    await killCreation(store, `begun-${round}`, random);
    await killExport(store, 'killed', whole, random);
    await killReplacing(store, 'killed', whole, random);
    await killCloning(store, 'killed', `copy-${round}`, random);
  }
  await firebase.stop();
  return `${trip}; ${KILLED.length * rounds} kills of ${KILLED.join(', ')} mended`;
}

async function aFilledStore(store: StoreCommand, id: string, size: number, random: Random): Promise<void> {
  await store.must(...store.creation(id));
  const projectId = process.env.GCLOUD_PROJECT ?? '';
  const app = initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }, id);
  const large = aLargeStore(id, size, size * ORDERS_PER_PRODUCT, Date.now());
  await writeAll(getFirestore(app), documentsOf(large));
  const shown = [
    ...large.products.flatMap(({ images }) => images),
    ...[...large.categories, ...large.brands].flatMap(({ image }) => image ?? []),
  ];
  const bucket = getStorage(app).bucket();
  const put = (picture: string) => {
    const bytes = Buffer.from(Array.from({ length: integer(random, 1_000, 9_000) }, () => random() * 256));
    return bucket.file(picture).save(bytes, { resumable: false, metadata: { contentType: 'image/webp' } });
  };
  for (let start = 0; start < shown.length; start += PICTURES_AT_ONCE)
    await Promise.all(shown.slice(start, start + PICTURES_AT_ONCE).map((image) => put(image.path)));
  await deleteApp(app);
}

/** Exports, deletes, imports and exports again; resolves to what it saw. */
async function roundTrip(store: StoreCommand, id: string): Promise<string> {
  const first = await timed(() => store.exported(id, 'first.jsonl'));
  const removed = await timed(() => store.remove(id, 'first.jsonl'));
  assert.equal(removed.result.code, 0, removed.result.said);
  const gone = await store.run('export', '--id', id, '--out', store.file('gone.jsonl'));
  assert.equal(gone.said, `There is no store "${id}".`);
  const imported = await timed(() => store.must('import', '--in', store.file('first.jsonl')));
  const second = await store.exported(id, 'second.jsonl');
  assert.equal(second, first.result, 'SHA-256 before and after');
  const megabytes = (fs.statSync(store.file('first.jsonl')).size / 1e6).toFixed(1);
  const seconds = `exported in ${first.seconds} s, deleted in ${removed.seconds} s, imported in ${imported.seconds} s`;
  return `${megabytes} MB, sha256 ${second.slice(0, 12)} before and after; ${seconds}`;
}

/** Kills a delete and an import somewhere on their way; afterwards there is the whole store, or none. */
async function killAndMend(store: StoreCommand, id: string, whole: string, random: Random): Promise<void> {
  const file = store.file(`${id}.jsonl`);
  await store.killed(random() * LONGEST_MS, 'delete', '--id', id, '--exported', file, '--yes');
  if (await isWholeAfterDoctor(store, id, whole))
    await store.must('delete', '--id', id, '--exported', file, '--yes');
  await store.killed(random() * LONGEST_MS, 'import', '--in', file);
  if (!(await isWholeAfterDoctor(store, id, whole))) await store.must('import', '--in', file);
}

async function isWholeAfterDoctor(store: StoreCommand, id: string, whole: string): Promise<boolean> {
  await store.must('doctor', '--id', id, '--fix', '--yes');
  const { said } = await store.run('export', '--id', id, '--out', store.file('mended.jsonl'), '--yes');
  const isWhole = said.includes(whole);
  assert.ok(isWhole || said === `There is no store "${id}".`, `Half a store is left: ${said}`);
  return isWhole;
}

/** Kills a creation; what began is a whole store afterwards, with an owner. */
async function killCreation(store: StoreCommand, id: string, random: Random): Promise<void> {
  await store.killed(random() * LONGEST_MS, ...store.creation(id));
  await store.must('doctor', '--id', id, '--fix', '--yes');
  const rows = JSON.parse(await store.must('list', '--json')) as {
    id: string;
    state: string;
    owner: string;
  }[];
  const row = rows.find((known) => known.id === id);
  if (row) assert.deepEqual([row.state, row.owner], ['ready', `owner@${id}.test (invited)`]);
}

/** Kills an export; a file under its name is whole, and the store as it was. */
async function killExport(store: StoreCommand, id: string, whole: string, random: Random): Promise<void> {
  const file = store.file('cut-off.jsonl');
  await store.killed(random() * LONGEST_MS, 'export', '--id', id, '--out', file);
  if (fs.existsSync(file))
    assert.ok(fs.readFileSync(file, 'utf8').includes(whole), 'Half an export has its name.');
  fs.rmSync(file, { force: true });
  assert.ok(await isWholeAfterDoctor(store, id, whole), 'The store is gone.');
}

/** Kills an import over a store; what it replaced comes back, or what replaces it is there. */
async function killReplacing(store: StoreCommand, id: string, whole: string, random: Random): Promise<void> {
  const file = store.file(`${id}.jsonl`);
  const backup = store.file('replaced.jsonl');
  fs.rmSync(backup, { force: true });
  const over = ['--replace', '--backup', backup, '--yes'];
  await store.killed(random() * LONGEST_MS, 'import', '--in', file, ...over);
  assert.ok(await isWholeAfterDoctor(store, id, whole), 'The store is gone.');
}

/** Kills a copying; afterwards there is a whole copy, as one that nobody killed, or none. */
async function killCloning(store: StoreCommand, id: string, copy: string, random: Random): Promise<void> {
  await store.killed(random() * LONGEST_MS, 'clone', '--from', id, '--to', copy);
  await store.run('doctor', '--id', copy, '--fix', '--yes');
  const there = await store.run('export', '--id', copy, '--out', store.file('copy.jsonl'), '--yes');
  if (there.code !== 0) {
    assert.equal(there.said, `There is no store "${copy}".`);
    await store.must('clone', '--from', id, '--to', copy);
  }
  const made = await store.exported(copy, 'copy.jsonl');
  const other = `${copy}-whole`;
  await store.must('clone', '--from', id, '--to', other);
  await store.must('export', '--id', other, '--out', store.file('other.jsonl'), '--yes');
  const lines = (name: string) => fs.readFileSync(store.file(name), 'utf8').split('\n').length;
  assert.equal(lines('copy.jsonl'), lines('other.jsonl'), `Half a copy is left (${made}).`);
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly seconds: number }> {
  const started = performance.now();
  const result = await work();
  return { result, seconds: Math.ceil((performance.now() - started) / 1000) };
}
