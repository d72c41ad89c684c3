import { fieldsOf } from '@/lib/domain/parse/fields';

/** A range of ayahs in one surah, both ends included. */
export interface VerseReference {
  readonly surah: number;
  readonly from: number;
  readonly to: number;
}

export const SURAH_COUNT = 114;
/** The length of the longest surah. */
const MOST_AYAHS = 286;

/** Parses a stored or sent reference; undefined when invalid. `Verses` checks whether the surah has these ayahs. */
export function parseVerseReference(value: unknown): VerseReference | undefined {
  const { surah, from, to } = fieldsOf(value);
  if (!isWithin(surah, 1, SURAH_COUNT) || !isWithin(from, 1, MOST_AYAHS) || !isWithin(to, from, MOST_AYAHS))
    return undefined;
  return { surah, from, to };
}

const isWithin = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
