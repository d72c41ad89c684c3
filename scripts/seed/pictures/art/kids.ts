import type { ArtOf } from '../art-spec';
import type { Palette } from '../palettes';
import { between, randomOf, type Random } from '../../random';
import { HEIGHT, WIDTH, circle, fill, mix, n, rect, stroke } from '../svg';

const eye = (x: number, y: number, r: number, ink: string) =>
  circle(x, y, r, ink) + circle(x + r * 0.3, y - r * 0.35, r * 0.3, '#ffffff');
const ellipse = (x: number, y: number, rx: number, ry: number, color: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}" ${more}/>`;

export function drawAnimal(art: ArtOf<'animal'>, palette: Palette): string {
  return rect(0, 0, WIDTH, HEIGHT, palette.paper) + { whale, fox, owl, rabbit }[art.animal](palette);
}

function whale(palette: Palette): string {
  const [soft, calm, strong, deep] = palette.tones;
  const body =
    'M190 800C190 600 380 500 600 500C820 500 900 640 960 660C1020 640 1000 540 1090 520C1090 620 1070 720 960 800C880 960 720 1010 560 1010C340 1010 190 950 190 800Z';
  const grooves = Array.from({ length: 6 }, (_, i) =>
    stroke(
      `M${250 + i * 62} ${930 + i * 3}C${300 + i * 62} ${900 + i * 4} ${330 + i * 62} ${890 + i * 4} ${380 + i * 62} ${890 + i * 3}`,
      strong,
      6,
    ),
  );
  const waves = [0, 1, 2].map((i) =>
    stroke(
      `M80 ${1140 + i * 78}${Array.from({ length: 8 }, () => 'c32 -46 98 -46 130 0').join('')}`,
      i === 1 ? strong : mix(strong, palette.paper, 0.4),
      11,
    ),
  );
  return (
    circle(600, 700, 440, soft) +
    stroke('M470 480C450 380 400 350 340 360M470 480C490 380 540 350 600 360M470 480V330', deep, 14) +
    fill(body, deep) +
    `<clipPath id="w"><path d="${body}"/></clipPath><g clip-path="url(#w)">${ellipse(430, 1000, 420, 150, mix(palette.paper, '#ffffff', 0.4))}${grooves.join('')}</g>` +
    eye(330, 770, 22, palette.ink) +
    circle(390, 820, 30, calm, 'opacity=".75"') +
    fill('M560 880C600 980 680 1020 760 1010C740 940 690 880 640 860Z', mix(deep, palette.ink, 0.35)) +
    waves.join('')
  );
}

function fox(palette: Palette): string {
  const [soft, calm, , deep] = palette.tones;
  const white = mix(palette.paper, '#ffffff', 0.6);
  const orange = calm;
  return (
    circle(600, 720, 450, soft) +
    fill('M270 360L330 720L560 560Z', orange) +
    fill('M930 360L870 720L640 560Z', orange) +
    fill('M300 430L350 670L480 590Z', palette.ink) +
    fill('M900 430L850 670L720 590Z', palette.ink) +
    fill(
      'M600 520C780 520 930 650 960 800C860 860 720 1080 600 1130C480 1080 340 860 240 800C270 650 420 520 600 520Z',
      orange,
    ) +
    fill('M240 800C340 760 520 800 600 1130C480 1080 340 860 240 800Z', white) +
    fill('M960 800C860 760 680 800 600 1130C720 1080 860 860 960 800Z', white) +
    eye(430, 770, 28, palette.ink) +
    eye(770, 770, 28, palette.ink) +
    ellipse(600, 1105, 56, 42, palette.ink) +
    fill('M560 560L600 640L640 560C615 545 585 545 560 560Z', white) +
    [330, 870].map((x) => circle(x, 862, 26, mix(orange, '#ffffff', 0.35), 'opacity=".7"')).join('') +
    stroke('M150 1290C360 1240 840 1240 1050 1290', deep, 12) +
    [230, 420, 780, 980]
      .map((x) =>
        stroke(
          `M${x} 1270C${x - 6} 1230 ${x - 26} 1210 ${x - 40} 1200M${x} 1270C${x + 4} 1230 ${x + 24} 1206 ${x + 36} 1196`,
          deep,
          9,
        ),
      )
      .join('')
  );
}

