/** Colours for shares of a whole, which also differ in lightness; the tokens follow the colour mode. */
const SHARE_COLORS = ['brand.solid', 'orange.solid', 'green.solid', 'blue.solid', 'red.solid', 'gray.border'];

export const shareColor = (index: number): string =>
  SHARE_COLORS[index % SHARE_COLORS.length] ?? 'brand.solid';
