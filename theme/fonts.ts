import localFont from 'next/font/local';

/** IBM Plex Sans and IBM Plex Sans Arabic were drawn to stand beside each other: equal weight, height and rhythm. */
const latin = localFont({
  src: [
    {
      path: '../node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-500-normal.woff2',
      weight: '500',
    },
  ],
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/** Fetched only where Arabic letters are shown. */
const arabic = localFont({
  src: [
    {
      path: '../node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-500-normal.woff2',
      weight: '500',
    },
  ],
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0600-06FF, U+0750-077F, U+0870-088E, U+08A0-08FF, U+FB50-FDFF, U+FE70-FEFC',
    },
  ],
});

/** The variables that `theme/tokens/typography.ts` builds the font stacks of. */
export const fontCss = `:root{--font-latin:${latin.style.fontFamily};--font-arabic:${arabic.style.fontFamily}}`;
