import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'harfbuzzjs';
import { woffToSfnt } from '@/scripts/fonts/woff-to-sfnt';

const FILES = {
  serif: 'cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff',
  serifItalic: 'cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff',
  display: 'dm-serif-display/files/dm-serif-display-latin-400-normal.woff',
  sans: 'jost/files/jost-latin-400-normal.woff',
  sansBold: 'jost/files/jost-latin-700-normal.woff',
  ruqaa: 'aref-ruqaa/files/aref-ruqaa-arabic-700-normal.woff',
  kufi: 'reem-kufi/files/reem-kufi-arabic-500-normal.woff',
  kufiBold: 'reem-kufi/files/reem-kufi-arabic-700-normal.woff',
  naskh: 'amiri/files/amiri-arabic-700-normal.woff',
  poster: 'rakkas/files/rakkas-arabic-400-normal.woff',
  nastaliq: 'gulzar/files/gulzar-arabic-400-normal.woff',
} as const;
export type Face = keyof typeof FILES;

export const isArabicFace = (face: Face) =>
  ['ruqaa', 'kufi', 'kufiBold', 'naskh', 'poster', 'nastaliq'].includes(face);

/** A shaped line at size 1: glyph outlines in em units with y downwards, and the box of its ink. */
export interface Line {
  readonly glyphs: readonly { readonly d: string; readonly x: number; readonly y: number }[];
  readonly upem: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export type Shape = (face: Face, text: string, tracking?: number) => Line;

/** The Kufi sets words closer than a caption can bear; this is its least space. */
const SPACE_EM = 0.3;

/** Loads the shaping engine; the line shaper it gives throws when a face lacks a glyph, so no box is ever drawn. */
export async function openType(): Promise<Shape> {
  // The engine is an ES module only, and this bundle is CommonJS.
  const hb = await import('harfbuzzjs');
  const resolve = createRequire(path.join(process.cwd(), 'package.json')).resolve;
  const fonts = new Map<Face, { font: Font; upem: number }>();

  function load(face: Face) {
    const known = fonts.get(face);
    if (known) return known;
    const sfnt = woffToSfnt(readFileSync(resolve(`@fontsource/${FILES[face]}`)));
    const outline = new hb.Face(new hb.Blob(new Uint8Array(sfnt)));
    const opened = { font: new hb.Font(outline), upem: outline.upem };
    fonts.set(face, opened);
    return opened;
  }

  return (face, text, tracking = 0) => {
    const { font, upem } = load(face);
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const glyphs: { d: string; x: number; y: number }[] = [];
    const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
    let pen = 0;
    for (const glyph of buffer.getGlyphInfosAndPositions()) {
      const source = text[glyph.cluster] ?? '';
      if (glyph.codepoint === 0) {
        if (source.trim() !== '')
          throw new Error(`The face ${face} has no glyph for "${source}" in "${text}".`);
        pen += SPACE_EM * upem;
        continue;
      }
      const x = pen + (glyph.xOffset ?? 0);
      const y = -(glyph.yOffset ?? 0);
      const ink = font.glyphExtents(glyph.codepoint);
      if (ink && ink.width !== 0) {
        box.left = Math.min(box.left, x + ink.xBearing);
        box.right = Math.max(box.right, x + ink.xBearing + ink.width);
        box.top = Math.min(box.top, y - ink.yBearing);
        box.bottom = Math.max(box.bottom, y - ink.yBearing - ink.height);
        glyphs.push({ d: font.glyphToPath(glyph.codepoint), x, y });
      }
      const advance = glyph.xAdvance ?? 0;
      pen +=
        (source === ' ' && face.startsWith('kufi') ? Math.max(advance, SPACE_EM * upem) : advance) +
        tracking * upem;
    }
    return {
      glyphs,
      upem,
      left: box.left / upem,
      right: box.right / upem,
      top: box.top / upem,
      bottom: box.bottom / upem,
    };
  };
}

export interface Placement {
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  /** Optical centring by the ink's box is the default. */
  readonly anchor?: 'middle' | 'left' | 'right';
  readonly opacity?: number;
}

/** A line as SVG, its ink centred on (or starting or ending at) `x`. */
export function setLine(line: Line, { x, y, size, fill, anchor = 'middle', opacity = 1 }: Placement): string {
  const edge = { middle: (line.left + line.right) / 2, left: line.left, right: line.right }[anchor];
  const scale = size / line.upem;
  const outlines = line.glyphs
    .map((g) => `<path transform="translate(${g.x} ${g.y}) scale(1 -1)" d="${g.d}"/>`)
    .join('');
  return `<g transform="translate(${(x - edge * size).toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(6)})" fill="${fill}" opacity="${opacity}">${outlines}</g>`;
}

export const inkWidth = (line: Line) => line.right - line.left;
