import fs from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { linesOf, Tally, type Entry, type Summary } from '@/functions/src/adapters/archive/format';

interface Options {
  /** Null only computes the hash. */
  readonly file: string | null;
  readonly storeId: string;
  readonly onEntry?: (count: number) => void;
}

/** Streams an archive into a file. The file gets its name only once it is complete and on disk. */
export async function writeArchive(
  { file, storeId, onEntry }: Options,
  entries: AsyncIterable<Entry>,
): Promise<Summary> {
  const part = file && `${file}.part`;
  if (part) fs.mkdirSync(path.dirname(part), { recursive: true });
  const stream = part ? fs.createWriteStream(part, { flush: true }) : null;
  const tally = new Tally();
  try {
    for await (const line of linesOf(storeId, entries, tally)) {
      if (stream && !stream.write(line)) await once(stream, 'drain');
      onEntry?.(tally.entries);
    }
    if (stream) {
      stream.end();
      await once(stream, 'finish');
    }
    if (part && file) fs.renameSync(part, file);
    return tally.summary();
  } catch (error) {
    stream?.destroy();
    if (part) fs.rmSync(part, { force: true });
    throw error;
  }
}
