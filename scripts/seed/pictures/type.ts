import { glyphsOutline } from '@/lib/domain/studio/text/draw-text';
import { createShaperOf } from '@/lib/domain/studio/text/harfbuzz-shaper';
import { placeRuns, type PlacedText } from '@/lib/domain/studio/text/place-runs';
import { packagedFont, type PackagedFont } from '@/scripts/fonts/packaged-font';
import { fill } from './svg';

const latin = (family: string, weight: number, style?: 'italic') =>
  ({ family, slice: 'latin', weight, ...(style && { style }) }) as const;
const arabic = (family: string, weight: number) => ({ family, slice: 'arabic', weight }) as const;

/** The boards' own fonts, in other weights than shoppers can choose. */
const FONTS = {
  serif: latin('cormorant-garamond', 500),
  serifItalic: latin('cormorant-garamond', 500, 'italic'),
  display: latin('dm-serif-display', 400),
  sans: latin('jost', 400),
  sansBold: latin('jost', 700),
  ruqaa: arabic('aref-ruqaa', 700),
  kufi: arabic('reem-kufi', 500),
  kufiBold: arabic('reem-kufi', 700),
  naskh: arabic('amiri', 700),
  poster: arabic('rakkas', 400),
  nastaliq: arabic('gulzar', 400),
} as const satisfies Record<string, PackagedFont>;
export type Face = keyof typeof FONTS;

export const isArabicFace = (face: Face) => FONTS[face].slice === 'arabic';

/** A shaped line at a font size of 1, in ems with y downwards. */
export interface Line extends Pick<PlacedText, 'left' | 'right' | 'top' | 'bottom'> {
  /** As path data; its origin is at `x` on the baseline. */
  outline(x: number, baseline: number, size: number): string;
}

/** `tracking` in ems. */
export type Shape = (face: Face, text: string, tracking?: number) => Line;

/** The Kufi sets words too close together for a caption; this is its minimum space. */
const SPACE_EM = 0.3;

/** Loads the studio's shaper with the boards' fonts. It throws when a font lacks a letter, so that no empty box is drawn. */
export async function openType(): Promise<Shape> {
  // Imported at run time, because the engine is an ES module and this bundle is CommonJS.
  const shaper = createShaperOf<Face>(await import('harfbuzzjs'), (face) => FONTS[face].slice);
  const add = async (face: Face) => shaper.add(face, await packagedFont(FONTS[face]));
  await Promise.all((Object.keys(FONTS) as Face[]).map(add));

  return (face, text, tracking = 0) => {
    const run = { start: 0, end: text.length, file: face } as const;
    const direction = isArabicFace(face) ? 'rtl' : 'ltr';
    const line = placeRuns(text, [{ ...run, direction }], shaper, ({ letter, advance }) => {
      const isClose = letter === ' ' && face.startsWith('kufi') && advance < SPACE_EM;
      return tracking + (isClose ? SPACE_EM - advance : 0);
    });
    if (line.missing)
      throw new Error(`The face ${face} has no glyph for "${line.missing.letter}" in "${text}".`);
    const outline = (x: number, baseline: number, size: number) =>
      glyphsOutline(line.glyphs, x, baseline, size, shaper);
    return { ...line, outline };
  };
}

interface Placement {
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

/** A line as SVG, its ink centred on `x`. */
export const setLine = (line: Line, { x, y, size, fill: color }: Placement): string =>
  fill(line.outline(x - ((line.left + line.right) / 2) * size, y, size), color);

export const inkWidth = (line: Line) => line.right - line.left;
