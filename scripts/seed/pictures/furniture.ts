import { disc, leaf, stem } from './art/leaves';
import { circle, curve, fill, mix, rect, stroke } from './svg';

const shadow = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#2b1c10" opacity=".42" filter="url(#near)"/>`;

function plant(x: number, y: number, height: number, tones: readonly [string, string]): string {
  return [-34, -14, 4, 22, 40]
    .map((lean, k) => {
      const line = stem({ x, y }, height * (1 - Math.abs(k - 2) * 0.1), lean, lean * 0.7, 7);
      const leaves = line
        .slice(2)
        .map((p, i) =>
          leaf(
            p.x,
            p.y,
            height * 0.3 * (1 - i / 12),
            p.heading + (i % 2 ? 46 : -46),
            0.2,
            tones[(i + k) % 2] ?? tones[0],
            '#22301f',
          ),
        );
      return stroke(curve(line), '#3e4a31', 4) + leaves.join('');
    })
    .join('');
}

function twigs(x: number, y: number): string {
  return [-16, 0, 17]
    .map((lean) => {
      const line = stem({ x, y }, 250, lean, lean, 8);
      return (
        stroke(curve(line), '#6b5a45', 3) +
        line
          .slice(3)
          .map((p, i) => disc(p.x, p.y, 17 - i, p.heading + (i % 2 ? 60 : -60), '#8b9a79', '#cdd4bd'))
          .join('')
      );
    })
    .join('');
}

const pot = (x: number, y: number, w: number, h: number, color: string) =>
  fill(
    `M${x - w * 0.28} ${y - h}H${x + w * 0.28}C${x + w * 0.3} ${y - h * 0.8} ${x + w * 0.56} ${y - h * 0.66} ${x + w * 0.5} ${y - h * 0.34}C${x + w * 0.45} ${y - h * 0.08} ${x + w * 0.34} ${y} ${x + w * 0.26} ${y}H${x - w * 0.26}C${x - w * 0.34} ${y} ${x - w * 0.45} ${y - h * 0.08} ${x - w * 0.5} ${y - h * 0.34}C${x - w * 0.56} ${y - h * 0.66} ${x - w * 0.3} ${y - h * 0.8} ${x - w * 0.28} ${y - h}Z`,
    color,
  ) +
  fill(
    `M${x + w * 0.06} ${y - h}H${x + w * 0.28}C${x + w * 0.3} ${y - h * 0.8} ${x + w * 0.56} ${y - h * 0.66} ${x + w * 0.5} ${y - h * 0.34}C${x + w * 0.45} ${y - h * 0.08} ${x + w * 0.34} ${y} ${x + w * 0.26} ${y}H${x + w * 0.1}C${x + w * 0.3} ${y - h * 0.3} ${x + w * 0.26} ${y - h * 0.7} ${x + w * 0.06} ${y - h}Z`,
    '#20150c',
    'opacity=".16"',
  );

const books = (x: number, y: number) =>
  [
    [0, 150, '#a8674a'],
    [10, 132, '#e7dcc8'],
    [4, 142, '#59685c'],
  ]
    .map(([dx, w, c], i) => rect(x + Number(dx), y - 24 * (i + 1), Number(w), 23, String(c), 'rx="3"'))
    .join('');

function sideboard(): string {
  const wood = '#a67c52';
  const top = 1042;
  return (
    shadow(600, 1392, 520, 22) +
    [170, 1000].map((x) => fill(`M${x} 1290H${x + 30}L${x + 24} 1396H${x + 8}Z`, '#5d3f27')).join('') +
    rect(110, top, 980, 250, wood, 'rx="6"') +
    rect(110, top, 980, 16, mix(wood, '#ffffff', 0.25), 'rx="6"') +
    [0, 1, 2]
      .map(
        (i) =>
          rect(132 + i * 316, top + 36, 304, 192, mix(wood, '#3b2413', 0.12), 'rx="4"') +
          circle(284 + i * 316, top + 66, 8, '#3b2413'),
      )
      .join('') +
    shadow(240, top, 80, 8) +
    twigs(236, top - 130) +
    pot(236, top, 128, 150, '#efe7da') +
    shadow(950, top, 110, 8) +
    books(868, top) +
    circle(944, top - 104, 31, '#c9a45a') +
    circle(934, top - 114, 9, '#f3dfae')
  );
}

function armchair(): string {
  const cloth = '#b5654a';
  return (
    shadow(430, 1436, 390, 24) +
    [190, 640].map((x) => fill(`M${x} 1370H${x + 34}L${x + 26} 1440H${x + 10}Z`, '#4d311f')).join('') +
    fill('M190 1010C190 930 260 912 430 912C600 912 670 930 670 1010V1290H190Z', cloth) +
    fill(
      'M520 915C620 922 670 940 670 1010V1290H560C600 1160 590 1010 520 915Z',
      '#3a150a',
      'opacity=".14"',
    ) +
    fill(
      'M120 1130C120 1080 214 1080 222 1130L236 1380H140C128 1300 120 1210 120 1130ZM740 1130C740 1080 646 1080 638 1130L624 1380H720C732 1300 740 1210 740 1130Z',
      mix(cloth, '#ffffff', 0.08),
    ) +
    rect(216, 1180, 428, 120, mix(cloth, '#ffffff', 0.16), 'rx="34"') +
    rect(222, 1270, 416, 112, mix(cloth, '#2a0f06', 0.16), 'rx="12"') +
    `<g transform="rotate(-9 400 1090)">${rect(310, 1010, 190, 170, '#efe3cd', 'rx="26"')}${stroke('M330 1060H480M330 1096H480M330 1132H480', '#c9a98a', 5)}</g>` +
    shadow(960, 1440, 120, 16) +
    plant(960, 1240, 480, ['#55704f', '#3c573d']) +
    pot(960, 1440, 210, 230, '#e8ded0')
  );
}

