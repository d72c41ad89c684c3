import type { ArtOf } from '../art-spec';
import type { Palette } from '../palettes';
import { between, cycle, randomOf, type Random } from '../../random';
import { HEIGHT, WIDTH, at, circle, curve, fill, mix, n, polar, rect, stroke } from '../svg';
import { leaf } from './leaves';

type Flower = ArtOf<'bouquet'>['flower'];

/** Places of the blossoms: x, y, and size as a multiple of the usual one. */
const PLACES: Record<Flower, readonly (readonly [number, number, number])[]> = {
  poppy: [
    [390, 480, 1],
    [800, 400, 1.12],
    [600, 690, 0.92],
    [880, 730, 0.72],
    [300, 790, 0.66],
  ],
  daisy: [
    [600, 360, 1],
    [360, 520, 0.9],
    [850, 540, 0.95],
    [560, 690, 0.78],
    [780, 800, 0.66],
    [330, 790, 0.7],
  ],
  jasmine: [
    [600, 330, 0.7],
    [420, 430, 0.62],
    [780, 450, 0.66],
    [560, 540, 0.74],
    [340, 620, 0.56],
    [860, 660, 0.6],
    [680, 700, 0.66],
    [460, 770, 0.6],
    [820, 850, 0.5],
  ],
  tulip: [
    [600, 400, 1.1],
    [380, 500, 0.95],
    [820, 520, 0.98],
    [490, 730, 0.8],
    [730, 760, 0.8],
  ],
  lavender: [
    [600, 260, 1.08],
    [480, 330, 0.98],
    [720, 330, 1],
    [370, 440, 0.9],
    [830, 450, 0.92],
    [545, 450, 0.86],
    [665, 480, 0.84],
  ],
};

export function drawBouquet(art: ArtOf<'bouquet'>, palette: Palette, seed: string): string {
  const random = randomOf(seed);
  const vase = art.flower === 'daisy' || art.flower === 'tulip';
  const foot = { x: 600, y: vase ? 1010 : 1330 };
  const ground = rect(0, 0, WIDTH, HEIGHT, palette.paper) + backdrop(art.flower, palette);
  const stalks = PLACES[art.flower].map(([x, y], i) => {
    const spread = foot.x + (x - foot.x) * 0.1;
    const line = curve([
      { x, y },
      { x: x + (foot.x - x) * 0.3 + between(random, -14, 14), y: y + (foot.y - y) * 0.5 },
      { x: spread, y: foot.y },
    ]);
    const side = x < foot.x ? 1 : -1;
    const joint = { x: x + (foot.x - x) * 0.36, y: y + (foot.y - y) * 0.56 };
    return (
      stroke(line, palette.tones[3], 7) +
      leaf(
        joint.x,
        joint.y,
        190,
        -90 - side * between(random, 30, 52),
        0.13,
        cycle([palette.tones[3], mix(palette.tones[3], palette.paper, 0.25)], i),
        palette.ink,
      )
    );
  });
  const heads = PLACES[art.flower].map(([x, y, k], i) =>
    blossom[art.flower](x, y, k * 165, palette, random, i),
  );
  return ground + stalks.join('') + heads.join('') + (vase ? jar(palette) : tie(palette));
}

const backdrop = (flower: Flower, palette: Palette) =>
  ({
    poppy: circle(620, 600, 430, palette.tones[0]),
    daisy:
      rect(0, 1120, WIDTH, 380, palette.tones[0]) +
      circle(600, 590, 430, mix(palette.tones[2], palette.paper, 0.3)),
    jasmine: rect(250, 180, 700, 1140, palette.tones[0], 'rx="350"'),
    tulip:
      rect(0, 1120, WIDTH, 380, palette.tones[0]) +
      circle(600, 590, 420, mix(palette.tones[0], palette.paper, 0.45)),
    lavender: circle(600, 560, 410, palette.tones[0]),
  })[flower];

const tie = (palette: Palette) =>
  stroke('M560 1130C590 1146 612 1146 640 1130M562 1148C590 1164 612 1164 638 1148', palette.tones[2], 9);

