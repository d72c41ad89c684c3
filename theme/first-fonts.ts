import displayArabic from './generated/fonts/display-arabic-400.woff2';
import displayLatin from './generated/fonts/display-latin-400.woff2';
import sansArabic from './generated/fonts/sans-arabic-400.woff2';
import sansLatin from './generated/fonts/sans-latin-400.woff2';

const LATIN = [sansLatin, displayLatin];

/**
 * What each language's pages need first, so that it is fetched beside the style sheet that asks for the rest. The spaces and
 * figures between Arabic letters are the Latin side's.
 */
export const FIRST_FONTS = { en: LATIN, ar: [sansArabic, displayArabic, ...LATIN] } as const;
