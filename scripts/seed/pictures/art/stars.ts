import type { ArtOf } from '../art-spec';
import type { Palette } from '../palettes';
import { HEIGHT, WIDTH, fill, mix, polar, polygon, rect, stroke, type Point } from '../svg';

interface Tile {
  readonly corners: readonly Point[];
}

const regular = (x: number, y: number, sides: number, edge: number, turn: number): Tile => {
  const radius = edge / (2 * Math.sin(Math.PI / sides));
  return { corners: Array.from({ length: sides }, (_, i) => polar(x, y, radius, turn + (360 * i) / sides)) };
};

/** The tiles of a uniform tiling around the middle of the page; `cell` is the edge in pixels. */
function tilesOf(tiling: ArtOf<'stars'>['tiling'], cell: number): Tile[] {
  const tiles: Tile[] = [];
  const reach = 12;
  const [cx, cy] = [WIDTH / 2, HEIGHT / 2];
  for (let i = -reach; i <= reach; i += 1) {
    for (let j = -reach; j <= reach; j += 1) {
      if (tiling === 'octagons') {
        const step = cell * (1 + Math.SQRT2);
        tiles.push(regular(cx + i * step, cy + j * step, 8, cell, 22.5));
        tiles.push(regular(cx + (i + 0.5) * step, cy + (j + 0.5) * step, 4, cell, 0));
      }
      if (tiling === 'hexagons') {
        const step = cell * Math.sqrt(3);
        tiles.push(regular(cx + (i + j / 2) * step, cy + j * cell * 1.5, 6, cell, 30));
      }
      if (tiling === 'dodecagons') {
        const step = cell * (2 + Math.sqrt(3));
        const x = cx + (i + j / 2) * step;
        const y = cy + (j * step * Math.sqrt(3)) / 2;
        tiles.push(regular(x, y, 12, cell, 15));
        const third = step / Math.sqrt(3);
        tiles.push(
          regular(x + step / 2, y + third / 2, 3, cell, 30),
          regular(x + step / 2, y - third / 2, 3, cell, -30),
        );
      }
    }
  }
  return tiles.filter(({ corners }) =>
    corners.some((p) => p.x > -cell && p.x < WIDTH + cell && p.y > -cell && p.y < HEIGHT + cell),
  );
}

/**
 * Hankin's "polygons in contact": from the middle of every edge two rays leave at `angle`, and the rays of
 * neighbouring edges meet. Drawn over a whole tiling they give the star patterns of Islamic art.
 */
function starOf({ corners }: Tile, angle: number): Point[] {
  const sides = corners.length;
  const points: Point[] = [];
  for (let i = 0; i < sides; i += 1) {
    const [a, b, c] = [0, 1, 2].map((o) => corners[(i + o) % sides]);
    if (!a || !b || !c) continue;
    const [from, to] = [middle(a, b), middle(b, c)];
    points.push(from, meet(from, turned(a, b, angle), to, turned(c, b, -angle)));
  }
  return points;
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The direction from a to b, turned inwards by `degrees`. */
function turned(a: Point, b: Point, degrees: number): Point {
  const heading = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return polar(0, 0, 1, heading + degrees);
}

function meet(p: Point, u: Point, q: Point, v: Point): Point {
  const cross = u.x * v.y - u.y * v.x;
  const t = ((q.x - p.x) * v.y - (q.y - p.y) * v.x) / cross;
  return { x: p.x + u.x * t, y: p.y + u.y * t };
}

const MARGIN = 110;

export function drawStars(art: ArtOf<'stars'>, palette: Palette): string {
  const tiles = tilesOf(art.tiling, art.cell);
  const [soft, calm, strong, deep] = palette.tones;
  // On dark papers the strongest tones are all light, so the space between the stars gets a calm one.
  const between = deep > palette.paper ? calm : mix(palette.paper, deep, 0.9);
  const filling = (sides: number) => (sides >= 8 ? strong : sides === 6 ? calm : sides === 4 ? soft : deep);
  const stars = tiles.map((tile) => ({ sides: tile.corners.length, points: starOf(tile, art.angle) }));
  const band = art.cell * 0.085;
  const lines = stars.map(({ points }) => polygon(points)).join('');
  const inner = tiles
    .filter(({ corners }) => corners.length >= 6)
    .map(({ corners }) => {
      const centre = corners.reduce(
        (sum, p) => ({ x: sum.x + p.x / corners.length, y: sum.y + p.y / corners.length }),
        { x: 0, y: 0 },
      );
      const r = art.cell * (corners.length === 6 ? 0.2 : corners.length === 8 ? 0.32 : 0.5);
      const rosette = Array.from({ length: corners.length * 2 }, (_, i) =>
        polar(centre.x, centre.y, i % 2 ? r : r * 0.55, (180 / corners.length) * i),
      );
      return fill(polygon(rosette), palette.paper);
    })
    .join('');
  return (
    rect(0, 0, WIDTH, HEIGHT, palette.paper) +
    `<clipPath id="page"><rect x="${MARGIN}" y="${MARGIN}" width="${WIDTH - 2 * MARGIN}" height="${HEIGHT - 2 * MARGIN}"/></clipPath>` +
    `<g clip-path="url(#page)">${rect(0, 0, WIDTH, HEIGHT, between)}` +
    stars.map(({ sides, points }) => fill(polygon(points), filling(sides))).join('') +
    inner +
    stroke(lines, palette.paper, band) +
    stroke(lines, mix(deep, palette.ink, 0.5), band * 0.28) +
    '</g>' +
    rect(
      MARGIN,
      MARGIN,
      WIDTH - 2 * MARGIN,
      HEIGHT - 2 * MARGIN,
      'none',
      `stroke="${strong}" stroke-width="5"`,
    ) +
    rect(
      MARGIN - 20,
      MARGIN - 20,
      WIDTH - 2 * MARGIN + 40,
      HEIGHT - 2 * MARGIN + 40,
      'none',
      `stroke="${strong}" stroke-width="2"`,
    )
  );
}
