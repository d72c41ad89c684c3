import type { ArtOf } from '../art-spec';
import type { Palette } from '../palettes';
import { HEIGHT, WIDTH, at, circle, fill, mix, rect, stroke } from '../svg';
import { inkWidth, isArabicFace, setLine, type Shape } from '../type';

const MIDDLE = WIDTH / 2;
const LEADING = { latin: 1.06, arabic: 1.34 };

/** Sets all lines in one size, at which the widest is as wide as `room`, centred on `centre`. */
function block(
  shape: Shape,
  art: ArtOf<'quote'>,
  room: number,
  centre: number,
  tallest: number,
  color: string,
): string {
  const shaped = art.lines.map((text) => shape(art.face, text));
  const leading = isArabicFace(art.face) ? LEADING.arabic : LEADING.latin;
  const widest = Math.max(...shaped.map(inkWidth));
  const size = Math.min(room / widest, tallest / (1 + (shaped.length - 1) * leading));
  const first = shaped[0];
  const last = shaped.at(-1);
  if (!first || !last) return '';
  const height = (last.bottom - first.top + (shaped.length - 1) * leading) * size;
  const top = centre - height / 2 - first.top * size;
  return shaped
    .map((line, i) => setLine(line, { x: MIDDLE, y: top + i * leading * size, size, fill: color }))
    .join('');
}

/** Sets each line to the column's full width: a poster of stacked words. */
function stack(
  shape: Shape,
  art: ArtOf<'quote'>,
  room: number,
  centre: number,
  tallest: number,
  palette: Palette,
): string {
  const shaped = art.lines.map((text) => shape(art.face, text));
  const sizes = shaped.map((line) => Math.min(room / inkWidth(line), 470));
  const gap = 52;
  const heights = shaped.map((line, i) => (line.bottom - line.top) * (sizes[i] ?? 0));
  const total = heights.reduce((sum, h) => sum + h, 0) + gap * (shaped.length - 1);
  const squeeze = Math.min(1, tallest / total);
  let y = centre - (total * squeeze) / 2;
  return shaped
    .map((line, i) => {
      const size = (sizes[i] ?? 0) * squeeze;
      const baseline = y - line.top * size;
      y += ((heights[i] ?? 0) + gap) * squeeze;
      return setLine(line, { x: MIDDLE, y: baseline, size, fill: i % 2 ? palette.tones[2] : palette.ink });
    })
    .join('');
}

function caption(shape: Shape, art: ArtOf<'quote'>, y: number, color: string): string {
  if (!art.caption) return '';
  const arabic = /[؀-ۿ]/.test(art.caption);
  const line = arabic ? shape('kufi', art.caption) : shape('sans', art.caption.toUpperCase(), 0.2);
  const size = Math.min(arabic ? 56 : 30, 860 / inkWidth(line));
  return setLine(line, { x: MIDDLE, y, size, fill: color });
}

const diamond = (x: number, y: number, r: number) =>
  `M${at(x, y - r)}L${at(x + r, y)}L${at(x, y + r)}L${at(x - r, y)}Z`;

const ornament = (y: number, color: string) =>
  stroke(`M${at(MIDDLE - 190, y)}H${MIDDLE - 34}M${at(MIDDLE + 34, y)}H${MIDDLE + 190}`, color, 2.5) +
  fill(diamond(MIDDLE, y, 11), color);

const doorway = (inset: number, spring: number) => {
  const r = MIDDLE - inset;
  return `M${at(inset, HEIGHT - inset)}V${spring}C${at(inset, spring - r * 0.72)} ${at(MIDDLE - r * 0.3, spring - r * 0.86)} ${at(MIDDLE, spring - r * 1.16)}C${at(MIDDLE + r * 0.3, spring - r * 0.86)} ${at(WIDTH - inset, spring - r * 0.72)} ${at(WIDTH - inset, spring)}V${HEIGHT - inset}Z`;
};

export function drawQuote(art: ArtOf<'quote'>, palette: Palette, shape: Shape): string {
  const ground = rect(0, 0, WIDTH, HEIGHT, palette.paper);
  const [soft, calm, strong] = palette.tones;
  switch (art.layout) {
    case 'sun':
      return (
        ground +
        circle(MIDDLE, 640, 405, soft) +
        circle(MIDDLE, 640, 442, 'none', `stroke="${calm}" stroke-width="2.5"`) +
        block(shape, art, 700, 645, 480, palette.ink) +
        ornament(1238, strong) +
        caption(shape, art, 1330, palette.ink)
      );
    case 'arch':
      return (
        ground +
        fill(doorway(110, 640), soft) +
        stroke(doorway(140, 650), calm, 3) +
        circle(MIDDLE, 395, 58, strong) +
        block(shape, art, 760, 830, 560, palette.ink) +
        ornament(1210, strong) +
        caption(shape, art, 1300, palette.ink)
      );
    case 'rule':
      return (
        ground +
        rect(84, 84, WIDTH - 168, HEIGHT - 168, 'none', `stroke="${calm}" stroke-width="2.5"`) +
        rect(
          100,
          100,
          WIDTH - 200,
          HEIGHT - 200,
          'none',
          `stroke="${mix(calm, palette.paper, 0.4)}" stroke-width="1.5"`,
        ) +
        ornament(330, strong) +
        block(shape, art, 820, 735, 640, palette.ink) +
        ornament(1140, strong) +
        caption(shape, art, 1236, palette.ink)
      );
    case 'stack':
      return (
        ground +
        stack(shape, art, 900, 690, 1040, palette) +
        rect(150, 1288, 900, 3, strong) +
        caption(shape, art, 1358, palette.ink)
      );
    case 'full':
      return (
        ground +
        circle(MIDDLE, HEIGHT + 160, 830, soft) +
        circle(MIDDLE, HEIGHT + 240, 700, calm) +
        circle(MIDDLE, HEIGHT + 330, 560, strong) +
        block(shape, art, 880, 420, 480, palette.ink) +
        caption(shape, art, 770, palette.ink)
      );
  }
}
