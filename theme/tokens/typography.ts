import { tokenValues } from './token-values';

/**
 * Latin first, because its spaces and measures serve both scripts (`theme/faces.ts`); the stand-in reserves the room until the
 * fonts load.
 */
const SANS = "'Boards Sans', 'Boards Sans Arabic', 'Boards Sans Stand-in', system-ui, sans-serif";
const displayFirst = (first: string, second: string) =>
  `'${first}', '${second}', 'Boards Display Stand-in', Georgia, serif`;
const titlesIn = (family: string, ending: string) => ({
  latin: `'${family}', '${family} Arabic', ${ending}`,
  arabic: `'${family} Arabic', '${family}', ${ending}`,
});
const AMIRI = titlesIn('Boards Amiri', 'Georgia, serif');
const KUFI = titlesIn('Boards Kufi', 'system-ui, sans-serif');

export const fonts = tokenValues({
  body: SANS,
  heading: SANS,
  mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
});

/** For titles large enough to show it; in Arabic, the Arabic font comes first and provides the spaces. */
export const semanticFonts = {
  display: {
    value: {
      base: displayFirst('Boards Display', 'Boards Display Arabic'),
      _arabicPage: displayFirst('Boards Display Arabic', 'Boards Display'),
      _plexTitles: SANS,
      _amiriTitles: AMIRI.latin,
      _amiriArabicTitles: AMIRI.arabic,
      _kufiTitles: KUFI.latin,
      _kufiArabicTitles: KUFI.arabic,
    },
  },
};

/** We ship two weights; all heavier names in Chakra's recipes mean the second. */
export const fontWeights = tokenValues({ normal: '400', medium: '500', semibold: '500', bold: '500' });

export const fontSizes = tokenValues({
  '2xs': '0.6875rem',
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.25rem',
  '2xl': '1.5rem',
  '3xl': '1.875rem',
  '4xl': '2.25rem',
  '5xl': '3rem',
  '6xl': '3.75rem',
  '7xl': '4.5rem',
});

export const lineHeights = tokenValues({
  shorter: '1.25',
  short: '1.375',
  moderate: '1.5',
  tall: '1.625',
  taller: '2',
});

export const letterSpacings = tokenValues({
  tighter: '-0.05em',
  tight: '-0.02em',
  wide: '0.025em',
  wider: '0.05em',
  widest: '0.1em',
});
