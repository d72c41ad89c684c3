/** Code 39: nine elements per character, alternating bars and gaps; `w` is a wide one. */
const PATTERNS: Readonly<Record<string, string>> = {
  '0': 'nnnwwnwnn',
  '1': 'wnnwnnnnw',
  '2': 'nnwwnnnnw',
  '3': 'wnwwnnnnn',
  '4': 'nnnwwnnnw',
  '5': 'wnnwwnnnn',
  '6': 'nnwwwnnnn',
  '7': 'nnnwnnwnw',
  '8': 'wnnwnnwnn',
  '9': 'nnwwnnwnn',
  A: 'wnnnnwnnw',
  B: 'nnwnnwnnw',
  C: 'wnwnnwnnn',
  D: 'nnnnwwnnw',
  E: 'wnnnwwnnn',
  F: 'nnwnwwnnn',
  G: 'nnnnnwwnw',
  H: 'wnnnnwwnn',
  I: 'nnwnnwwnn',
  J: 'nnnnwwwnn',
  K: 'wnnnnnnww',
  L: 'nnwnnnnww',
  M: 'wnwnnnnwn',
  N: 'nnnnwnnww',
  O: 'wnnnwnnwn',
  P: 'nnwnwnnwn',
  Q: 'nnnnnnwww',
  R: 'wnnnnnwwn',
  S: 'nnwnnnwwn',
  T: 'nnnnwnwwn',
  U: 'wwnnnnnnw',
  V: 'nwwnnnnnw',
  W: 'wwwnnnnnn',
  X: 'nwnnwnnnw',
  Y: 'wwnnwnnnn',
  Z: 'nwwnwnnnn',
  '-': 'nwnnnnwnw',
  '*': 'nwnnwnwnn',
};

const WIDE = 3;

interface Barcode {
  /** The total width in narrow elements. */
  readonly width: number;
  readonly bars: readonly { readonly at: number; readonly width: number }[];
}

/** The bars for capitals, digits and dashes, which order numbers consist of; null for anything else. */
export function code39(text: string): Barcode | null {
  const patterns = [...`*${text}*`].map((char, index, all) =>
    char === '*' && index > 0 && index < all.length - 1 ? undefined : PATTERNS[char],
  );
  if (patterns.includes(undefined)) return null;
  const bars: { at: number; width: number }[] = [];
  let at = 0;
  for (const pattern of patterns) {
    for (const [index, element] of [...(pattern ?? '')].entries()) {
      const width = element === 'w' ? WIDE : 1;
      if (index % 2 === 0) bars.push({ at, width });
      at += width;
    }
    at += 1;
  }
  return { width: at - 1, bars };
}
