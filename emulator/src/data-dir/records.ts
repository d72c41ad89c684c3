import Database from 'libsql';
import { StartError } from '../start-error';

export interface RecordChange {
  readonly kind: string;
  readonly id: string;
  /** Stored as JSON; undefined deletes the record. */
  readonly value: unknown;
}

/** Small JSON records by kind and id in one SQLite file; what `write` returned from is on disk. */
export interface Records {
  /** In order of their ids. */
  all<T>(kind: string): { id: string; value: T }[];
  /** Of every kind. */
  everything(): Iterable<RecordChange>;
  write(changes: readonly RecordChange[]): void;
  close(): void;
}

export function openRecords(file: string): Records {
  const database = open(file);
  const select = database.prepare('SELECT id, json FROM records WHERE kind = ? ORDER BY id');
  const upsert = database.prepare('INSERT OR REPLACE INTO records (kind, id, json) VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM records WHERE kind = ? AND id = ?');
  const apply = database.transaction((changes: readonly RecordChange[]) => {
    for (const { kind, id, value } of changes)
      if (value === undefined) remove.run(kind, id);
      else upsert.run(kind, id, JSON.stringify(value));
  });
  return {
    all<T>(kind: string) {
      const rows = select.all(kind) as { id: string; json: string }[];
      return rows.map(({ id, json }) => ({ id, value: JSON.parse(json) as T }));
    },
    *everything() {
      const rows = database.prepare('SELECT kind, id, json FROM records ORDER BY kind, id').iterate();
      for (const { kind, id, json } of rows as Iterable<{ kind: string; id: string; json: string }>)
        yield { kind, id, value: JSON.parse(json) as unknown };
    },
    write: (changes) => void (changes.length && apply(changes)),
    close: () => void database.close(),
  };
}

function open(file: string): Database.Database {
  try {
    const database = new Database(file);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.exec(
      'CREATE TABLE IF NOT EXISTS records (kind TEXT, id TEXT, json TEXT, PRIMARY KEY (kind, id)) WITHOUT ROWID',
    );
    return database;
  } catch (error) {
    throw new StartError(
      `The file ${file} cannot be used (${(error as Error).message}); restore it from a backup, or move it away to start without accounts, files and mails.`,
    );
  }
}
