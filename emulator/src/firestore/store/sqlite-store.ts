import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { collectionOf } from '../engine/names';
import type { DocumentChange, Fields, StoredDocument, Version } from '../engine/types';
import type { DocumentStore, SavedState } from './document-store';
import { FieldCache } from './field-cache';
import { Shelf } from './shelved-document';
import { damaged, StoreError, storeErrorOf } from './store-error';

const FILE = 'firestore.sqlite';
const SCHEMA_VERSION = 1;

const NOTHING: ReadonlyMap<StoredDocument, Fields> = new Map();

type Columns = [id: string, ...values: (string | null)[]];

/**
 * One SQLite file in the data folder. Every save is one transaction, synced to the disk before it returns.
 * @throws StoreError when the folder or the file cannot be used.
 */
export function openSqliteStore(dataDir: string): DocumentStore {
  const file = path.join(dataDir, FILE);
  let db: Database.Database | null = null;
  try {
    mkdirSync(dataDir, { recursive: true });
    db = new Database(file);
    return new SqliteStore(file, db);
  } catch (error) {
    db?.close();
    throw storeErrorOf(file, error);
  }
}

class SqliteStore implements DocumentStore {
  private readonly shelf = new Shelf((name) => this.readFields(name));
  private readonly fieldCache = new FieldCache();
  private readonly select: Database.Statement;
  private readonly upsert: Database.Statement;
  private readonly remove: Database.Statement;
  private readonly setVersion: Database.Statement;

  constructor(
    private readonly file: string,
    private readonly db: Database.Database,
  ) {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    this.assertIntact();
    this.prepareSchema();
    this.select = db.prepare('SELECT fields FROM documents WHERE path = ?').raw();
    this.upsert = db.prepare(
      'INSERT INTO documents (path, fields, create_time, update_time) VALUES (?, ?, ?, ?) ' +
        'ON CONFLICT (path) DO UPDATE SET fields = excluded.fields, create_time = excluded.create_time, ' +
        'update_time = excluded.update_time',
    );
    this.remove = db.prepare('DELETE FROM documents WHERE path = ?');
    this.setVersion = db.prepare("UPDATE meta SET value = ? WHERE name = 'version'");
  }

  load(): SavedState {
    try {
      return {
        epoch: String(this.meta('epoch')),
        version: Number(this.meta('version')),
        documents: this.readAll(),
      };
    } catch (error) {
      throw storeErrorOf(this.file, error);
    }
  }

  save(version: Version, changes: readonly DocumentChange[]): void {
    try {
      this.db.exec('BEGIN IMMEDIATE');
      for (const { path: name, after } of changes) {
        if (after) this.upsert.run(name, JSON.stringify(after.fields), after.createTime, after.updateTime);
        else this.remove.run(name);
      }
      this.setVersion.run(version);
      this.db.exec('COMMIT');
    } catch (error) {
      if (this.db.inTransaction) this.db.exec('ROLLBACK');
      throw storeErrorOf(this.file, error);
    }
  }

  shelve({ path: name, createTime, updateTime, fields }: StoredDocument): StoredDocument {
    const document = this.shelf.place(name, createTime, updateTime);
    this.fieldCache.add(collectionOf(name), document, fields);
    return document;
  }

  keep(document: StoredDocument): void {
    this.fieldCache.remove(collectionOf(document.path), document);
    this.shelf.keep(document);
  }

  *project(
    collection: string,
    documents: ReadonlyMap<string, StoredDocument>,
    names: readonly string[],
  ): Generator<StoredDocument> {
    const isFromDisk = names.length > 0 && names.every(isPlainName);
    const cached = isFromDisk
      ? this.fieldCache.of(collection, names, (missing) => this.rowsOf(collection, documents, missing))
      : NOTHING;
    for (const document of documents.values()) {
      const fields = cached.get(document);
      const { path: name, createTime, updateTime } = document;
      yield fields ? { path: name, createTime, updateTime, fields } : document;
    }
  }

  close(): void {
    this.db.pragma('wal_checkpoint(TRUNCATE)');
    this.db.close();
  }

  /** The documents that are on the disk as they are, with the JSON of the named fields. */
  private *rowsOf(
    collection: string,
    documents: ReadonlyMap<string, StoredDocument>,
    names: readonly string[],
  ): Generator<[StoredDocument, (string | null)[]]> {
    for (const [id, ...values] of this.columns(collection, names)) {
      const document = documents.get(id);
      if (document && this.shelf.holds(document)) yield [document, values];
    }
  }

  /** Ids and the JSON of the named fields of one collection's documents, without those of collections below. */
  private columns(collection: string, names: readonly string[]): Iterable<Columns> {
    const columns = names.map(() => ', fields -> ?').join('');
    const rows = this.db.prepare(
      `SELECT substr(path, ?)${columns} FROM documents WHERE path > ? AND path < ? AND instr(substr(path, ?), '/') = 0`,
    );
    const idAt = [...collection].length + 2;
    const jsonPaths = names.map((name) => `$."${name}"`);
    // The range ends with the character after the slash.
    const bounds = [`${collection}/`, `${collection}0`];
    return rows.raw().iterate(idAt, ...jsonPaths, ...bounds, idAt) as Iterable<Columns>;
  }

  private *readAll(): Generator<StoredDocument> {
    const rows = this.db.prepare('SELECT path, create_time, update_time FROM documents').raw().iterate();
    for (const [name, createTime, updateTime] of rows as Iterable<[string, Version, Version]>) {
      yield this.shelf.place(name, createTime, updateTime);
    }
  }

  /** @throws StoreError */
  private readFields(name: string): string {
    try {
      const [fields] = this.select.get(name) as [string];
      return fields;
    } catch (error) {
      throw storeErrorOf(this.file, error);
    }
  }

  /** Checks every page, which takes about half a second for 100,000 documents. */
  private assertIntact(): void {
    const [answer] = this.db.pragma('quick_check(1)') as { quick_check: string }[];
    if (answer?.quick_check !== 'ok') throw damaged(this.file);
  }

  private prepareSchema(): void {
    this.db.exec(`
      CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS documents (
        path TEXT PRIMARY KEY, create_time INTEGER NOT NULL, update_time INTEGER NOT NULL, fields TEXT NOT NULL
      );
      INSERT OR IGNORE INTO meta (name, value)
        VALUES ('schema', ${SCHEMA_VERSION}), ('version', 0), ('epoch', '${randomUUID()}');
    `);
    const schema = this.meta('schema');
    if (schema === SCHEMA_VERSION) return;
    throw new StoreError(
      this.file,
      `has data of schema ${schema}, but this program knows ${SCHEMA_VERSION}`,
      'Use the program that wrote it, or start over with --reset.',
    );
  }

  private meta(name: string): unknown {
    const row = this.db.prepare('SELECT value FROM meta WHERE name = ?').get(name) as
      { value: number } | undefined;
    return row?.value;
  }
}

/** JSON writes the other names with escapes, which SQLite does not find. */
const isPlainName = (name: string): boolean => !/["\\\p{Cc}\p{Cs}]/u.test(name);
