/**
 * A store's choices in its setting (`lib/domain/store/look`), as words of the page's `data-look`. Without one of
 * these, a page has the default of each token.
 */
export const lookConditions = {
  // Twice, so that it weighs more than the language of the default.
  plexTitles: 'html[data-look][data-look~=fonts-plex] &',
  amiriTitles: 'html[data-look~=fonts-amiri] &',
  amiriArabicTitles: 'html[data-look~=fonts-amiri]:lang(ar) &',
  kufiTitles: 'html[data-look~=fonts-kufi] &',
  kufiArabicTitles: 'html[data-look~=fonts-kufi]:lang(ar) &',
  sharpCorners: 'html[data-look~=corners-sharp] &',
  roundCorners: 'html[data-look~=corners-round] &',
  compact: 'html[data-look~=density-compact] &',
  airy: 'html[data-look~=density-airy] &',
  smallLogo: 'html[data-look~=logoSize-small] &',
  largeLogo: 'html[data-look~=logoSize-large] &',
  smallIcons: 'html[data-look~=iconSize-small] &',
  largeIcons: 'html[data-look~=iconSize-large] &',
};

const spaced = (base: number, compact: number, airy: number) => ({
  value: { base: `{spacing.${base}}`, _compact: `{spacing.${compact}}`, _airy: `{spacing.${airy}}` },
});

/** The rhythm of a shop's pages, on phones and on wide windows. */
export const lookSpacing = {
  section: spaced(16, 10, 20),
  sectionWide: spaced(24, 14, 32),
  pieces: spaced(14, 9, 20),
  piecesWide: spaced(20, 12, 28),
  cards: spaced(8, 5, 12),
  cardsWide: spaced(12, 8, 16),
  gutter: spaced(4, 3, 5),
  gutterWide: spaced(8, 5, 12),
};

export const lookSizes = {
  logo: { value: { base: '{sizes.12}', _smallLogo: '{sizes.9}', _largeLogo: '{sizes.16}' } },
  logoWide: { value: { base: '{sizes.14}', _smallLogo: '{sizes.10}', _largeLogo: '{sizes.20}' } },
  headerIcon: { value: { base: '{sizes.5}', _smallIcons: '{sizes.4}', _largeIcons: '{sizes.6}' } },
};