function jar(palette: Palette): string {
  const body =
    'M505 960H695C690 1010 730 1050 748 1120C770 1210 740 1330 690 1350H510C460 1330 430 1210 452 1120C470 1050 510 1010 505 960Z';
  return (
    `<ellipse cx="640" cy="1352" rx="230" ry="20" fill="${palette.ink}" opacity=".16"/>` +
    fill(body, palette.tones[3]) +
    `<clipPath id="jar"><path d="${body}"/></clipPath><g clip-path="url(#jar)">${fill('M640 940C700 1100 690 1280 600 1370H800V940Z', palette.ink, 'opacity=".18"')}${rect(430, 1150, 340, 26, palette.paper, 'opacity=".75"')}${rect(430, 1194, 340, 8, palette.paper, 'opacity=".75"')}</g>`
  );
}

type Blossom = (x: number, y: number, r: number, palette: Palette, random: Random, index: number) => string;

const petals = (
  count: number,
  x: number,
  y: number,
  r: number,
  turn: number,
  fat: number,
  color: string,
  vein: string,
) =>
  Array.from({ length: count }, (_, i) => leaf(x, y, r, turn + (360 / count) * i, fat, color, vein)).join('');

const blossom: Record<Flower, Blossom> = {
  poppy: (x, y, r, palette, random, index) => {
    const tone = cycle([palette.tones[2], mix(palette.tones[2], palette.tones[1], 0.4)], index);
    const turn = between(random, 0, 90);
    const cups = [0, 180, 90, 270].map((degrees, i) => {
      const p = polar(x, y, r * 0.46, turn + degrees);
      const shade = i < 2 ? mix(tone, palette.ink, 0.12) : tone;
      return `<ellipse cx="${n(p.x)}" cy="${n(p.y)}" rx="${n(r * 0.54)}" ry="${n(r * 0.72)}" transform="rotate(${n(turn + degrees)} ${at(p.x, p.y)})" fill="${shade}" opacity=".94"/>`;
    });
    const stamens = Array.from({ length: 22 }, (_, i) =>
      polar(x, y, r * between(random, 0.27, 0.36), i * 16.4),
    );
    return (
      cups.join('') +
      circle(x, y, r * 0.19, palette.ink) +
      stamens.map((p) => circle(p.x, p.y, r * 0.028, palette.ink)).join('') +
      circle(x, y, r * 0.09, palette.tones[0])
    );
  },
  daisy: (x, y, r, palette, random) => {
    const turn = between(random, 0, 24);
    return (
      petals(15, x, y, r, turn, 0.16, '#fffdf7', palette.tones[2]) +
      circle(x, y, r * 0.27, '#e7a63c') +
      circle(x - r * 0.05, y - r * 0.06, r * 0.15, '#f3c566')
    );
  },
  jasmine: (x, y, r, palette, random) =>
    petals(5, x, y, r, between(random, 0, 72), 0.3, '#fbf5e6', palette.tones[2]) +
    circle(x, y, r * 0.13, palette.tones[2]),
  tulip: (x, y, r, palette, _random, index) => {
    const tone = cycle([palette.tones[2], palette.tones[1]], index);
    const petal = (dx: number, shade: string) =>
      fill(
        `M${at(x + dx * 0.3, y + r * 0.85)}C${at(x + dx - r * 0.5, y + r * 0.7)} ${at(x + dx - r * 0.5, y - r * 0.3)} ${at(x + dx, y - r * 0.85)}C${at(x + dx + r * 0.5, y - r * 0.3)} ${at(x + dx + r * 0.5, y + r * 0.7)} ${at(x + dx * 0.3, y + r * 0.85)}Z`,
        shade,
      );
    return (
      petal(-r * 0.36, mix(tone, palette.ink, 0.1)) +
      petal(r * 0.36, mix(tone, palette.ink, 0.16)) +
      petal(0, tone)
    );
  },
  lavender: (x, y, r, palette, random) =>
    Array.from({ length: 13 }, (_, i) => {
      const level = y - r * 0.6 + i * r * 0.2;
      const wide = r * 0.26 * Math.min(1, (i + 2) / 6);
      return [-1, 0, 1]
        .map(
          (s) =>
            `<ellipse cx="${n(x + s * wide + between(random, -4, 4))}" cy="${n(level + (s ? 6 : -8))}" rx="${n(r * 0.115)}" ry="${n(r * 0.15)}" transform="rotate(${s * 28} ${at(x + s * wide, level)})" fill="${cycle([palette.tones[2], palette.tones[1], mix(palette.tones[2], palette.ink, 0.2)], i + s + 1)}"/>`,
        )
        .join('');
    }).join(''),
};