function owl(palette: Palette): string {
  const [soft, calm, strong, deep] = palette.tones;
  const white = mix(palette.paper, '#ffffff', 0.6);
  const feathers = [0, 1, 2, 3].map((row) =>
    Array.from({ length: 5 - (row % 2) }, (_, i) =>
      stroke(
        `M${420 + i * 80 + (row % 2) * 40} ${920 + row * 60}c0 40 60 40 60 0`,
        row % 2 ? strong : deep,
        9,
      ),
    ).join(''),
  );
  return (
    circle(790, 360, 170, soft) +
    fill(
      'M330 420C420 420 470 450 600 450C730 450 780 420 870 420C900 560 900 760 880 960C860 1150 740 1220 600 1220C460 1220 340 1150 320 960C300 760 300 560 330 420Z',
      deep,
    ) +
    fill(
      'M400 850C460 800 740 800 800 850C840 1060 740 1200 600 1200C460 1200 360 1060 400 850Z',
      mix(soft, palette.paper, 0.35),
    ) +
    feathers.join('') +
    [465, 735]
      .map((x) => circle(x, 650, 150, soft) + circle(x, 650, 112, white) + eye(x, 650, 56, palette.ink))
      .join('') +
    fill('M600 690L650 760L600 830L550 760Z', calm) +
    fill('M318 760C250 860 260 1040 350 1130C360 1000 350 880 318 760Z', mix(deep, palette.ink, 0.4)) +
    fill('M882 760C950 860 940 1040 850 1130C840 1000 850 880 882 760Z', mix(deep, palette.ink, 0.4)) +
    stroke('M110 1250C400 1225 800 1275 1090 1240', mix(palette.ink, calm, 0.35), 34) +
    [500, 560, 640, 700].map((x) => stroke(`M${x} 1205V1252`, calm, 22)).join('') +
    fill('M980 1235C1000 1150 1060 1130 1110 1130C1110 1190 1060 1240 980 1235Z', strong) +
    fill('M200 1240C190 1170 140 1140 90 1140C90 1200 130 1250 200 1240Z', strong)
  );
}

function rabbit(palette: Palette): string {
  const [soft, calm, strong, deep] = palette.tones;
  const white = mix(palette.paper, '#ffffff', 0.75);
  const ear = (x: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} 620)">${ellipse(x, 430, 86, 250, white)}${ellipse(x, 440, 46, 190, calm, 'opacity=".75"')}</g>`;
  return (
    rect(0, 0, WIDTH, HEIGHT, soft) +
    circle(600, 760, 440, mix(soft, palette.paper, 0.62)) +
    ear(490, -12) +
    ear(710, 14) +
    ellipse(600, 1290, 330, 300, white) +
    ellipse(600, 830, 300, 270, white) +
    eye(490, 800, 26, palette.ink) +
    eye(710, 800, 26, palette.ink) +
    [420, 780].map((x) => ellipse(x, 900, 52, 36, calm, 'opacity=".6"')).join('') +
    fill('M565 862H635C635 890 612 906 600 908C588 906 565 890 565 862Z', calm) +
    stroke('M600 908V944M600 944C580 974 540 970 530 946M600 944C620 974 660 970 670 946', palette.ink, 8) +
    fill('M600 1130L470 1064V1210ZM600 1130L730 1064V1210Z', strong) +
    circle(600, 1134, 40, deep)
  );
}

export function drawPlayground(art: ArtOf<'playground'>, palette: Palette, seed: string): string {
  return art.scene === 'planets' ? planets(palette, randomOf(seed)) : rainbow(palette);
}

