import type { FaceFile, FaceScript } from './faces';
import type { Shaper } from './shaper';
import { visualRuns, type Direction, type FacePair } from './text-runs';

/** A line of text and the direction of its paragraph. */
export interface TextLine {
  readonly text: string;
  readonly direction: Direction;
  /** The script of what the paragraph said before it. */
  readonly lead?: FaceScript;
}

export interface PlacedGlyph {
  readonly file: FaceFile;
  readonly glyph: number;
  /** In ems from the start of the line and its baseline; y goes down. */
  readonly x: number;
  readonly y: number;
}

/** A line at a font size of 1: everything in ems, y down. */
export interface ShapedLine extends TextLine {
  readonly glyphs: readonly PlacedGlyph[];
  /** Of its ink; zero where it has none. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly advance: number;
  /** Indices in `text` before which a tatweel may be inserted. */
  readonly tatweelPlaces: readonly number[];
  /** The first letter that its font does not have. */
  readonly missing: { readonly letter: string; readonly file: FaceFile } | null;
}

/** Some faces set words closer than a board can bear. */
const LEAST_SPACE_EM = 0.2;

/** What each space is widened by in such a face, in ems. */
export function lackingSpace(file: FaceFile, shaper: Shaper): number {
  const [space] = shaper.shape(file, ' ', { direction: 'ltr', start: 0, end: 1 });
  return Math.max(0, LEAST_SPACE_EM - (space?.advance ?? 0) / shaper.unitsPerEm(file));
}

/** `spaceEm`: what each space is widened by. */
export function shapeLine(line: TextLine, faces: FacePair, shaper: Shaper, spaceEm = 0): ShapedLine {
  const { text, direction, lead } = line;
  const glyphs: PlacedGlyph[] = [];
  const tatweelPlaces: number[] = [];
  let missing: { readonly at: number; readonly file: FaceFile } | null = null;
  let pen = 0;
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const run of visualRuns(text, direction, faces, lead)) {
    const em = shaper.unitsPerEm(run.file);
    for (const one of shaper.shape(run.file, text, run)) {
      const letter = String.fromCodePoint(text.codePointAt(one.cluster) ?? 0x20);
      if (one.tatweelSafe) tatweelPlaces.push(one.cluster);
      if (one.glyph === 0) {
        if (!missing || one.cluster < missing.at) missing = { at: one.cluster, file: run.file };
        continue;
      }
      const x = pen + one.xOffset / em;
      const y = -one.yOffset / em;
      const ink = shaper.ink(run.file, one.glyph);
      if (ink) {
        box.left = Math.min(box.left, x + ink.left / em);
        box.right = Math.max(box.right, x + ink.right / em);
        box.top = Math.min(box.top, y - ink.top / em);
        box.bottom = Math.max(box.bottom, y - ink.bottom / em);
        glyphs.push({ file: run.file, glyph: one.glyph, x, y });
      }
      const advance = one.advance / em;
      // A mark upon a space, as the Koran's signs for pauses, shares its cluster and has no advance.
      pen += advance > 0 && letter === ' ' ? advance + lackingSpace(run.file, shaper) + spaceEm : advance;
    }
  }
  const ink = glyphs.length > 0 ? box : { left: 0, right: 0, top: 0, bottom: 0 };
  return {
    ...line,
    glyphs,
    ...ink,
    advance: pen,
    tatweelPlaces,
    missing: missing && named(missing, text),
  };
}

export const inkWidth = ({ left, right }: Pick<ShapedLine, 'left' | 'right'>): number => right - left;

/** The letter with the marks upon it, as a person would name it. */
const named = ({ at, file }: { readonly at: number; readonly file: FaceFile }, text: string) => ({
  letter: (/^.\p{M}*/su.exec(text.slice(at))?.[0] ?? '').trim(),
  file,
});
