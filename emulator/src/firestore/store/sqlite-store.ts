import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import type { DocumentChange, Fields, StoredDocument, Version } from '../engine/types';
import type { DocumentStore, SavedState } from './document-store';
import { StoreError, storeErrorOf } from './store-error';

const FILE = 'firestore.sqlite';
const SCHEMA_VERSION = 1;

/**
 * One SQLite file in the data folder. Every save is one transaction, synced to the disk before it returns.
 * @throws StoreError when the folder or the file cannot be used.
 */
export function openSqliteStore(dataDir: string): DocumentStore {
  const file = path.join(dataDir, FILE);
  try {
    mkdirSync(dataDir, { recursive: true });
    return new SqliteStore(file, new Database(file));
  } catch (error) {
    throw storeErrorOf(file, error);
  }
}

class SqliteStore implements DocumentStore {
  private readonly upsert: Database.Statement;
  private readonly remove: Database.Statement;
  private readonly setVersion: Database.Statement;

  constructor(
    private readonly file: string,
    private readonly db: Database.Database,
  ) {
    // Exclusive: a second process on the same file is told so at once.
    db.pragma('locking_mode = EXCLUSIVE');
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    this.prepareSchema();
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

  close(): void {
    this.db.close();
  }

  private readAll(): StoredDocument[] {
    const rows = this.db
      .prepare('SELECT path, fields, create_time, update_time FROM documents')
      .raw()
      .iterate();
    return Array.from(
      rows as Iterable<[string, string, Version, Version]>,
      ([name, fields, createTime, updateTime]) => ({
        path: name,
        fields: this.parse(name, fields),
        createTime,
        updateTime,
      }),
    );
  }

  private parse(name: string, fields: string): Fields {
    try {
      return JSON.parse(fields) as Fields;
    } catch (error) {
      throw new StoreError(
        this.file,
        `the document ${name} in it is damaged`,
        'Restore a copy, or move the file away.',
        {
          cause: error,
        },
      );
    }
  }

  private prepareSchema(): void {
    this.db.exec(`
      CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS documents (
        path TEXT PRIMARY KEY, fields TEXT NOT NULL, create_time INTEGER NOT NULL, update_time INTEGER NOT NULL
      ) WITHOUT ROWID;
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
