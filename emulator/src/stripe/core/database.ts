import Database from 'libsql';
import { StartError } from '../../start-error';

export type StripeDatabase = Database.Database;

/** `seq` is the order of creation, which lists follow; `hidden` is what no answer shows. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS objects (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, account TEXT NOT NULL, type TEXT NOT NULL, id TEXT NOT NULL,
    json TEXT NOT NULL, hidden TEXT, UNIQUE (account, type, id));
  CREATE INDEX IF NOT EXISTS objects_by_type ON objects (account, type, seq);
  CREATE INDEX IF NOT EXISTS objects_by_intent ON objects (account, type, json_extract(json, '$.payment_intent'));
  CREATE INDEX IF NOT EXISTS objects_by_customer ON objects (account, type, json_extract(json, '$.customer'));
  CREATE INDEX IF NOT EXISTS connected_accounts ON objects (id) WHERE type = 'account';
  CREATE TABLE IF NOT EXISTS answers (
    account TEXT, key TEXT, fingerprint TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL,
    request TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (account, key)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT, account TEXT NOT NULL, event TEXT NOT NULL, url TEXT NOT NULL,
    secret TEXT NOT NULL, state TEXT NOT NULL, attempts INTEGER NOT NULL, created INTEGER NOT NULL,
    due INTEGER NOT NULL, outcome TEXT);
  CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (state, due);
  CREATE INDEX IF NOT EXISTS deliveries_by_event ON deliveries (event);
  CREATE TABLE IF NOT EXISTS jobs (
    account TEXT, kind TEXT, object TEXT, due INTEGER NOT NULL, PRIMARY KEY (account, kind, object)) WITHOUT ROWID;
`;

/** Everything Stripe would keep, in one SQLite file: what a transaction returned from is on disk. */
export function openStripeDatabase(file: string): StripeDatabase {
  try {
    const database = new Database(file);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.exec(SCHEMA);
    return database;
  } catch (error) {
    throw new StartError(
      `The file ${file} cannot be used (${(error as Error).message}); restore it from a backup, or move it away to start without payments.`,
    );
  }
}
