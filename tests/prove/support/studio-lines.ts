import { cleanDesignText } from '@/lib/domain/studio/text/clean-design-text';
import { textOutline } from '@/lib/domain/studio/text/draw-text';
import { FACES, faceOf, type FaceFile, type FaceId } from '@/lib/domain/studio/text/faces';
import { lackingSpace, shapeLine } from '@/lib/domain/studio/text/shaped-line';
import type { Shaper } from '@/lib/domain/studio/text/shaper';
import { directionOfText, fontSpans } from '@/lib/domain/studio/text/text-runs';

/** Pixels to the em. */
const SIZE = 96;
const MARGIN = 48;

/** One line as the studio draws it, and as a browser is to draw it with the same fonts. */
export interface ComparedLine {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
  readonly html: string;
}

/** Null for a line that the faces cannot write. */
export function comparedLine(
  text: string,
  arabic: FaceId,
  latin: FaceId,
  shaper: Shaper,
): ComparedLine | null {
  const faces = { arabic, latin };
  const [line = ''] = cleanDesignText(text).split('\n');
  if (line === '') return null;
  const direction = directionOfText(line);
  const shaped = shapeLine({ text: line, direction }, faces, shaper);
  if (shaped.missing || shaped.glyphs.length === 0) return null;
  const width = Math.ceil(shaped.advance * SIZE + 2 * MARGIN);
  // Browsers put baselines upon whole pixels.
  const baseline = MARGIN + Math.ceil(-shaped.top * SIZE);
  const height = baseline + Math.ceil(shaped.bottom * SIZE) + MARGIN;
  // The outline's box is the ink; the origin of the line stands at the margin.
  const ink = { width: (shaped.right - shaped.left) * SIZE, height: (shaped.bottom - shaped.top) * SIZE };
  const box = { x: MARGIN + shaped.left * SIZE, y: baseline + shaped.top * SIZE, ...ink };
  const d = textOutline({ lines: [shaped], sizeMm: SIZE, leading: 1 }, box, 'center', shaper);
  return {
    label: `${FACES[arabic].name}, ${FACES[latin].name}: ${line}`,
    width,
    height,
    svg: `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path d="${d}"/></svg>`,
    html: lineHtml(line, direction, baseline, fontSpans(line, faces), shaper),
  };
}

/** Every part in its own font and nothing else; where it stands, joins and turns is the browser's doing. */
function lineHtml(
  line: string,
  direction: 'ltr' | 'rtl',
  baseline: number,
  spans: readonly { readonly start: number; readonly end: number; readonly file: FaceFile }[],
  shaper: Shaper,
): string {
  const parts = spans.map(({ start, end, file }) => {
    const lang = FACES[faceOf(file)].script === 'arabic' ? 'ar' : 'en';
    return `<span lang="${lang}" style="font-family:'${file}';word-spacing:${lackingSpace(file, shaper)}em">${escaped(line.slice(start, end))}</span>`;
  });
  // The page moves it so that the foot of `i`, which stands on its baseline, comes to the outline's.
  return `<div dir="${direction}" data-baseline="${baseline}" style="position:absolute;left:${MARGIN}px;top:0;font-size:${SIZE}px;white-space:pre"><i></i>${parts.join('')}</div>`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
