import { at, fill, mix, polar, stroke, type Point } from '../svg';

/** A pointed leaf from `x, y` along `degrees`; `fat` is its half width as a share of its length. */
export function leaf(
  x: number,
  y: number,
  length: number,
  degrees: number,
  fat: number,
  color: string,
  vein: string,
): string {
  const tip = polar(x, y, length, degrees);
  const side = (sign: number, along: number, out: number): Point => {
    const p = polar(x, y, length * along, degrees);
    return polar(p.x, p.y, length * fat * out * sign, degrees + 90);
  };
  const bend = (sign: number) => [side(sign, 0.22, 1.15), side(sign, 0.72, 1.05)] as const;
  const [a, b] = bend(1);
  const [c, e] = bend(-1);
  const outline = `M${at(x, y)}C${at(a.x, a.y)} ${at(b.x, b.y)} ${at(tip.x, tip.y)}C${at(e.x, e.y)} ${at(c.x, c.y)} ${at(x, y)}Z`;
  const half = `M${at(x, y)}C${at(a.x, a.y)} ${at(b.x, b.y)} ${at(tip.x, tip.y)}L${at(x, y)}Z`;
  const end = polar(x, y, length * 0.9, degrees);
  return (
    fill(outline, color) +
    fill(half, mix(color, vein, 0.14)) +
    stroke(`M${at(x, y)}L${at(end.x, end.y)}`, vein, Math.max(1.6, length * 0.012))
  );
}

/** A round leaf on a short stalk, like eucalyptus. */
export function disc(
  x: number,
  y: number,
  radius: number,
  degrees: number,
  color: string,
  vein: string,
): string {
  const centre = polar(x, y, radius * 1.05, degrees);
  const end = polar(x, y, radius * 1.75, degrees);
  return (
    `<ellipse cx="${centre.x.toFixed(1)}" cy="${centre.y.toFixed(1)}" rx="${(radius * 1.05).toFixed(1)}" ry="${(radius * 0.86).toFixed(1)}" transform="rotate(${degrees.toFixed(1)} ${at(centre.x, centre.y)})" fill="${color}"/>` +
    stroke(`M${at(x, y)}L${at(end.x, end.y)}`, vein, 2.4)
  );
}

/** Points and headings along a bowed stem from `from`, `length` pixels upwards. */
export function stem(
  from: Point,
  length: number,
  lean: number,
  bow: number,
  steps: number,
): (Point & { heading: number })[] {
  const points: (Point & { heading: number })[] = [];
  let { x, y } = from;
  for (let i = 0; i <= steps; i += 1) {
    const heading = -90 + lean + bow * (i / steps - 0.5);
    points.push({ x, y, heading });
    ({ x, y } = polar(x, y, length / steps, heading));
  }
  return points;
}
