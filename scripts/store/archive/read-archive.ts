import fs from 'node:fs';
import { STORE_ID, storeId, type StoreId } from '@/lib/domain/ids';
import { fieldsOf, filledText } from '@/lib/domain/parse/fields';
import {
  entryOf,
  FORMAT,
  isCustomer,
  Tally,
  VERSION,
  type Entry,
  type Summary,
} from '@/functions/src/adapters/archive/format';
import { isOfStore } from './is-of-store';
import { linesOf } from './lines-of';

export interface Archive extends Summary {
  readonly file: string;
  /** The store that was exported. */
  readonly storeId: StoreId;
  /** Stripe's ids of the customers who pay its plan. */
  readonly customers: readonly string[];
}

/**
 * Reads the whole file and checks that its hash is right and that it holds only this store. Throws a sentence about the
 * problem.
 */
export async function openArchive(file: string): Promise<Archive> {
  if (!fs.existsSync(file)) throw new Error(`There is no file ${file}.`);
  const tally = new Tally();
  let store: StoreId | undefined;
  const customers: string[] = [];
  let last = '';
  for await (const line of linesIn(file)) {
    store ??= storeOf(file, line);
    const entry = entryOf(parsed(line));
    refuseForeign(file, store, entry);
    if (entry && isCustomer(entry)) customers.push(entry.document.path.split('/').at(-1) ?? '');
    if (last) tally.add(last);
    last = line;
  }
  const summary = tally.summary();
  const { end } = fieldsOf(parsed(last));
  if (!store || filledText(fieldsOf(end).sha256) !== summary.sha256)
    throw new Error(`The file ${file} is cut off or was changed: its contents do not match its SHA-256.`);
  return { file, storeId: store, customers, ...summary };
}

function refuseForeign(file: string, store: StoreId, entry: Entry | null): void {
  if (!entry || entry.kind === 'account' || isOfStore(entry, store)) return;
  const path = entry.kind === 'document' ? entry.document.path : entry.picture.path;
  throw new Error(`The file ${file} holds ${JSON.stringify(path)}, which is not of its store "${store}".`);
}

/** The file's entries, one after another. */
export async function* entriesOf({ file }: Archive): AsyncGenerator<Entry> {
  for await (const line of linesIn(file)) {
    const entry = entryOf(parsed(line));
    if (entry) yield entry;
  }
}

const linesIn = (file: string) => linesOf(fs.createReadStream(file));

function storeOf(file: string, line: string): StoreId {
  const { format, version, storeId: named } = fieldsOf(parsed(line));
  const id = filledText(named) ?? '';
  if (format === FORMAT && version === VERSION && STORE_ID.test(id)) return storeId(id);
  throw new Error(`The file ${file} is no export of a store (${FORMAT}, version ${VERSION}).`);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
