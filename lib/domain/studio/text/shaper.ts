import type { FaceFile } from './faces';

/** One glyph in visual order from the left, in font units; y goes up. */
export interface ShapedGlyph {
  readonly glyph: number;
  /** The start of its letters in the text, in UTF-16 units. */
  readonly cluster: number;
  readonly advance: number;
  readonly xOffset: number;
  readonly yOffset: number;
  /** A tatweel can be inserted before this cluster without breaking a join or ligature. */
  readonly tatweelSafe: boolean;
}

/** An outline command: an SVG path letter with absolute coordinates, in font units, y up. */
export interface OutlineCommand {
  readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z';
  readonly values: readonly number[];
}

/** The bounding box of the ink; y goes up, so `top` is above `bottom`. */
export interface Ink {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface ShapeOptions {
  readonly direction: 'ltr' | 'rtl';
  /** The part of `text` to shape; the rest only determines how its ends join. */
  readonly start: number;
  readonly end: number;
}

/** HarfBuzz's font functions, passed to the layout so that it stays pure. Throws for a file that is not loaded. */
export interface Shaper<File extends string = FaceFile> {
  unitsPerEm(file: File): number;
  hasGlyph(file: File, codePoint: number): boolean;
  shape(file: File, text: string, options: ShapeOptions): readonly ShapedGlyph[];
  outline(file: File, glyph: number): readonly OutlineCommand[];
  /** Null for a glyph without ink, such as a space. */
  ink(file: File, glyph: number): Ink | null;
}
