import { normalizeForSearch } from '@/lib/domain/catalogue/search/normalize-for-search';
import { designHash } from '@/lib/domain/studio/design/design-hash';
import type { VerseReference } from './verse-reference';

/** The SHA-256 of `data/quran/quran-simple.txt`. */
const CHECKSUM = '17e119ecd9aa91811fd50c358da1823ff9db94295c20f52c45be4b060005e4ed';

interface Ayah {
  readonly surah: number;
  readonly ayah: number;
  readonly text: string;
}

/** The verified text of the Quran. */
export interface Verses {
  readonly ayahs: readonly Ayah[];
  /** The board's text for a reference; undefined for a missing verse. */
  textOf(reference: VerseReference): string | undefined;
  /** Ayahs that contain all of these words, ignoring marks; shortest first. */
  search(words: string): Ayah[];
}

const LINE = /^(\d+)\|(\d+)\|(.+)$/;
/** Shorter words match nearly every ayah. */
const LEAST_LETTERS = 2;
const MOST_FOUND = 12;

/** Parses Tanzil's file. Throws if a single letter differs: a verse is shown as verified or not at all. */
export async function readVerses(file: string): Promise<Verses> {
  if ((await designHash(file)) !== CHECKSUM)
    throw new Error('The text of the Quran is not the verified one.');
  const ayahs = file.split('\n').flatMap((line): Ayah[] => {
    const [, surah, ayah, text] = LINE.exec(line) ?? [];
    return text ? [{ surah: Number(surah), ayah: Number(ayah), text }] : [];
  });
  let folded: readonly string[] | null = null;
  return {
    ayahs,
    textOf: ({ surah, from, to }) => {
      const found = ayahs.filter((one) => one.surah === surah && one.ayah >= from && one.ayah <= to);
      const isWhole = found.length > 0 && found.length === to - from + 1;
      return isWhole ? found.map(({ text }) => text).join(' ') : undefined;
    },
    search: (words) => {
      const asked = normalizeForSearch(words).trim().replace(/\s+/g, ' ');
      if (asked.length < LEAST_LETTERS) return [];
      folded ??= ayahs.map(({ text }) => ` ${normalizeForSearch(text)} `);
      const parts = asked.split(' ');
      const texts = folded;
      return ayahs
        .filter((_, index) => parts.every((part) => texts[index]?.includes(part)))
        .sort((a, b) => a.text.length - b.text.length)
        .slice(0, MOST_FOUND);
    },
  };
}
