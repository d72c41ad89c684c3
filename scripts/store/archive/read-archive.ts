import fs from 'node:fs';
import readline from 'node:readline';
import { fieldsOf, filledText } from '@/lib/domain/parse/fields';
import { entryOf, FORMAT, Tally, VERSION, type Entry, type Summary } from './format';

export interface Archive extends Summary {
  readonly file: string;
  /** The store that was exported. */
  readonly storeId: string;
}

/** Reads the whole file and checks its hash; throws a sentence about what is wrong with it. */
export async function openArchive(file: string): Promise<Archive> {
  if (!fs.existsSync(file)) throw new Error(`There is no file ${file}.`);
  const tally = new Tally();
  let storeId: string | undefined;
  let last = '';
  for await (const line of linesOf(file)) {
    if (!storeId) storeId = storeOf(file, line);
    if (last) tally.add(last);
    last = line;
  }
  const summary = tally.summary();
  const { end } = fieldsOf(parsed(last));
  if (!storeId || filledText(fieldsOf(end).sha256) !== summary.sha256)
    throw new Error(`The file ${file} is cut off or was changed: its contents do not match its SHA-256.`);
  return { file, storeId, ...summary };
}

/** What the file holds, one entry after the other. */
export async function* entriesOf({ file }: Archive): AsyncGenerator<Entry> {
  for await (const line of linesOf(file)) {
    const entry = entryOf(line);
    if (entry) yield entry;
  }
}

const linesOf = (file: string) =>
  readline.createInterface({ input: fs.createReadStream(file), crlfDelay: Infinity });

function storeOf(file: string, line: string): string {
  const { format, version, storeId } = fieldsOf(parsed(line));
  const id = filledText(storeId);
  if (format === FORMAT && version === VERSION && id) return id;
  throw new Error(`The file ${file} is no export of a store (${FORMAT}, version ${VERSION}).`);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