function desk(): string {
  const wood = '#caa273';
  const top = 1060;
  return (
    shadow(600, 1420, 480, 20) +
    [170, 990]
      .map((x) => fill(`M${x} 1090H${x + 38}L${x + 28} 1424H${x + 12}Z`, mix(wood, '#3b2413', 0.3)))
      .join('') +
    rect(90, top, 1020, 38, wood, 'rx="5"') +
    rect(90, top, 1020, 9, mix(wood, '#ffffff', 0.4), 'rx="5"') +
    rect(420, top + 38, 360, 66, mix(wood, '#3b2413', 0.14)) +
    circle(600, top + 70, 8, '#3b2413') +
    shadow(210, top, 80, 8) +
    rect(152, top - 14, 116, 14, '#2b2a28', 'rx="7"') +
    stroke(`M210 ${top - 10}V880L290 790`, '#2b2a28', 8) +
    fill('M248 740L350 800L320 880L196 808Z', '#2f4a44') +
    fill('M196 808L320 880L300 1060L40 1060Z', '#fff3c9', 'opacity=".22"') +
    shadow(930, top, 130, 8) +
    books(850, top) +
    pot(1042, top, 80, 104, '#35626b') +
    stroke(`M1032 960L1018 860M1044 958L1056 846M1050 962L1084 876`, '#a4724c', 6) +
    rect(520, top - 8, 180, 8, '#f7f2e8', 'rx="2"')
  );
}

function bench(): string {
  const wood = '#6f4a31';
  return (
    shadow(600, 1424, 470, 20) +
    [210, 940]
      .map((x) => fill(`M${x} 1200H${x + 44}L${x + 36} 1428H${x + 10}Z`, mix(wood, '#000000', 0.2)))
      .join('') +
    rect(140, 1164, 920, 48, wood, 'rx="10"') +
    rect(140, 1164, 920, 11, mix(wood, '#ffffff', 0.24), 'rx="5"') +
    fill(
      'M640 1166C660 1080 900 1080 960 1120C990 1140 1000 1166 1000 1166V1290C960 1304 900 1296 880 1280V1166Z',
      '#efe2cf',
    ) +
    stroke('M700 1150C780 1120 880 1120 950 1148M890 1200V1282M930 1196V1290M966 1200V1292', '#cdb597', 5) +
    shadow(300, 1164, 110, 8) +
    twigs(300, 1010) +
    pot(300, 1164, 170, 190, '#8c4a33') +
    rect(420, 1140, 150, 24, '#3f5a52', 'rx="3"') +
    rect(430, 1118, 132, 23, '#e6d6bd', 'rx="3"')
  );
}

function nursery(): string {
  return (
    shadow(600, 1426, 480, 20) +
    rect(130, 1070, 940, 350, '#fbf8f2', 'rx="12"') +
    rect(130, 1070, 940, 18, '#e9e2d6', 'rx="9"') +
    [0, 1, 2].map((i) => rect(160 + i * 302, 1116, 276, 280, '#e2dbcf', 'rx="8"')).join('') +
    rect(190, 1250, 216, 146, '#e8b9a0', 'rx="16"') +
    stroke('M246 1290H350', '#c98f74', 12) +
    rect(492, 1220, 34, 176, '#6fb6ab') +
    rect(532, 1240, 40, 156, '#f2c46d') +
    rect(578, 1206, 30, 190, '#4e6fa8') +
    rect(614, 1250, 46, 146, '#f2937a') +
    circle(880, 1344, 52, '#8bb8dc') +
    circle(866, 1328, 14, '#ffffff', 'opacity=".5"') +
    fill('M940 1396L1010 1396L975 1310Z', '#f2c46d') +
    shadow(270, 1070, 100, 8) +
    circle(270, 1002, 70, '#c89b72') +
    circle(270, 908, 54, '#c89b72') +
    circle(228, 866, 22, '#c89b72') +
    circle(312, 866, 22, '#c89b72') +
    `<ellipse cx="270" cy="924" rx="25" ry="19" fill="#ecd3b4"/><ellipse cx="270" cy="1012" rx="40" ry="44" fill="#ecd3b4"/>` +
    circle(252, 898, 5, '#3b2a1d') +
    circle(288, 898, 5, '#3b2a1d') +
    circle(270, 918, 7, '#3b2a1d') +
    shadow(930, 1070, 80, 8) +
    rect(890, 990, 80, 80, '#f2937a', 'rx="8"') +
    rect(936, 910, 76, 78, '#6fb6ab', 'rx="8"') +
    rect(982, 992, 78, 78, '#f9cf7a', 'rx="8"')
  );
}

/** The sideboard's top along the bottom of the hero, with the things on it. */
export function drawShelf(height: number): string {
  const top = height - 130;
  return (
    rect(0, top, 2000, 140, '#a67c52') +
    rect(0, top, 2000, 14, '#c6a27b') +
    rect(0, top + 34, 2000, 3, '#6f4d30') +
    shadow(1010, top, 90, 9) +
    twigs(1010, top - 150) +
    pot(1010, top, 140, 170, '#f1e9dc') +
    shadow(1840, top, 110, 9) +
    books(1770, top) +
    circle(1850, top - 104, 31, '#c9a45a') +
    circle(1840, top - 114, 9, '#f3dfae')
  );
}

/** Furniture under the board. Shadows use the filter `near`, which the room defines. */
export const FURNITURE = { sideboard, armchair, desk, bench, nursery } as const;
export type Room = keyof typeof FURNITURE;
