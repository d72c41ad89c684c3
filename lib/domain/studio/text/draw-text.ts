import { millimetres } from '@/lib/domain/studio/board/path-data';
import type { RectMm } from '@/lib/domain/studio/board/scene';
import type { Alignment } from '@/lib/domain/studio/template/template';
import { blockHeight, type FittedText } from './fit-text';
import type { PlacedGlyph } from './place-runs';
import { inkWidth, type ShapedLine } from './shaped-line';
import type { Shaper } from './shaper';

/** A fitted text as one outline, vertically centred by its ink and aligned to the box's sides. */
export function textOutline(
  { lines, sizeMm, leading }: FittedText,
  box: RectMm,
  align: Alignment,
  shaper: Shaper,
): string {
  const top = lines[0]?.top ?? 0;
  const first = box.y + (box.height - blockHeight(lines, leading) * sizeMm) / 2 - top * sizeMm;
  return lines
    .map((line, at) =>
      glyphsOutline(
        line.glyphs,
        startOf(line, sizeMm, box, align),
        first + at * leading * sizeMm,
        sizeMm,
        shaper,
      ),
    )
    .join('');
}

/** The line's origin, so that its ink matches the alignment. */
function startOf(line: ShapedLine, sizeMm: number, box: RectMm, align: Alignment): number {
  const slack = box.width - inkWidth(line) * sizeMm;
  const atRight = (align === 'start') === (line.direction === 'rtl');
  const before = align === 'center' ? slack / 2 : atRight ? slack : 0;
  return box.x + before - line.left * sizeMm;
}

/** The outlines of glyphs, with the line's origin at `x` on the baseline. */
export function glyphsOutline<File extends string>(
  glyphs: readonly PlacedGlyph<File>[],
  x: number,
  baseline: number,
  sizeMm: number,
  shaper: Shaper<File>,
): string {
  let d = '';
  for (const { file, glyph, x: gx, y: gy } of glyphs) {
    const scale = sizeMm / shaper.unitsPerEm(file);
    const originX = x + gx * sizeMm;
    const originY = baseline + gy * sizeMm;
    for (const { type, values } of shaper.outline(file, glyph)) {
      d += type;
      for (let at = 0; at < values.length; at += 2) {
        if (at > 0) d += ' ';
        d += `${millimetres(originX + (values[at] ?? 0) * scale)} ${millimetres(originY - (values[at + 1] ?? 0) * scale)}`;
      }
    }
  }
  return d;
}
