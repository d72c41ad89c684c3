import displayArabic from './generated/fonts/display-arabic-400.woff2';
import displayLatin from './generated/fonts/display-latin-400.woff2';
import sansArabic from './generated/fonts/sans-arabic-400.woff2';
import sansLatin from './generated/fonts/sans-latin-400.woff2';

/**
 * What each language's pages need first, so that it is fetched beside the style sheet that asks for the rest. The spaces and
 * figures of Arabic text are the Latin side's, but for titles (`theme/faces.ts`).
 */
export const FIRST_FONTS = {
  en: [sansLatin, displayLatin],
  ar: [sansArabic, displayArabic, sansLatin],
} as const;