function planets(palette: Palette, random: Random): string {
  const [soft, , strong, deep] = palette.tones;
  const dust = Array.from({ length: 120 }, () =>
    circle(
      between(random, 0, WIDTH),
      between(random, 0, HEIGHT),
      between(random, 1.5, 4.5),
      palette.ink,
      `opacity="${n(between(random, 0.3, 0.95))}"`,
    ),
  );
  const orbits = [220, 350, 490, 640].map((r) =>
    circle(600, 900, r, 'none', `stroke="${palette.tones[1]}" stroke-width="3" stroke-dasharray="4 14"`),
  );
  return (
    rect(0, 0, WIDTH, HEIGHT, palette.paper) +
    dust.join('') +
    orbits.join('') +
    circle(600, 900, 130, strong) +
    circle(560, 860, 130 * 0.62, deep, 'opacity=".35"') +
    circle(415, 780, 46, '#d9826b') +
    circle(905, 730, 74, '#6fa8a2') +
    stroke('M850 700C890 716 940 706 970 694', palette.paper, 7, 'opacity=".5"') +
    ellipse(
      300,
      1290,
      190,
      40,
      'none',
      `stroke="${deep}" stroke-width="14" transform="rotate(-18 300 1290)"`,
    ) +
    circle(300, 1290, 98, '#c89bb5') +
    stroke('M128 1338C230 1352 400 1300 476 1236', deep, 14) +
    circle(960, 1260, 60, deep) +
    circle(978, 1246, 14, soft, 'opacity=".5"') +
    `<g transform="translate(640 330) rotate(24)">${fill('M0 -170C80 -90 90 40 60 120H-60C-90 40 -80 -90 0 -170Z', '#f2ead8')}${fill('M0 -170C34 -136 56 -94 66 -50H-66C-56 -94 -34 -136 0 -170Z', '#d9826b')}${circle(0, 10, 34, palette.tones[1])}${circle(0, 10, 22, '#a9d6d2')}${fill('M-66 40C-120 70 -120 140 -104 170L-56 120ZM66 40C120 70 120 140 104 170L56 120Z', '#d9826b')}${fill('M-40 124H40C30 180 10 230 0 250C-10 230 -30 180 -40 124Z', strong)}</g>`
  );
}

function rainbow(palette: Palette): string {
  const [first, second, third, fourth] = palette.tones;
  const bands = [second, first, third, fourth, mix(second, palette.paper, 0.4)].map((tone, i) =>
    stroke(
      `M${170 + i * 78} 1010V900A${430 - i * 78} ${430 - i * 78} 0 0 1 ${1030 - i * 78} 900V1010`,
      tone,
      56,
      'style="stroke-linecap:butt"',
    ),
  );
  const cloud = (x: number) =>
    [
      [-110, 20, 76],
      [-30, -34, 104],
      [80, -10, 90],
      [150, 34, 64],
    ]
      .map(([dx, dy, r]) =>
        circle(x + (dx ?? 0), 1050 + (dy ?? 0), r ?? 0, mix(palette.paper, '#ffffff', 0.9)),
      )
      .join('') + rect(x - 150, 1040, 330, 86, mix(palette.paper, '#ffffff', 0.9), 'rx="43"');
  const drops = [
    [330, 1240],
    [450, 1300],
    [600, 1230],
    [750, 1300],
    [870, 1240],
  ].map(([x, y], i) =>
    fill(
      `M${x} ${(y ?? 0) - 42}C${(x ?? 0) + 40} ${y} ${(x ?? 0) + 28} ${(y ?? 0) + 38} ${x} ${(y ?? 0) + 38}C${(x ?? 0) - 28} ${(y ?? 0) + 38} ${(x ?? 0) - 40} ${y} ${x} ${(y ?? 0) - 42}Z`,
      [second, third, fourth, first, second][i] ?? second,
    ),
  );
  return (
    rect(0, 0, WIDTH, HEIGHT, palette.paper) +
    circle(860, 340, 118, first) +
    bands.join('') +
    cloud(270) +
    cloud(900) +
    drops.join('')
  );
}
