import type { ArtOf } from '../art-spec';
import type { Palette } from '../palettes';
import { between, cycle, randomOf, type Random } from '../../random';
import { HEIGHT, WIDTH, circle, curve, mix, polar, rect, stroke } from '../svg';
import { disc, leaf, stem } from './leaves';

export function drawBranch(art: ArtOf<'branch'>, palette: Palette, seed: string): string {
  const random = randomOf(seed);
  const [soft, calm] = palette.tones;
  const backdrop = {
    olive: circle(640, 620, 400, soft),
    eucalyptus: rect(260, 220, 680, 1060, soft, 'rx="340"'),
    fern: circle(600, 700, 440, soft),
    palm: circle(600, 560, 380, calm),
    fig: rect(200, 0, 800, 1180, soft),
  }[art.plant];
  const body = { olive: olive, eucalyptus: eucalyptus, fern: fern, palm: palm, fig: fig }[art.plant](
    palette,
    random,
  );
  return rect(0, 0, WIDTH, HEIGHT, palette.paper) + backdrop + body;
}

function olive(palette: Palette, random: Random): string {
  const main = stem({ x: 420, y: 1330 }, 1160, 14, 26, 22);
  let body = stroke(curve(main), palette.tones[3], 9);
  main.slice(3).forEach((p, i) => {
    const long = 250 * (1 - i / 34) * between(random, 0.9, 1.08);
    const tone = cycle([palette.tones[2], palette.tones[3], palette.tones[1]], i);
    const sign = i % 2 ? 1 : -1;
    body += leaf(p.x, p.y, long, p.heading + sign * between(random, 42, 56), 0.12, tone, palette.ink);
    if (i % 3 === 1) {
      const hang = polar(p.x, p.y, 66, p.heading - sign * 70);
      body +=
        stroke(`M${p.x} ${p.y}L${hang.x} ${hang.y}`, palette.tones[3], 4) +
        fruit(hang.x, hang.y + 30, palette);
    }
  });
  const tip = main.at(-1);
  return tip ? body + leaf(tip.x, tip.y, 150, tip.heading, 0.13, palette.tones[2], palette.ink) : body;
}

const fruit = (x: number, y: number, palette: Palette) =>
  `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="30" ry="40" fill="${palette.ink}"/>` +
  `<ellipse cx="${(x - 9).toFixed(1)}" cy="${(y - 12).toFixed(1)}" rx="7" ry="12" fill="${palette.paper}" opacity=".35"/>`;

function eucalyptus(palette: Palette, random: Random): string {
  return [
    {
      x: 560,
      lean: -9,
      bow: -16,
      length: 1090,
      tones: [palette.tones[1], mix(palette.tones[1], palette.tones[2], 0.5)],
    },
    { x: 620, lean: 10, bow: 14, length: 980, tones: [palette.tones[2], palette.tones[3]] },
  ]
    .map((twig) => {
      const line = stem({ x: twig.x, y: 1350 }, twig.length, twig.lean, twig.bow, 15);
      const leaves = line.slice(2).map((p, i) => {
        const r = 74 * (1 - i / 19) * between(random, 0.92, 1.08);
        return [-1, 1]
          .map((s) =>
            disc(
              p.x,
              p.y,
              r,
              p.heading + s * between(random, 62, 80),
              cycle(twig.tones, i + (s > 0 ? 1 : 0)),
              palette.paper,
            ),
          )
          .join('');
      });
      return stroke(curve(line), palette.ink, 6) + leaves.join('');
    })
    .join('');
}

function fern(palette: Palette, random: Random): string {
  const main = stem({ x: 520, y: 1350 }, 1180, 2, 34, 34);
  const fronds = main.slice(4).map((p, i) => {
    const long = 330 * Math.sin(Math.PI * (0.16 + (0.84 * (i + 2)) / 34)) * (1 - i / 62);
    return [-1, 1]
      .map((s) =>
        leaf(
          p.x,
          p.y,
          long * between(random, 0.95, 1.04),
          p.heading + s * (70 - i * 0.8),
          0.09,
          cycle([palette.tones[2], palette.tones[3]], i),
          palette.tones[0],
        ),
      )
      .join('');
  });
  return fronds.join('') + stroke(curve(main), palette.ink, 8);
}

function palm(palette: Palette, random: Random): string {
  const heart = { x: 600, y: 1010 };
  const ribs = Array.from({ length: 23 }, (_, i) => {
    const degrees = -90 + (i - 11) * 12.4;
    const long = 590 * (1 - Math.abs(i - 11) / 34) * between(random, 0.95, 1.04);
    return leaf(
      heart.x,
      heart.y,
      long,
      degrees,
      0.062,
      cycle(
        [palette.tones[2], palette.tones[3], palette.tones[2], mix(palette.tones[2], palette.tones[1], 0.5)],
        i,
      ),
      palette.tones[0],
    );
  });
  return (
    stroke(`M600 1400C590 1260 612 1140 ${heart.x} ${heart.y}`, palette.tones[3], 16) +
    ribs.join('') +
    circle(heart.x, heart.y, 20, palette.tones[3])
  );
}

function fig(palette: Palette, random: Random): string {
  const main = stem({ x: 610, y: 1400 }, 1060, -3, 12, 9);
  const leaves = main.slice(1).map((p, i) => {
    const sign = i % 2 ? 1 : -1;
    const long = 430 * (1 - i / 17) * between(random, 0.95, 1.05);
    return leaf(
      p.x,
      p.y,
      long,
      p.heading + sign * between(random, 44, 58),
      0.34,
      cycle([palette.tones[3], palette.tones[2], palette.tones[1]], i),
      palette.tones[0],
    );
  });
  return stroke(curve(main), palette.ink, 12) + leaves.join('');
}
