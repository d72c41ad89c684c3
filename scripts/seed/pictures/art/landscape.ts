import type { ArtOf } from '../art-spec';
import type { Palette } from '../palettes';
import { between, randomOf, type Random } from '../../random';
import {
  HEIGHT,
  WIDTH,
  at,
  circle,
  curve,
  fill,
  mix,
  n,
  rect,
  stroke,
  verticalGradient,
  type Point,
} from '../svg';
import { leaf } from './leaves';

/** A ridge as a sum of sines; `rough` adds small folds of rock. */
function ridge(random: Random, level: number, lift: number, rough: number): Point[] {
  const waves = [1, 2.3, 4.1, 9, 17, 31].map((f, i) => ({
    f: f * between(random, 0.8, 1.2),
    phase: between(random, 0, 6.3),
    a: i < 3 ? 1 / (i + 1) : rough / (i * 1.1),
  }));
  return Array.from({ length: 121 }, (_, i) => {
    const t = i / 120;
    const rise = waves.reduce((sum, w) => sum + w.a * Math.sin(w.f * t * Math.PI * 1.6 + w.phase), 0);
    return { x: t * WIDTH, y: level - lift * rise };
  });
}

const below = (points: readonly Point[]) => `${curve(points)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`;

const sky = (palette: Palette, high: string, low: string) =>
  `<defs>${verticalGradient('sky', [
    [0, high],
    [0.55, low],
    [1, palette.paper],
  ])}</defs>${rect(0, 0, WIDTH, HEIGHT, 'url(#sky)')}`;

function disc(x: number, y: number, r: number, color: string): string {
  return (
    [2.1, 1.6, 1.28].map((k) => circle(x, y, r * k, color, 'opacity=".1"')).join('') + circle(x, y, r, color)
  );
}

export function drawLandscape(art: ArtOf<'landscape'>, palette: Palette, seed: string): string {
  const random = randomOf(seed);
  const scene = { dunes, sea, mountains, oasis, moonrise }[art.scene](palette, random);
  // A margin of bare paper all round, as on a print.
  return (
    scene +
    rect(
      35,
      35,
      WIDTH - 70,
      HEIGHT - 70,
      'none',
      `stroke="${mix(palette.paper, '#ffffff', palette.paper < '#8' ? 0.86 : 0.35)}" stroke-width="70"`,
    )
  );
}

