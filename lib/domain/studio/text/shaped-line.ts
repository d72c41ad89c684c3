import type { FaceFile, FaceScript } from './faces';
import { placeRuns, type Advancing, type PlacedText } from './place-runs';
import type { Shaper } from './shaper';
import { visualRuns, type Direction, type FacePair } from './text-runs';

/** A line of text and the direction of its paragraph. */
export interface TextLine {
  readonly text: string;
  readonly direction: Direction;
  /** The script of what the paragraph said before it. */
  readonly lead?: FaceScript;
}

/** A line at a font size of 1. */
export interface ShapedLine extends TextLine, PlacedText {}

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
  const widened = ({ file, letter, advance }: Advancing): number =>
    // A mark upon a space, as the Koran's signs for pauses, shares its cluster and has no advance.
    advance > 0 && letter === ' ' ? lackingSpace(file, shaper) + spaceEm : 0;
  return { ...line, ...placeRuns(text, visualRuns(text, direction, faces, lead), shaper, widened) };
}

export const inkWidth = ({ left, right }: Pick<ShapedLine, 'left' | 'right'>): number => right - left;
