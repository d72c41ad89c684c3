import { readFile } from 'node:fs/promises';
import { readVerses, type Verses } from '@/lib/domain/studio/verses/verses';

/** The verified text of the Quran, read once per instance and when a verse is first checked. */
export type ReadVerses = () => Promise<Verses>;

export function createReadVerses(file: string): ReadVerses {
  let reading: Promise<Verses> | null = null;
  return () => {
    reading ??= readFile(file, 'utf8').then(readVerses);
    // After a failure the next call retries.
    reading.catch(() => (reading = null));
    return reading;
  };
}
