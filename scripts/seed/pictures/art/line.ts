import type { ArtOf } from '../art-spec';
import type { Palette } from '../palettes';
import { between, cycle, randomOf, type Random } from '../../random';
import { HEIGHT, WIDTH, at, circle, curve, fill, mix, n, polar, rect, stroke } from '../svg';
import { stem } from './leaves';

export function drawLine(art: ArtOf<'line'>, palette: Palette, seed: string): string {
  const subject = { vase, arches, contours, pebbles, coffee, moons }[art.subject];
  return rect(0, 0, WIDTH, HEIGHT, palette.paper) + subject(palette, randomOf(seed));
}

function vase(palette: Palette, random: Random): string {
  const [soft, calm, strong] = palette.tones;
  const pot =
    'M520 800C520 850 400 900 400 1080C400 1210 480 1290 600 1290C720 1290 800 1210 800 1080C800 900 680 850 680 800C640 790 560 790 520 800Z';
  const twigs = [-26, -9, 8, 27].map((lean, i) => {
    const line = stem({ x: 570 + i * 20, y: 800 }, 470 + (i % 2) * 120, lean, lean * 1.2, 9);
    const buds = line.slice(3).map((p, k) => {
      const bud = polar(p.x, p.y, 44, p.heading + (k % 2 ? 58 : -58));
      return (
        stroke(`M${at(p.x, p.y)}L${at(bud.x, bud.y)}`, palette.ink, 4) +
        circle(
          bud.x,
          bud.y,
          between(random, 13, 20),
          cycle([strong, calm, palette.paper], k + i),
          `stroke="${palette.ink}" stroke-width="4"`,
        )
      );
    });
    return stroke(curve(line), palette.ink, 5) + buds.join('');
  });
  return (
    circle(700, 560, 330, soft) +
    twigs.join('') +
    `<g transform="translate(26 14)">${fill(pot, calm)}</g>` +
    stroke(pot, palette.ink, 6) +
    stroke('M404 1050C500 1086 700 1086 796 1050M402 1096C500 1132 700 1132 798 1096', palette.ink, 4) +
    stroke('M130 1292H1070', palette.ink, 6)
  );
}

const gate = (x: number, foot: number, half: number, spring: number) =>
  `M${at(x - half, foot)}V${n(spring)}A${at(half, half)} 0 0 1 ${at(x + half, spring)}V${n(foot)}Z`;

function arches(palette: Palette): string {
  const [soft, calm, strong, deep] = palette.tones;
  const steps = Array.from({ length: 7 }, (_, i) =>
    rect(430 - i * 50, 1060 + i * 44, 340 + i * 100, 45, i % 2 ? calm : mix(calm, palette.paper, 0.35)),
  );
  return (
    rect(0, 0, WIDTH, HEIGHT, soft) +
    fill(gate(600, 1500, 470, 640), mix(soft, calm, 0.55)) +
    fill(gate(600, 1500, 370, 690), calm) +
    fill(gate(600, 1500, 270, 740), strong) +
    fill(gate(600, 1060, 170, 790), mix(palette.paper, '#ffffff', 0.3)) +
    `<clipPath id="gate"><path d="${gate(600, 1060, 170, 790)}"/></clipPath><g clip-path="url(#gate)">${circle(650, 840, 74, strong)}${fill('M400 980C520 930 640 960 800 910V1080H400Z', mix(calm, deep, 0.25))}${fill('M400 1020C540 990 660 1020 800 980V1080H400Z', deep)}</g>` +
    steps.join('') +
    rect(0, 1368, WIDTH, 140, deep) +
    fill('M430 1060H770L1120 1368H80Z', palette.ink, 'opacity=".06"')
  );
}

/** Contour lines of an invented hill, drawn as distorted rings. */
function contours(palette: Palette, random: Random): string {
  const phases = [2, 3, 5].map((f) => ({ f, phase: between(random, 0, 6.3) }));
  const rings = Array.from({ length: 27 }, (_, i) => {
    const r = 26 + i * 34;
    const points = Array.from({ length: 97 }, (_, k) => {
      const degrees = (k / 96) * 360;
      const swell = phases.reduce(
        (sum, { f, phase }) => sum + Math.sin((f * degrees * Math.PI) / 180 + phase + i * 0.075) / f,
        0,
      );
      const p = polar(0, 0, r * (1 + 0.2 * swell), degrees);
      return { x: 660 - i * 5 + p.x * 0.92, y: 640 + i * 6 + p.y * 1.14 };
    });
    return (
      fill(
        `${curve(points)}Z`,
        mix(palette.tones[3], palette.tones[0], Math.min(1, i / 20)),
        'fill-opacity="0"',
      ) + stroke(`${curve(points)}Z`, i % 5 ? palette.tones[2] : palette.ink, i % 5 ? 2.6 : 4.6)
    );
  });
  return `${circle(648, 650, 150, palette.tones[1], 'opacity=".8"')}<clipPath id="page"><rect x="100" y="100" width="1000" height="1300"/></clipPath><g clip-path="url(#page)">${rings.join('')}</g>${rect(100, 100, 1000, 1300, 'none', `stroke="${palette.ink}" stroke-width="4"`)}`;
}

