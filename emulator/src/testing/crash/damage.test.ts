import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { cutLog } from './damage';

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'crash-damage-'));
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

const FILE = 'platform.db';
const CUTS = Array.from({ length: 20 }, (_, step) => step / 20);

/** A folder as a kill leaves it, copied from under the open database. */
function killedAfter(name: string, work: (db: Database.Database, file: string) => void): string {
  const [alive, killed] = [path.join(scratch, `${name}-alive`), path.join(scratch, name)];
  fs.mkdirSync(alive);
  const file = path.join(alive, FILE);
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.exec('CREATE TABLE t (id INTEGER PRIMARY KEY, text TEXT); CREATE INDEX i ON t (text)');
  work(db, file);
  fs.cpSync(alive, killed, { recursive: true });
  db.close();
  return killed;
}

function put(db: Database.Database, from: number, to: number): void {
  const insert = db.prepare('INSERT INTO t (id, text) VALUES (?, ?)');
  for (let id = from; id < to; id += 1) insert.run(id, `${(id * 7919) % 1000}`.repeat(60));
}

/** What is found at each cut: how many rows, and whether SQLite calls the file whole. */
function afterCuts(killed: string): { rows: number; verdict: unknown }[] {
  return CUTS.map((cut) => {
    const copy = `${killed}-cut-${cut}`;
    fs.cpSync(killed, copy, { recursive: true });
    cutLog(copy, () => cut);
    const db = new Database(path.join(copy, FILE));
    const [{ integrity_check: verdict }] = db.pragma('integrity_check') as [{ integrity_check: unknown }];
    const { rows } = db.prepare('SELECT count(*) AS rows FROM t').get() as { rows: number };
    db.close();
    return { rows, verdict };
  });
}

test('a cut takes commits from the end, wholly', () => {
  const found = afterCuts(
    killedAfter('no-checkpoint', (db) => (db.pragma('wal_checkpoint(TRUNCATE)'), put(db, 0, 100))),
  );
  expect(found.map(({ verdict }) => verdict)).toEqual(CUTS.map(() => 'ok'));
  expect(found[0]?.rows).toBe(0);
  expect(new Set(found.map(({ rows }) => rows)).size).toBeGreaterThan(10);
});

test('a cut spares what a checkpoint has copied, without which the database is none', () => {
  const killed = killedAfter('checkpoint', (db, file) => {
    put(db, 0, 50);
    const reader = new Database(file);
    reader.exec('BEGIN; SELECT count(*) FROM t');
    put(db, 50, 100);
    // It stops where somebody still reads.
    db.pragma('wal_checkpoint(PASSIVE)');
    reader.exec('COMMIT');
    reader.close();
  });
  const found = afterCuts(killed);
  expect(found.map(({ verdict }) => verdict)).toEqual(CUTS.map(() => 'ok'));
  expect(found[0]?.rows).toBe(50);
  expect(new Set(found.map(({ rows }) => rows)).size).toBeGreaterThan(10);
});
