import type { Brand } from '@/lib/domain/catalogue/product';
import type { PaletteName } from './palettes';
import { PALETTES } from './palettes';
import { circle, document, fill, mix, rect, stroke, verticalGradient } from './svg';
import { drawShelf } from './furniture';
import { setLine, inkWidth, type Shape } from './type';

interface Hung {
  /** The whole SVG document of a board. */
  readonly art: string;
  readonly frame: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A sunlit wall over a shelf, full of boards; without text, which stands beside the picture. */
export function drawHero(hung: readonly Hung[], width: number, height: number): string {
  const wall = '#e5d8c7';
  const boards = hung.map(({ art, frame, x, y, width: w }, i) => {
    const h = w * 1.25;
    const inner = art
      .replaceAll('id="', `id="b${i}-`)
      .replaceAll('url(#', `url(#b${i}-`)
      .replace('<svg ', `<svg x="${x}" y="${y}" `)
      .replace('width="1200" height="1500"', `width="${w}" height="${h}"`);
    return (
      rect(x - 4, y + 8, w + 34, h + 40, '#2b2018', 'opacity=".3" filter="url(#soft)"') +
      rect(x - 14, y - 14, w + 28, h + 28, frame, 'rx="2"') +
      rect(x - 14, y - 14, w + 28, 5, '#ffffff', 'opacity=".22"') +
      inner +
      rect(x, y, w, 4, '#000000', 'opacity=".1"')
    );
  });
  const light = [0, 1, 2].map((i) =>
    fill(
      `M${-220 + i * 420} -40H${80 + i * 420}L${760 + i * 420} ${height}H${460 + i * 420}Z`,
      '#fff5de',
      'opacity=".4"',
    ),
  );
  return document(
    `<defs><filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="18"/></filter><filter id="near" x="-30%" y="-200%" width="160%" height="500%"><feGaussianBlur stdDeviation="10"/></filter>${verticalGradient(
      'wall',
      [
        [0, mix(wall, '#ffffff', 0.32)],
        [1, mix(wall, '#6b5540', 0.1)],
      ],
    )}</defs>` +
      rect(0, 0, width, height, 'url(#wall)') +
      `<g filter="url(#soft)">${light.join('')}</g>` +
      boards.join('') +
      drawShelf(height),
    width,
    height,
  );
}

/** A brand's mark: its initial on a coloured field, beside its name. */
export function drawBrandMark(
  brand: Pick<Brand, 'id' | 'name'>,
  paletteName: PaletteName,
  shape: Shape,
): string {
  const palette = PALETTES[paletteName];
  const name = shape('serif', brand.name.en, 0.02);
  const arabic = shape('kufi', brand.name.ar);
  const emblem: Record<string, string> = {
    'dar-al-harf': fill(
      'M400 70L440 110L400 150L360 110ZM400 158L420 178L400 198L380 178Z',
      palette.tones[2],
    ),
    'atelier-kreis':
      circle(362, 130, 56, palette.tones[1]) + circle(438, 130, 56, palette.tones[2], 'opacity=".85"'),
    bustan:
      fill('M400 200C330 160 340 90 400 60C460 90 470 160 400 200Z', palette.tones[2]) +
      stroke('M400 206V100', palette.paper, 6),
    'north-and-dune':
      circle(440, 100, 36, palette.tones[1]) +
      fill('M290 196C350 100 400 100 430 150C460 196 500 180 520 196Z', palette.tones[2]),
    'little-lantern':
      fill('M370 96H430L446 176H354Z', palette.tones[0]) +
      rect(364, 176, 72, 16, palette.tones[3], 'rx="5"') +
      stroke('M376 94C376 58 424 58 424 94', palette.tones[3], 9) +
      circle(400, 140, 17, palette.tones[1]),
  };
  return document(
    rect(0, 0, 800, 500, palette.paper) +
      (emblem[brand.id] ?? '') +
      setLine(name, { x: 400, y: 325, size: Math.min(104, 660 / inkWidth(name)), fill: palette.ink }) +
      setLine(arabic, { x: 400, y: 420, size: 54, fill: palette.tones[2] }),
    800,
    500,
  );
}
