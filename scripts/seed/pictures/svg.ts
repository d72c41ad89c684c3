/** The drawing area of every board, in pixels of the master. */
export const WIDTH = 1200;
export const HEIGHT = 1500;

export const n = (value: number) => Number(value.toFixed(2)).toString();
export const at = (x: number, y: number) => `${n(x)} ${n(y)}`;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const polar = (x: number, y: number, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
};

export const polygon = (points: readonly Point[]) => `M${points.map((p) => at(p.x, p.y)).join('L')}Z`;

/** A soft curve through the points (Catmull-Rom as cubic Béziers). */
export function curve(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  let d = `M${at(first.x, first.y)}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [a, b, c, e] = [-1, 0, 1, 2].map(
      (o) => points[Math.min(points.length - 1, Math.max(0, i + o))] ?? first,
    );
    if (!a || !b || !c || !e) continue;
    d += `C${at(b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6)} ${at(c.x - (e.x - b.x) / 6, c.y - (e.y - b.y) / 6)} ${at(c.x, c.y)}`;
  }
  return d;
}

export const fill = (d: string, color: string, more = '') => `<path d="${d}" fill="${color}" ${more}/>`;
export const stroke = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const circle = (x: number, y: number, r: number, color: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${color}" ${more}/>`;
export const rect = (x: number, y: number, w: number, h: number, color: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${color}" ${more}/>`;

/** `stops` are [offset 0..1, colour, opacity]. */
export const verticalGradient = (id: string, stops: readonly (readonly [number, string, number?])[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a ?? 1}"/>`)
    .join('')}</linearGradient>`;

/** Mixes two `#rrggbb` colours; `share` 0 gives the first. */
export function mix(first: string, second: string, share: number): string {
  const channel = (color: string, index: number) => parseInt(color.slice(1 + index * 2, 3 + index * 2), 16);
  return `#${[0, 1, 2]
    .map((i) => Math.round(channel(first, i) * (1 - share) + channel(second, i) * share))
    .map((v) => v.toString(16).padStart(2, '0'))
    .join('')}`;
}

export const document = (body: string, width = WIDTH, height = HEIGHT) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