function pebbles(palette: Palette): string {
  const stones = [
    [600, 1130, 330, 116, 3],
    [585, 950, 245, 96, 2],
    [625, 800, 190, 78, 1],
    [600, 680, 132, 60, 2],
    [612, 586, 84, 44, 3],
  ] as const;
  const ripples = Array.from(
    { length: 6 },
    (_, i) =>
      `<ellipse cx="600" cy="1240" rx="${390 + i * 62}" ry="${40 + i * 20}" fill="none" stroke="${mix(palette.tones[1], palette.paper, i / 7)}" stroke-width="4"/>`,
  );
  return (
    circle(600, 560, 390, palette.tones[0]) +
    ripples.join('') +
    stones
      .map(
        ([x, y, rx, ry, tone], i) =>
          `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${palette.tones[tone]}"/>${stroke(`M${x - rx * 0.7} ${y - ry * 0.36}C${x - rx * 0.3} ${y - ry * 0.72} ${x + rx * 0.3} ${y - ry * 0.72} ${x + rx * 0.66} ${y - ry * 0.4}`, palette.paper, 5 - i * 0.5, 'opacity=".5"')}`,
      )
      .join('')
  );
}

function coffee(palette: Palette): string {
  const [soft, calm, strong, deep] = palette.tones;
  const pot =
    'M520 560C430 650 470 800 400 980C380 1060 420 1150 480 1180H740C800 1150 836 1060 812 980C750 800 780 650 690 560Z';
  const steam = [520, 605, 690].map((x, i) =>
    stroke(`M${x} ${330 + i * 10}C${x - 50} 270 ${x + 50} 220 ${x} 150`, calm, 6),
  );
  const cup = (x: number) =>
    fill(
      `M${x - 74} 1060H${x + 74}C${x + 74} 1140 ${x + 40} 1190 ${x + 26} 1200H${x - 26}C${x - 40} 1190 ${x - 74} 1140 ${x - 74} 1060Z`,
      mix(palette.paper, '#ffffff', 0.6),
      `stroke="${palette.ink}" stroke-width="5"`,
    ) +
    stroke(`M${x - 72} 1098C${x - 20} 1116 ${x + 20} 1116 ${x + 72} 1098`, strong, 7) +
    `<ellipse cx="${x}" cy="1060" rx="74" ry="15" fill="${deep}"/>`;
  return (
    fill(gate(600, 1500, 440, 620), soft) +
    steam.join('') +
    fill('M500 640C440 610 390 560 300 556C356 610 404 690 452 770Z', strong) +
    stroke('M700 640C900 610 930 850 800 960', deep, 26) +
    fill(pot, strong) +
    fill(
      'M640 560C760 640 700 800 760 980C790 1060 760 1150 700 1180H740C800 1150 836 1060 812 980C750 800 780 650 690 560Z',
      deep,
      'opacity=".45"',
    ) +
    fill('M500 566C520 470 570 430 605 400C640 430 692 470 710 566Z', deep) +
    circle(605, 382, 24, deep) +
    stroke(
      'M428 900C540 940 680 940 790 900M418 940C540 984 680 984 800 940',
      palette.paper,
      6,
      'opacity=".8"',
    ) +
    fill(
      'M605 690L632 752L696 766L650 812L658 876L605 846L552 876L560 812L514 766L578 752Z',
      soft,
      'opacity=".9"',
    ) +
    cup(920) +
    cup(1040 - 760) +
    rect(0, 1200, WIDTH, 300, calm) +
    rect(0, 1200, WIDTH, 8, deep)
  );
}

function moons(palette: Palette, random: Random): string {
  const dust = Array.from({ length: 90 }, () =>
    circle(
      between(random, 90, 1110),
      between(random, 90, 1410),
      between(random, 1.2, 3),
      palette.ink,
      `opacity="${n(between(random, 0.3, 0.9))}"`,
    ),
  );
  const phase = (x: number, y: number, r: number, lit: number) => {
    const bulge = r * Math.abs(lit * 2 - 1);
    const disc = `M${at(x, y - r)}A${at(r, r)} 0 0 1 ${at(x, y + r)}A${at(bulge, r)} 0 0 ${lit > 0.5 ? 1 : 0} ${at(x, y - r)}Z`;
    return circle(x, y, r, palette.tones[0]) + fill(disc, palette.tones[3]);
  };
  const column = [0.12, 0.3, 0.5, 0.74].flatMap((lit, i) => {
    const x = 600 - 330 * Math.cos((i + 1) * 0.36 - 0.1);
    const r = 52 + i * 10;
    const y = 200 + i * 172;
    return [phase(x, y, r, lit), `<g transform="rotate(180 600 750)">${phase(x, y, r, lit)}</g>`];
  });
  return (
    dust.join('') +
    column.join('') +
    circle(600, 750, 186, palette.tones[3]) +
    [
      [-60, -50, 36],
      [54, 20, 52],
      [-40, 80, 26],
      [70, -90, 20],
    ]
      .map(([dx, dy, r]) =>
        circle(600 + (dx ?? 0), 750 + (dy ?? 0), r ?? 0, palette.tones[2], 'opacity=".5"'),
      )
      .join('') +
    circle(600, 750, 226, 'none', `stroke="${palette.tones[2]}" stroke-width="2.5" stroke-dasharray="2 12"`) +
    rect(64, 64, 1072, 1372, 'none', `stroke="${palette.tones[2]}" stroke-width="3"`)
  );
}
