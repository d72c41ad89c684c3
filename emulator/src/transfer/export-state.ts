import fs from 'node:fs';
import path from 'node:path';
import { lockDataDir } from '../../data-dir-lock.mjs';
import { openRecords } from '../data-dir/records';
import { databaseFolder, savedDatabases } from '../firestore/store/database-folder';
import { openSqliteStore } from '../firestore/store/sqlite-store';
import { StartError } from '../start-error';
import { openStripeDatabase } from '../stripe/core/database';
import { STRIPE_TABLES, type Line } from './format';

/**
 * Writes everything a data folder holds into one readable file of JSON lines.
 * @returns the number of lines
 * @throws an Error of one sentence when the folder is in use or cannot be read, or the file is there already
 */
export function exportState(dataDir: string, file: string): number {
  if (!fs.existsSync(dataDir)) throw new StartError(`There is no data folder ${dataDir}.`);
  const lock = lockDataDir(dataDir);
  try {
    return writeLines(file, dataDir);
  } finally {
    lock.release();
  }
}

/** Escapes what JSON lets stand in a text and Node's `readline` takes for the end of a line since version 24. */
const jsonOf = (line: Line): string =>
  JSON.stringify(line).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

function writeLines(file: string, dataDir: string): number {
  if (fs.existsSync(file)) throw new StartError(`The file ${file} is there already; name a new one.`);
  const output = fs.openSync(file, 'wx');
  let lines = 0;
  const write = (line: Line) => {
    fs.writeSync(output, `${jsonOf(line)}\n`);
    lines += 1;
  };
  try {
    for (const line of firestoreLines(dataDir)) write(line);
    for (const line of platformLines(dataDir)) write(line);
    for (const line of stripeLines(dataDir)) write(line);
    write({ kind: 'end', lines: lines + 1 });
    fs.fsyncSync(output);
    return lines;
  } catch (error) {
    fs.rmSync(file);
    throw error;
  } finally {
    fs.closeSync(output);
  }
}

function* firestoreLines(dataDir: string): Generator<Line> {
  yield* databaseLines(dataDir, (version) => ({ kind: 'local-firebase', format: 1, version }));
  for (const id of savedDatabases(dataDir))
    yield* databaseLines(databaseFolder(dataDir, id), (version) => ({ kind: 'database', id, version }));
}

function* databaseLines(folder: string, firstLine: (version: number) => Line): Generator<Line> {
  const store = openSqliteStore(folder);
  try {
    const { version, documents } = store.load();
    yield firstLine(version);
    for (const { path: at, fields, createTime, updateTime } of documents)
      yield { kind: 'document', path: at, fields, createTime, updateTime };
  } finally {
    store.close();
  }
}

function* platformLines(dataDir: string): Generator<Line> {
  const records = openRecords(path.join(dataDir, 'platform.db'));
  try {
    for (const { kind, id, value } of records.everything()) yield { kind: 'record', of: kind, id, value };
    for (const { value } of records.all<{ readonly file: string }>('object')) {
      const bytes = fs.readFileSync(path.join(dataDir, 'blobs', value.file));
      yield { kind: 'bytes', file: value.file, base64: bytes.toString('base64') };
    }
  } finally {
    records.close();
  }
}

function* stripeLines(dataDir: string): Generator<Line> {
  const database = openStripeDatabase(path.join(dataDir, 'stripe.db'));
  try {
    for (const table of STRIPE_TABLES)
      for (const row of database.prepare(`SELECT * FROM ${table}`).iterate())
        yield { kind: 'stripe', table, row: row as Record<string, unknown> };
  } finally {
    database.close();
  }
}
