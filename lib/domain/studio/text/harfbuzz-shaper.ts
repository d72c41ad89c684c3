import type * as HarfBuzz from 'harfbuzzjs';
import { FACES, faceOf, type FaceFile, type FaceScript } from './faces';
import type { Ink, OutlineCommand, ShapedGlyph, Shaper, ShapeOptions } from './shaper';

/** `harfbuzzjs`, which each program loads its own way. */
export type HarfBuzzModule = typeof HarfBuzz;

/** The most shaped texts of all fonts together; beyond that the cache is emptied. A keystroke changes only one line. */
const MAX_CACHED_TEXTS = 2000;

interface OpenFont {
  readonly font: HarfBuzz.Font;
  readonly unitsPerEm: number;
  readonly letters: ReadonlySet<number>;
  readonly outlines: Map<number, readonly OutlineCommand[]>;
  readonly inks: Map<number, Ink | null>;
}

/** A shaper with fonts added on arrival, as whole sfnt files. */
export interface HarfBuzzShaper<File extends string = FaceFile> extends Shaper<File> {
  add(file: File, font: Uint8Array | ArrayBuffer): void;
  has(file: File): boolean;
}

/** A shaper for the studio's typefaces. */
export const createHarfBuzzShaper = (hb: HarfBuzzModule): HarfBuzzShaper =>
  createShaperOf<FaceFile>(hb, (file) => FACES[faceOf(file)].script);

/** A shaper for any fonts. `scriptOf`: signs and digits of an Arabic font are shaped like Arabic letters. */
export function createShaperOf<File extends string>(
  hb: HarfBuzzModule,
  scriptOf: (file: File) => FaceScript,
): HarfBuzzShaper<File> {
  const fonts = new Map<File, OpenFont>();
  const shaped = new Map<string, readonly ShapedGlyph[]>();
  const need = (file: File): OpenFont => {
    const known = fonts.get(file);
    if (!known) throw new Error(`The font ${file} is not loaded.`);
    return known;
  };
  return {
    add: (file, bytes) => fonts.set(file, openFont(hb, bytes)),
    has: (file) => fonts.has(file),
    unitsPerEm: (file) => need(file).unitsPerEm,
    hasGlyph: (file, codePoint) => need(file).letters.has(codePoint),
    shape(file, text, options) {
      const key = `${file} ${options.direction} ${options.start} ${options.end} ${text}`;
      const known = shaped.get(key);
      if (known) return known;
      if (shaped.size >= MAX_CACHED_TEXTS) shaped.clear();
      const glyphs = shape(hb, need(file).font, text, {
        ...options,
        isArabic: scriptOf(file) === 'arabic',
      });
      shaped.set(key, glyphs);
      return glyphs;
    },
    outline: (file, glyph) => remembered(need(file).outlines, glyph, () => outlineOf(need(file).font, glyph)),
    ink: (file, glyph) => remembered(need(file).inks, glyph, () => inkOf(need(file).font, glyph)),
  };
}

function openFont(hb: HarfBuzzModule, bytes: Uint8Array | ArrayBuffer): OpenFont {
  const face = new hb.Face(new hb.Blob(toArrayBuffer(bytes)));
  return {
    font: new hb.Font(face),
    unitsPerEm: face.upem,
    letters: new Set(face.collectUnicodes()),
    outlines: new Map(),
    inks: new Map(),
  };
}

/** HarfBuzz copies a whole buffer, but a view may cover only a part of it. */
const toArrayBuffer = (bytes: Uint8Array | ArrayBuffer): ArrayBuffer =>
  bytes instanceof ArrayBuffer ? bytes : new Uint8Array(bytes).buffer;

function remembered<V>(known: Map<number, V>, glyph: number, make: () => V): V {
  const found = known.get(glyph);
  if (found !== undefined) return found;
  const made = make();
  known.set(glyph, made);
  return made;
}

function shape(
  hb: HarfBuzzModule,
  font: HarfBuzz.Font,
  text: string,
  options: ShapeOptions & { readonly isArabic: boolean },
): ShapedGlyph[] {
  const buffer = new hb.Buffer();
  buffer.addText(text, options.start, options.end - options.start);
  buffer.setDirection(options.direction === 'rtl' ? hb.Direction.RTL : hb.Direction.LTR);
  buffer.setFlags(hb.BufferFlag.PRODUCE_SAFE_TO_INSERT_TATWEEL);
  // Set explicitly, because HarfBuzz would guess them from the letters and the machine's language.
  buffer.setScript(options.isArabic ? 'Arab' : 'Latn');
  buffer.setLanguage(options.isArabic ? 'ar' : 'en');
  hb.shape(font, buffer);
  return buffer.getGlyphInfosAndPositions().map((one) => ({
    glyph: one.codepoint,
    cluster: one.cluster,
    advance: one.xAdvance ?? 0,
    xOffset: one.xOffset ?? 0,
    yOffset: one.yOffset ?? 0,
    tatweelSafe: (one.flags & hb.GlyphFlag.SAFE_TO_INSERT_TATWEEL) !== 0,
  }));
}

/** Parses HarfBuzz's SVG path data: letters followed by numbers. */
function outlineOf(font: HarfBuzz.Font, glyph: number): OutlineCommand[] {
  return Array.from(font.glyphToPath(glyph).matchAll(/([MLQCZ])([^MLQCZ]*)/g), ([, type, values]) => ({
    type: type as OutlineCommand['type'],
    values: (values?.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number),
  }));
}

function inkOf(font: HarfBuzz.Font, glyph: number): Ink | null {
  const box = font.glyphExtents(glyph);
  if (!box || box.width === 0 || box.height === 0) return null;
  const left = box.xBearing;
  const top = box.yBearing;
  return { left, right: left + box.width, top, bottom: top + box.height };
}
