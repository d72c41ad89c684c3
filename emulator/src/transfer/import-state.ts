import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { openRecords, type RecordChange, type Records } from '../data-dir/records';
import type { StoredDocument } from '../firestore/engine/types';
import { databaseFolder } from '../firestore/store/database-folder';
import type { DocumentStore } from '../firestore/store/document-store';
import { openSqliteStore } from '../firestore/store/sqlite-store';
import { StartError } from '../start-error';
import { openStripeDatabase, type StripeDatabase } from '../stripe/core/database';
import { Batch } from './batch';
import type { Line } from './format';

type LineOf<K extends Line['kind']> = Extract<Line, { kind: K }>;

/**
 * Makes a data folder of an exported file; all of it or nothing.
 * @returns the number of lines
 * @throws StartError when there is such a folder already, or the file is none of ours or not whole
 */
export async function importState(file: string, dataDir: string): Promise<number> {
  if (fs.existsSync(dataDir) && fs.readdirSync(dataDir).length > 0)
    throw new StartError(`The folder ${dataDir} is not empty; import into a new one.`);
  const unfinished = `${path.resolve(dataDir)}.importing`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  try {
    const lines = await fill(file, unfinished);
    fs.rmSync(dataDir, { recursive: true, force: true });
    fs.renameSync(unfinished, dataDir);
    return lines;
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
}

async function fill(file: string, dataDir: string): Promise<number> {
  const reader = createInterface({ input: fs.createReadStream(file) });
  let target: Target | null = null;
  let [lines, end] = [0, 0];
  try {
    for await (const text of reader) {
      const line = parseLine(text, file, lines + 1);
      lines += 1;
      if (line.kind === 'local-firebase') target = new Target(dataDir, line.version);
      else if (!target)
        throw new StartError(`${file} does not begin as an export of the local Firebase does.`);
      else if (line.kind === 'end') end = line.lines;
      else target.take(line);
    }
    if (end !== lines || lines === 0)
      throw new StartError(`${file} is not whole: it ends after ${lines} lines.`);
    target?.finish();
    return lines;
  } finally {
    target?.close();
  }
}

function parseLine(text: string, file: string, number: number): Line {
  try {
    return JSON.parse(text) as Line;
  } catch {
    throw new StartError(`${file} is not whole: its line ${number} is no JSON.`);
  }
}

/** A database of the new folder; its times go on from the exported one's, also where it has no document. */
class FilledDatabase {
  private readonly store: DocumentStore;
  private readonly documents: Batch<StoredDocument>;

  constructor(folder: string, version: number) {
    this.store = openSqliteStore(folder);
    this.store.save(version, []);
    this.documents = new Batch((batch) =>
      this.store.save(
        version,
        batch.map((after) => ({ path: after.path, before: null, after })),
      ),
    );
  }

  add(document: StoredDocument): void {
    this.documents.add(document);
  }

  flush(): void {
    this.documents.flush();
  }

  close(): void {
    this.flush();
    this.store.close();
  }
}

/** A new data folder while it is filled. */
class Target {
  private database: FilledDatabase;
  private readonly records: Records;
  private readonly stripe: StripeDatabase;
  private readonly changes: Batch<RecordChange>;
  private readonly rows: Batch<LineOf<'stripe'>>;

  constructor(
    private readonly dataDir: string,
    version: number,
  ) {
    fs.mkdirSync(path.join(dataDir, 'blobs'), { recursive: true });
    this.database = new FilledDatabase(dataDir, version);
    this.records = openRecords(path.join(dataDir, 'platform.db'));
    this.stripe = openStripeDatabase(path.join(dataDir, 'stripe.db'));
    this.changes = new Batch((batch) => this.records.write(batch));
    this.rows = new Batch((batch) => this.stripe.transaction(() => batch.forEach(this.insert))());
  }

  take(line: Exclude<Line, LineOf<'local-firebase'> | LineOf<'end'>>): void {
    if (line.kind === 'database') {
      this.database.close();
      this.database = new FilledDatabase(databaseFolder(this.dataDir, line.id), line.version);
    }
    if (line.kind === 'document') this.database.add(line);
    if (line.kind === 'record') this.changes.add({ kind: line.of, id: line.id, value: line.value });
    if (line.kind === 'stripe') this.rows.add(line);
    if (line.kind === 'bytes')
      fs.writeFileSync(
        path.join(this.dataDir, 'blobs', path.basename(line.file)),
        Buffer.from(line.base64, 'base64'),
      );
  }

  finish(): void {
    for (const batch of [this.database, this.changes, this.rows]) batch.flush();
  }

  close(): void {
    this.database.close();
    this.records.close();
    this.stripe.close();
  }

  private readonly insert = ({ table, row }: LineOf<'stripe'>): void => {
    const columns = Object.keys(row);
    const places = columns.map(() => '?').join(', ');
    this.stripe
      .prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`)
      .run(...Object.values(row));
  };
}
