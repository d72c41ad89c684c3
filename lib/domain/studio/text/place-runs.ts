import type { FaceFile } from './faces';
import type { Shaper } from './shaper';
import type { TextRun } from './text-runs';

export interface PlacedGlyph<File extends string = FaceFile> {
  readonly file: File;
  readonly glyph: number;
  /** In ems from the line's start and baseline; y goes down. */
  readonly x: number;
  readonly y: number;
}

/** Glyphs at font size 1: all values in ems, y down. */
export interface PlacedText<File extends string = FaceFile> {
  readonly glyphs: readonly PlacedGlyph<File>[];
  /** The extent of its ink; zero without ink. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly advance: number;
  /** Text indices before which a tatweel may be inserted. */
  readonly tatweelPlaces: readonly number[];
  /** The first letter missing from its font. */
  readonly missing: { readonly letter: string; readonly file: File } | null;
}

/** A glyph whose advance, in ems, can be widened. */
export interface Advancing<File extends string = FaceFile> {
  readonly file: File;
  /** Its first letter. */
  readonly letter: string;
  readonly advance: number;
}

/** `widened`: the extra advance of a glyph, in ems. */
export function placeRuns<File extends string>(
  text: string,
  runs: readonly TextRun<File>[],
  shaper: Shaper<File>,
  widened: (glyph: Advancing<File>) => number,
): PlacedText<File> {
  const glyphs: PlacedGlyph<File>[] = [];
  const tatweelPlaces: number[] = [];
  let missing: { readonly at: number; readonly file: File } | null = null;
  let pen = 0;
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { file, ...run } of runs) {
    const em = shaper.unitsPerEm(file);
    for (const one of shaper.shape(file, text, run)) {
      const letter = String.fromCodePoint(text.codePointAt(one.cluster) ?? 0x20);
      if (one.tatweelSafe) tatweelPlaces.push(one.cluster);
      if (one.glyph === 0) {
        if (!missing || one.cluster < missing.at) missing = { at: one.cluster, file };
        continue;
      }
      const x = pen + one.xOffset / em;
      const y = -one.yOffset / em;
      const ink = shaper.ink(file, one.glyph);
      if (ink) {
        box.left = Math.min(box.left, x + ink.left / em);
        box.right = Math.max(box.right, x + ink.right / em);
        box.top = Math.min(box.top, y - ink.top / em);
        box.bottom = Math.max(box.bottom, y - ink.bottom / em);
        glyphs.push({ file, glyph: one.glyph, x, y });
      }
      const advance = one.advance / em;
      pen += advance + widened({ file, letter, advance });
    }
  }
  const ink = glyphs.length > 0 ? box : { left: 0, right: 0, top: 0, bottom: 0 };
  return { glyphs, ...ink, advance: pen, tatweelPlaces, missing: missing && named(missing, text) };
}

/** The letter with its marks, as a person would name it. */
const named = <File>({ at, file }: { readonly at: number; readonly file: File }, text: string) => ({
  letter: (/^.\p{M}*/su.exec(text.slice(at))?.[0] ?? '').trim(),
  file,
});
