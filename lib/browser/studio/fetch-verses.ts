import { readVerses, type Verses } from '@/lib/domain/studio/verses/verses';

/** Written by scripts/build/studio.mjs. */
const FILE = '/studio/quran-simple.txt';

let reading: Promise<Verses> | null = null;

/** The verified text of the Quran, fetched once. Rejects where it did not load or is not the verified one. */
export function fetchVerses(): Promise<Verses> {
  reading ??= read();
  // The next call retries.
  reading.catch(() => (reading = null));
  return reading;
}

async function read(): Promise<Verses> {
  const response = await fetch(FILE);
  if (!response.ok) throw new Error(`The text of the Quran did not load: ${response.status}`);
  return readVerses(await response.text());
}
