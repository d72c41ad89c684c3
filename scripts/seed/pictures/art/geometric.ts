import type { ArtOf } from '../art-spec';
import type { Palette } from '../palettes';
import { between, cycle, integer, pick, randomOf } from '../../random';
import { HEIGHT, WIDTH, at, circle, fill, mix, n, rect, stroke } from '../svg';

/** Quarter and half circles on a grid, in the style of Bauhaus prints. */
export function drawBauhaus(art: ArtOf<'bauhaus'>, palette: Palette, seed: string): string {
  const random = randomOf(seed);
  const rows = art.columns + 1;
  const cell = Math.min(960 / art.columns, 1260 / rows);
  const margin = (WIDTH - art.columns * cell) / 2;
  const top = (HEIGHT - rows * cell) / 2;
  let body = rect(0, 0, WIDTH, HEIGHT, palette.paper);
  let previous = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < art.columns; column += 1) {
      const x = margin + column * cell;
      const y = top + row * cell;
      const choices = palette.tones.filter((tone) => tone !== previous);
      const ground = pick(random, choices);
      const figures = [...palette.tones, palette.paper].filter((tone) => tone !== ground);
      const figure = pick(random, figures);
      previous = ground;
      body +=
        rect(x, y, cell + 0.5, cell + 0.5, ground) +
        tile(x, y, cell, integer(random, 0, 6), integer(random, 0, 3), figure, pick(random, figures));
    }
  }
  return body;
}

function tile(
  x: number,
  y: number,
  s: number,
  kind: number,
  turn: number,
  first: string,
  second: string,
): string {
  const quarter = (r: number) => `M0 0H${n(r)}A${at(r, r)} 0 0 1 0 ${n(r)}Z`;
  const half = `M0 0A${at(s / 2, s / 2)} 0 0 0 ${n(s)} 0Z`;
  const figure = [
    fill(quarter(s), first),
    fill(quarter(s), first) + fill(quarter(s / 2), second),
    fill(half, first) + `<g transform="translate(0 ${n(s / 2)})">${fill(half, second)}</g>`,
    circle(s / 2, s / 2, s * 0.36, first),
    circle(s / 2, s / 2, s / 2, first) + circle(s / 2, s / 2, s / 4, second),
    fill(`M0 0L${n(s)} 0L0 ${n(s)}Z`, first),
    fill(`M0 0A${at(s, s)} 0 0 0 ${at(s, s)}A${at(s, s)} 0 0 0 0 0Z`, first),
  ];
  return `<g transform="translate(${at(x, y)}) rotate(${turn * 90} ${at(s / 2, s / 2)})">${cycle(figure, kind)}</g>`;
}

export function drawArcs(art: ArtOf<'arcs'>, palette: Palette, seed: string): string {
  const ground = rect(0, 0, WIDTH, HEIGHT, palette.paper);
  if (art.layout === 'fans') return ground + fans(palette);
  return ground + (art.layout === 'nested' ? nested(palette) : waves(palette, seed));
}

/** Overlapping scales, the seigaiha pattern of old textiles. */
function fans(palette: Palette): string {
  const r = 150;
  let body = '';
  for (let row = 0; row * r * 0.5 < HEIGHT + r * 2; row += 1) {
    for (let column = -1; column * r * 2 < WIDTH + r * 2; column += 1) {
      const x = column * 2 * r + (row % 2 ? r : 0);
      const y = row * r * 0.5;
      const hue = cycle([...palette.tones].slice(0, 3), row + column * 2);
      body +=
        circle(x, y + r, r, palette.paper) +
        [0.93, 0.7, 0.47, 0.24]
          .map((k, i) => circle(x, y + r, r * k, i % 2 ? palette.paper : i ? palette.ink : hue))
          .join('');
    }
  }
  return `<g transform="translate(0 -160)">${body}</g>${rect(0, 0, WIDTH, HEIGHT, 'none', `stroke="${palette.paper}" stroke-width="150"`)}`;
}

/** Two mid-century arches, the small one in front, under a sun. */
function nested(palette: Palette): string {
  const [soft, calm, strong, deep] = palette.tones;
  const bow = (x: number, y: number, radius: number, step: number, tones: readonly string[]) =>
    fill(
      `M${at(x - radius - step * 0.8, 1360)}V${n(y)}A${at(radius + step * 0.8, radius + step * 0.8)} 0 0 1 ${at(x + radius + step * 0.8, y)}V1360Z`,
      palette.paper,
    ) +
    tones
      .map((tone, i) => {
        const r = radius - i * step;
        return stroke(
          `M${at(x - r, 1360)}V${n(y)}A${at(r, r)} 0 0 1 ${at(x + r, y)}V1360`,
          tone,
          step * 0.68,
          'style="stroke-linecap:butt"',
        );
      })
      .join('');
  return (
    circle(830, 400, 165, strong) +
    bow(490, 850, 340, 84, [deep, strong, calm, soft]) +
    bow(850, 1130, 215, 58, [strong, deep, soft, calm]) +
    rect(100, 1358, 1000, 5, palette.ink)
  );
}

function waves(palette: Palette, seed: string): string {
  const random = randomOf(seed);
  const bands = 13;
  let body = '';
  for (let band = 0; band < bands; band += 1) {
    const y = 450 + band * 72;
    const phase = between(random, 0, 0.5) + band * 0.34;
    const lift = 48 + 30 * Math.sin(band / 2.4);
    const points = Array.from({ length: 61 }, (_, i) => {
      const x = 110 + (i * 980) / 60;
      return `${i ? 'L' : 'M'}${at(x, y + lift * Math.sin((i / 60) * Math.PI * 2.6 + phase))}`;
    }).join('');
    body += fill(
      `${points}V1390H110Z`,
      mix(
        cycle(palette.tones, Math.floor(band / 4)),
        cycle(palette.tones, Math.floor(band / 4) + 1),
        (band % 4) / 4,
      ),
    );
  }
  return `<clipPath id="page"><rect x="110" y="110" width="980" height="1280"/></clipPath><g clip-path="url(#page)">${circle(760, 330, 128, palette.tones[2])}${body}</g>`;
}
