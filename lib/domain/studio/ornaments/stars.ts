import { ellipse } from '@/lib/domain/studio/board/path-data';
import { at, cosine, leaf, line, middle, polar, ring, solid, star } from './geometry';

/** The eight-pointed star of two squares (khatim), outlined twice around a rosette. */
export function starEight(width: number, height: number): string {
  const { centre, radius } = middle(width, height);
  const khatim = (size: number) => star(centre, size, (size * cosine(45)) / cosine(22.5), 8, -90);
  return (
    ring(khatim(radius * 0.97), radius * 0.035) +
    ring(khatim(radius * 0.84), radius * 0.014) +
    solid(star(centre, radius * 0.46, radius * 0.2, 8, -90)) +
    Array.from({ length: 8 }, (_, i) => {
      const dot = polar(centre, radius * 0.58, -67.5 + i * 45);
      return ellipse(dot.x, dot.y, radius * 0.026);
    }).join('')
  );
}

/** Limits the number of cells on a large board. */
const MOST_CELLS = 160;

/** Eight-pointed stars and the crosses between them, clipped to the box. */
export function starLattice(width: number, height: number): string {
  const cell = Math.max(Math.min(width, height) / 4, Math.sqrt((width * height) / MOST_CELLS));
  const columns = Math.max(1, Math.round(width / cell));
  const rows = Math.max(1, Math.round(height / cell));
  const size = at(width / columns, height / rows);
  const radius = Math.min(size.x, size.y) / 2;
  const pen = radius * 0.07;
  const parts: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const centre = at((column + 0.5) * size.x, (row + 0.5) * size.y);
      parts.push(ring(star(centre, radius * 0.995, (radius * cosine(45)) / cosine(22.5), 8, -90), pen));
      parts.push(solid(star(centre, radius * 0.34, radius * 0.15, 8, -90)));
    }
  }
  for (let row = 1; row < rows; row += 1)
    for (let column = 1; column < columns; column += 1)
      parts.push(solid(star(at(column * size.x, row * size.y), radius * 0.3, radius * 0.1, 4, -90)));
  return parts.join('');
}

/** Petals in two rows about a ring. */
export function rosette(width: number, height: number): string {
  const { centre, radius } = middle(width, height);
  const row = (count: number, inner: number, outer: number, turn: number, fullness: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = turn + (i * 360) / count;
      return leaf(polar(centre, radius * inner, angle), radius * (outer - inner), angle, fullness);
    }).join('');
  const circle = (share: number) =>
    Array.from({ length: 72 }, (_, i) => polar(centre, radius * share, i * 5));
  const dots = Array.from({ length: 24 }, (_, i) => polar(centre, radius * 0.55, i * 15));
  return (
    row(24, 0.62, 0.86, 0, 0.24) +
    row(24, 0.74, 0.98, 7.5, 0.13) +
    row(12, 0.14, 0.48, 0, 0.24) +
    row(12, 0.3, 0.48, 15, 0.16) +
    ring(circle(0.6), radius * 0.012) +
    ring(circle(0.5), radius * 0.012) +
    dots.map(({ x, y }) => ellipse(x, y, radius * 0.014)).join('') +
    solid(circle(0.08))
  );
}

/** A hanging lantern (fanous) with a star in its window. */
export function lantern(width: number, height: number): string {
  const w = Math.min(width, height * 0.48);
  const x = (share: number) => width / 2 + share * w;
  const y = (share: number) => share * height;
  const pen = w * 0.028;
  const body = [
    at(x(-0.34), y(0.42)),
    at(x(0.34), y(0.42)),
    at(x(0.44), y(0.58)),
    at(x(0.3), y(0.84)),
    at(x(-0.3), y(0.84)),
    at(x(-0.44), y(0.58)),
  ];
  const dome = [
    at(x(-0.34), y(0.4)),
    at(x(-0.3), y(0.34)),
    at(x(-0.16), y(0.3)),
    at(x(-0.05), y(0.25)),
    at(x(0), y(0.2)),
    at(x(0.05), y(0.25)),
    at(x(0.16), y(0.3)),
    at(x(0.3), y(0.34)),
    at(x(0.34), y(0.4)),
  ];
  const windows = [-0.17, 0.17].flatMap((share) => [
    line([at(x(share), y(0.42)), at(x(share * 1.28), y(0.58)), at(x(share * 0.9), y(0.84))], pen * 0.6),
  ]);
  const centre = at(x(0), y(0.6));
  const circle = Array.from({ length: 36 }, (_, i) => polar(at(x(0), y(0.17)), w * 0.055, i * 10));
  return (
    line([at(x(0), 0), at(x(0), y(0.17) - w * 0.055)], pen * 0.5) +
    ring(circle, pen * 0.7) +
    solid(dome) +
    solid([at(x(-0.38), y(0.4)), at(x(0.38), y(0.4)), at(x(0.38), y(0.422)), at(x(-0.38), y(0.422))]) +
    ring(body, pen) +
    windows.join('') +
    solid(star(centre, w * 0.13, w * 0.06, 8, -90)) +
    solid([at(x(-0.34), y(0.84)), at(x(0.34), y(0.84)), at(x(0.3), y(0.87)), at(x(-0.3), y(0.87))]) +
    solid([at(x(-0.2), y(0.88)), at(x(0.2), y(0.88)), at(x(0.24), y(0.92)), at(x(-0.24), y(0.92))]) +
    ellipse(x(0), y(0.95), w * 0.04)
  );
}
