import type { FaceFile } from './faces';

/** One glyph in reading order from the left, in units of its font; y goes up. */
export interface ShapedGlyph {
  readonly glyph: number;
  /** Where its letters begin in the text, in UTF-16 units. */
  readonly cluster: number;
  readonly advance: number;
  readonly xOffset: number;
  readonly yOffset: number;
  /** A tatweel may be inserted before the letters of this cluster without breaking a join or a ligature. */
  readonly tatweelSafe: boolean;
}

/** A command of an outline: the letters and coordinates of SVG's path data, absolute, in units of the font, y up. */
export interface OutlineCommand {
  readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z';
  readonly values: readonly number[];
}

/** A box of ink; y goes up, so `top` is above `bottom`. */
export interface Ink {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface ShapeOptions {
  readonly direction: 'ltr' | 'rtl';
  /** The part of `text` to shape; the rest decides how its ends join. */
  readonly start: number;
  readonly end: number;
}

/** What HarfBuzz knows of fonts: given to the layout, which thereby stays pure. Throws for a file that is not loaded. */
export interface Shaper<File extends string = FaceFile> {
  unitsPerEm(file: File): number;
  hasGlyph(file: File, codePoint: number): boolean;
  shape(file: File, text: string, options: ShapeOptions): readonly ShapedGlyph[];
  outline(file: File, glyph: number): readonly OutlineCommand[];
  /** Null for a glyph without ink, as a space. */
  ink(file: File, glyph: number): Ink | null;
}