/** One dune: its lit side, and the side in the shadow of its crest. */
function dune(
  id: string,
  random: Random,
  level: number,
  crest: number,
  light: string,
  shade: string,
): string {
  const peak = { x: crest, y: level - between(random, 80, 130) };
  const back = curve([
    { x: -40, y: level + between(random, 20, 60) },
    { x: crest * 0.5, y: level - 10 },
    peak,
    { x: crest + (WIDTH - crest) * 0.45, y: level + 46 },
    { x: WIDTH + 40, y: level + between(random, 30, 100) },
  ]);
  const edge = curve([
    peak,
    { x: crest + 46, y: level + 90 },
    { x: crest - 40, y: level + 210 },
    { x: crest + 60, y: level + 390 },
    { x: crest - 60, y: HEIGHT + 60 },
  ]);
  return `<defs>${verticalGradient(id, [
    [0, light],
    [1, mix(light, shade, 0.55)],
  ])}</defs>${fill(`${back}V${HEIGHT}H-40Z`, `url(#${id})`)}<clipPath id="${id}c"><path d="${back}V${HEIGHT}H-40Z"/></clipPath><g clip-path="url(#${id}c)">${fill(`${edge}H${WIDTH + 60}V${n(peak.y - 20)}Z`, shade, 'opacity=".62"')}</g>`;
}

function dunes(palette: Palette, random: Random): string {
  const [soft, calm, strong, deep] = palette.tones;
  return (
    sky(palette, mix(calm, palette.paper, 0.35), soft) +
    disc(780, 470, 118, mix(palette.paper, '#ffffff', 0.4)) +
    fill(below(ridge(random, 760, 34, 0)), mix(soft, calm, 0.5)) +
    dune('d1', random, 850, 360, mix(calm, soft, 0.35), mix(calm, strong, 0.6)) +
    dune('d2', random, 1000, 830, calm, strong) +
    dune('d3', random, 1210, 420, mix(calm, strong, 0.55), deep)
  );
}

function mountains(palette: Palette, random: Random): string {
  const [soft, calm, strong, deep] = palette.tones;
  const layers = 6;
  const hills = Array.from({ length: layers }, (_, i) => {
    const share = i / (layers - 1);
    const tone = share < 0.5 ? mix(soft, calm, share * 2) : mix(strong, deep, share * 2 - 1);
    const points = ridge(random, 640 + i * 140, 92 - i * 6, 0.42 - share * 0.3);
    return `<defs>${verticalGradient(`m${i}`, [
      [0, tone],
      [1, mix(tone, palette.paper, 0.42)],
    ])}</defs>${fill(below(points), `url(#m${i})`)}`;
  });
  return (
    sky(palette, mix(soft, palette.paper, 0.2), palette.paper) +
    disc(420, 400, 105, mix('#e9a35c', palette.paper, 0.25)) +
    hills.join('')
  );
}

function sea(palette: Palette, random: Random): string {
  const [soft, calm, strong, deep] = palette.tones;
  const horizon = 820;
  const water = `<defs>${verticalGradient('water', [
    [0, mix(calm, soft, 0.3)],
    [0.35, strong],
    [1, deep],
  ])}</defs>${rect(0, horizon, WIDTH, HEIGHT - horizon, 'url(#water)')}`;
  const glints = Array.from({ length: 74 }, (_, i) => {
    const y = horizon + 12 + (i / 74) ** 1.5 * 520;
    const spread = 60 + ((y - horizon) / 520) * 200;
    const half = between(random, 14, 46) * (1 + (y - horizon) / 420);
    const x = 600 + between(random, -spread, spread);
    return stroke(
      `M${at(x - half, y)}H${n(x + half)}`,
      palette.paper,
      2.5 + (y - horizon) / 130,
      `opacity="${n(between(random, 0.35, 0.85))}"`,
    );
  });
  return (
    sky(palette, mix(calm, palette.paper, 0.2), mix(soft, palette.paper, 0.3)) +
    disc(600, 640, 150, mix(palette.paper, '#ffffff', 0.3)) +
    fill(`M-20 ${horizon}C160 ${horizon - 70} 300 ${horizon - 96} 450 ${horizon}Z`, mix(calm, strong, 0.5)) +
    fill(
      `M800 ${horizon}C930 ${horizon - 50} 1080 ${horizon - 120} 1230 ${horizon - 90}V${horizon}Z`,
      mix(calm, strong, 0.3),
    ) +
    water +
    glints.join('')
  );
}

function palmTree(x: number, y: number, height: number, lean: number, color: string, trunk: string): string {
  const top = { x: x + lean, y: y - height };
  const crown = [-172, -148, -122, -92, -60, -34, -8, 18, 162].map((degrees, i) =>
    leaf(top.x, top.y, height * (i > 6 ? 0.3 : 0.42), degrees, 0.1, color, trunk),
  );
  return (
    stroke(
      `M${at(x, y)}C${at(x + lean * 0.1, y - height * 0.4)} ${at(x + lean * 0.6, y - height * 0.7)} ${at(top.x, top.y)}`,
      trunk,
      height * 0.035,
    ) + crown.join('')
  );
}

function oasis(palette: Palette, random: Random): string {
  const [soft, calm, strong, deep] = palette.tones;
  return (
    sky(palette, mix(calm, palette.paper, 0.3), mix(soft, palette.paper, 0.3)) +
    disc(430, 500, 130, mix(palette.paper, '#ffffff', 0.35)) +
    dune('d1', random, 860, 760, mix(soft, calm, 0.4), mix(calm, strong, 0.5)) +
    dune('d2', random, 1010, 300, calm, strong) +
    palmTree(800, 1130, 470, 60, deep, mix(deep, palette.ink, 0.6)) +
    palmTree(720, 1150, 330, -60, mix(deep, strong, 0.2), mix(deep, palette.ink, 0.6)) +
    palmTree(900, 1150, 280, 40, mix(deep, strong, 0.3), mix(deep, palette.ink, 0.6)) +
    fill(`M0 1130C300 1100 900 1150 1200 1110V${HEIGHT}H0Z`, mix(calm, strong, 0.6)) +
    `<ellipse cx="640" cy="1265" rx="430" ry="78" fill="${mix(soft, '#7fb3b5', 0.65)}"/><ellipse cx="600" cy="1258" rx="330" ry="46" fill="${mix(palette.paper, '#a9d0cf', 0.6)}" opacity=".6"/>`
  );
}

function moonrise(palette: Palette, random: Random): string {
  const [soft, calm, strong, deep] = palette.tones;
  const stars = Array.from({ length: 150 }, () =>
    circle(
      between(random, 0, WIDTH),
      between(random, 0, 860),
      between(random, 0.9, 3.1),
      palette.ink,
      `opacity="${n(between(random, 0.25, 0.95))}"`,
    ),
  );
  const night = `<defs>${verticalGradient('sky', [
    [0, mix(palette.paper, '#000000', 0.25)],
    [0.6, soft],
    [1, calm],
  ])}</defs>${rect(0, 0, WIDTH, HEIGHT, 'url(#sky)')}`;
  return (
    night +
    stars.join('') +
    disc(760, 420, 128, deep) +
    fill(below(ridge(random, 880, 60, 0.2)), mix(calm, soft, 0.35)) +
    dune('d1', random, 1010, 400, mix(calm, soft, 0.2), palette.paper) +
    dune('d2', random, 1170, 840, mix(soft, strong, 0.18), mix(palette.paper, '#000000', 0.3)) +
    dune('d3', random, 1330, 300, mix(soft, palette.paper, 0.4), mix(palette.paper, '#000000', 0.45))
  );
}
