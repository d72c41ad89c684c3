import type { FaceFile } from './faces';
import { placeRuns, type Advancing, type PlacedText } from './place-runs';
import type { Shaper } from './shaper';
import { visualRuns, type FacePair, type TextLine } from './text-runs';

/** A line at font size 1. */
export interface ShapedLine extends TextLine, PlacedText {}

/** Some typefaces have spaces too narrow for a board. */
const LEAST_SPACE_EM = 0.2;

/** The widening of each space in such a typeface, in ems. */
export function lackingSpace(file: FaceFile, shaper: Shaper): number {
  const [space] = shaper.shape(file, ' ', { direction: 'ltr', start: 0, end: 1 });
  return Math.max(0, LEAST_SPACE_EM - (space?.advance ?? 0) / shaper.unitsPerEm(file));
}

/** `spaceEm`: the widening of each space. */
export function shapeLine(line: TextLine, faces: FacePair, shaper: Shaper, spaceEm = 0): ShapedLine {
  const widened = ({ file, letter, advance }: Advancing): number =>
    // A mark on a space, such as the Quran's pause signs, shares its cluster and has no advance.
    advance > 0 && letter === ' ' ? lackingSpace(file, shaper) + spaceEm : 0;
  return { ...line, ...placeRuns(line.text, visualRuns(line, faces), shaper, widened) };
}

export const inkWidth = ({ left, right }: Pick<ShapedLine, 'left' | 'right'>): number => right - left;
