import displayArabic from './generated/fonts/display-arabic-400.woff2';
import displayLatin from './generated/fonts/display-latin-400.woff2';
import sansArabic from './generated/fonts/sans-arabic-400.woff2';
import sansLatin from './generated/fonts/sans-latin-400.woff2';

/**
 * Fonts that each language's pages preload beside the style sheet. Arabic text uses the Latin font's spaces and digits, except
 * in titles (`theme/faces.ts`).
 */
export const FIRST_FONTS = {
  en: [sansLatin, displayLatin],
  ar: [sansArabic, displayArabic, sansLatin],
} as const;
