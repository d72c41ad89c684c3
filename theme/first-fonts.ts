import type { Locale } from '@/lib/domain/locale';
import type { FontPair } from '@/lib/domain/store/look/look';
import amiriArabic from './generated/fonts/amiri-arabic-400.woff2';
import amiriLatin from './generated/fonts/amiri-latin-400.woff2';
import displayArabic from './generated/fonts/display-arabic-400.woff2';
import displayLatin from './generated/fonts/display-latin-400.woff2';
import kufiArabic from './generated/fonts/kufi-arabic-400.woff2';
import kufiLatin from './generated/fonts/kufi-latin-400.woff2';
import sansArabic from './generated/fonts/sans-arabic-400.woff2';
import sansLatin from './generated/fonts/sans-latin-400.woff2';

const TITLES: Readonly<Record<FontPair, Readonly<Record<Locale, readonly string[]>>>> = {
  markazi: { en: [displayLatin], ar: [displayArabic] },
  plex: { en: [], ar: [] },
  amiri: { en: [amiriLatin], ar: [amiriArabic] },
  kufi: { en: [kufiLatin], ar: [kufiArabic] },
};

/**
 * Fonts that a page preloads beside the style sheet. Arabic text uses the Latin font's spaces and digits, except in titles
 * (`theme/faces.ts`).
 */
export const firstFonts = (pair: FontPair, locale: Locale): readonly string[] =>
  locale === 'ar' ? [sansArabic, ...TITLES[pair].ar, sansLatin] : [sansLatin, ...TITLES[pair].en];
