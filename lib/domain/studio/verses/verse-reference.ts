import { fieldsOf } from '@/lib/domain/parse/fields';

/** Ayahs of one surah, from one to another, both included. */
export interface VerseReference {
  readonly surah: number;
  readonly from: number;
  readonly to: number;
}

export const SURAH_COUNT = 114;
/** Of the longest surah. */
const MOST_AYAHS = 286;

/** A reference as it is stored or sent; undefined for what is none. Whether the surah has these ayahs, its text says. */
export function parseVerseReference(value: unknown): VerseReference | undefined {
  const { surah, from, to } = fieldsOf(value);
  if (!isWithin(surah, 1, SURAH_COUNT) || !isWithin(from, 1, MOST_AYAHS) || !isWithin(to, from, MOST_AYAHS))
    return undefined;
  return { surah, from, to };
}

const isWithin = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
