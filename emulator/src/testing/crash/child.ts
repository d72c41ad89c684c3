import { writeSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { inOneSentence } from '../../start-error';
import { DATA_FILES } from './damage';
import { openStores, STORE_NAMES } from './stores';

/** What the parent reads, one JSON object a line. Written at once, so that a kill loses no line that was told. */
export type ChildLine =
  | { readonly is: 'found'; readonly ids: Readonly<Record<string, readonly string[]>> }
  | { readonly is: 'begun' | 'saved'; readonly store: string; readonly id: string }
  | { readonly is: 'refused'; readonly store: string; readonly id: string; readonly why: string }
  | { readonly is: 'checkpoint' }
  | { readonly is: 'broken'; readonly why: string };

const tell = (line: ChildLine): void => void writeSync(1, `${JSON.stringify(line)}\n`);

const CHECKPOINT_EVERY = 8;

/** Tells what it finds and, given a prefix for ids, goes on to write into every store until it is killed. */
async function main([dataDir = '', prefix]: readonly string[]): Promise<void> {
  const opened = await openStores(dataDir);
  const ids: Record<string, readonly string[]> = {};
  for (const name of STORE_NAMES) ids[name] = await opened.stores[name].found();
  tell({ is: 'found', ids });
  if (prefix === undefined) return opened.close();
  const files = DATA_FILES.map((file) => new Database(path.join(dataDir, file)));
  for (let n = 0; ; n += 1) {
    for (const store of STORE_NAMES) {
      const id = `${prefix}-${n}`;
      tell({ is: 'begun', store, id });
      try {
        await opened.stores[store].put(id);
        tell({ is: 'saved', store, id });
      } catch (error) {
        tell({ is: 'refused', store, id, why: inOneSentence(error) });
      }
    }
    if (n % CHECKPOINT_EVERY !== CHECKPOINT_EVERY - 1) continue;
    tell({ is: 'checkpoint' });
    for (const file of files) checkpoint(file);
  }
}

/** SQLite moves the log into the file, as it does by itself from time to time. A full disk may refuse it. */
function checkpoint(file: Database.Database): void {
  try {
    file.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // Tried again with the next one; what was saved is in the log.
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  tell({ is: 'broken', why: inOneSentence(error) });
  process.exit(1);
});
