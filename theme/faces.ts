/** First and last code point. */
export type CodeRange = readonly [first: number, last: number];
export type Script = 'latin' | 'arabic';

/**
 * ASCII, Latin-1, typographic punctuation, and the invisible direction marks around a price. For a character in no range,
 * browsers load a system font at every font size, even if it is invisible.
 */
const LATIN: readonly CodeRange[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2009, 0x200f],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2066, 0x2069],
  [0x20ac, 0x20ac],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
];

/** Arabic with its vowel marks and digits; Persian and Urdu letters come from the reader's own fonts. */
const ARABIC: readonly CodeRange[] = [
  [0x60c, 0x60c],
  [0x61b, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x655],
  [0x660, 0x66c],
  [0x670, 0x671],
];

export const RANGES: Readonly<Record<Script, readonly CodeRange[]>> = { latin: LATIN, arabic: ARABIC };

export interface Face {
  readonly family: 'Boards Sans' | 'Boards Display' | 'Boards Amiri' | 'Boards Kufi';
  readonly script: Script;
  readonly weight: 400 | 500;
  /** A WOFF file below `node_modules/@fontsource`. */
  readonly source: string;
  /** Scales the letters (per cent) to match the other family at the same font size. */
  readonly sizeAdjust?: number;
}

const plex = (script: Script, weight: Face['weight']): Face => {
  const name = script === 'latin' ? 'ibm-plex-sans' : 'ibm-plex-sans-arabic';
  return {
    family: 'Boards Sans',
    script,
    weight,
    source: `${name}/files/${name}-${script}-${weight}-normal.woff`,
  };
};

/** Markazi's letters are small for their font size. */
const MARKAZI_SIZE = 128;

const markazi = (script: Script): Face => ({
  family: 'Boards Display',
  script,
  weight: 400,
  source: `markazi-text/files/markazi-text-${script}-400-normal.woff`,
  sizeAdjust: MARKAZI_SIZE,
});

/** Titles of the font pairs that an owner may choose (`FONT_PAIRS`). */
const titles = (family: Face['family'], name: string, sizeAdjust?: number): readonly Face[] =>
  (['latin', 'arabic'] as const).map((script) => ({
    ...{ family, script, weight: 400 },
    source: `${name}/files/${name}-${script}-400-normal.woff`,
    ...(sizeAdjust && { sizeAdjust }),
  }));

/**
 * Both families of the default have a Latin and an Arabic font that were designed together: IBM Plex Sans for text, Markazi Text for titles. A
 * page fetches only the fonts that its letters need.
 */
export const FACES: readonly Face[] = [
  plex('latin', 400),
  plex('latin', 500),
  plex('arabic', 400),
  plex('arabic', 500),
  markazi('latin'),
  markazi('arabic'),
  ...titles('Boards Amiri', 'amiri', 105),
  ...titles('Boards Kufi', 'reem-kufi'),
];

const SPACE: CodeRange = [0x20, 0x20];

/** An Arabic title font has its own spaces, as wide as the Latin ones, so that an Arabic title needs only one font. */
export const rangesOf = ({ family, script }: Pick<Face, 'family' | 'script'>): readonly CodeRange[] =>
  family !== 'Boards Sans' && script === 'arabic' ? [SPACE, ...ARABIC] : RANGES[script];

/**
 * The Arabic font has its own family name. Under a shared name, browsers would load a system font in place of the font not
 * fetched. They would do so for every font size, and wait for another process each time.
 */
export const familyOf = ({ family, script }: Pick<Face, 'family' | 'script'>): string =>
  script === 'arabic' ? `${family} Arabic` : family;

interface StandIn {
  readonly family: string;
  readonly local: string;
  /** Scales the local font (per cent), so that lines break at the same words before and after the web font loads. */
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Fonts that every system has, scaled to the measures of the real families (by Capsize's metrics). */
export const STAND_INS: readonly StandIn[] = [
  { family: 'Boards Sans Stand-in', local: 'Arial', sizeAdjust: 101.17, ascent: 101.32, descent: 27.18 },
  {
    family: 'Boards Display Stand-in',
    local: 'Times New Roman',
    sizeAdjust: (82.57 * MARKAZI_SIZE) / 100,
    ascent: 101.59,
    descent: 43.76,
  },
];
