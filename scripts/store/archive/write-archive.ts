import fs from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { FORMAT, lineOf, Tally, VERSION, type Entry, type Header, type Summary } from './format';

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
  const write = async (line: string) => {
    if (stream && !stream.write(`${line}\n`)) await once(stream, 'drain');
  };
  const tally = new Tally();
  const add = async (line: string) => {
    tally.add(line);
    await write(line);
  };
  try {
    const header: Header = { format: FORMAT, version: VERSION, storeId };
    await add(JSON.stringify(header));
    for await (const entry of entries) {
      await add(lineOf(entry));
      onEntry?.(tally.entries);
    }
    const summary = tally.summary();
    await write(JSON.stringify({ end: summary }));
    if (stream) {
      stream.end();
      await once(stream, 'finish');
    }
    if (part && file) fs.renameSync(part, file);
    return summary;
  } catch (error) {
    stream?.destroy();
    if (part) fs.rmSync(part, { force: true });
    throw error;
  }
}
