import { ellipse, rectangle } from '@/lib/domain/studio/board/path-data';
import { arc, at, curve, line, middle, polar, ring, solid, star } from './geometry';

const DIAMOND = 0.035;

/** A hairline with a diamond in its middle. */
export function rule(width: number, height: number): string {
  const y = height / 2;
  const size = Math.min(height / 2, width * DIAMOND);
  const pen = size * 0.16;
  const gap = size * 2;
  const half = (from: number, to: number) =>
    solid([at(from, y - pen / 2), at(to, y - pen / 2), at(to, y + pen / 2), at(from, y + pen / 2)]);
  const centre = at(width / 2, y);
  return (
    half(0, width / 2 - gap) +
    half(width / 2 + gap, width) +
    solid(star(centre, size, size, 2)) +
    [-1, 1].map((side) => ellipse(width / 2 + side * size * 1.5, y, size * 0.18)).join('')
  );
}

export function doubleRule(width: number, height: number): string {
  const pen = Math.min(height / 4, width * 0.012);
  const thick = rectangle(0, height / 2 - pen * 1.2, width, pen);
  return thick + rectangle(0, height / 2 + pen * 0.6, width, pen * 0.3);
}

const corners = (width: number, height: number, inset: number) => [
  at(inset, inset),
  at(width - inset, inset),
  at(width - inset, height - inset),
  at(inset, height - inset),
];

/** Two frames, the inner one with indented corners. */
export function border(width: number, height: number): string {
  const side = Math.min(width, height);
  const pen = side * 0.006;
  const inset = side * 0.028;
  const notch = side * 0.05;
  const steps = [
    [inset + notch, inset],
    [width - inset - notch, inset],
    [width - inset - notch, inset + notch],
    [width - inset, inset + notch],
    [width - inset, height - inset - notch],
    [width - inset - notch, height - inset - notch],
    [width - inset - notch, height - inset],
    [inset + notch, height - inset],
    [inset + notch, height - inset - notch],
    [inset, height - inset - notch],
    [inset, inset + notch],
    [inset + notch, inset + notch],
  ].map(([x = 0, y = 0]) => at(x, y));
  const knots = corners(width, height, inset + notch / 2).map((c) =>
    solid(star(c, notch * 0.3, notch * 0.13, 4, 0)),
  );
  return ring(corners(width, height, pen), pen * 1.6) + ring(steps, pen * 0.7) + knots.join('');
}

/** A round arch of two lines, open at the bottom. */
export function arch(width: number, height: number): string {
  const pen = Math.min(width, height) * 0.012;
  const drawn = (inset: number, thickness: number) => {
    const radius = width / 2 - inset;
    const spring = at(width / 2, radius + inset);
    return line(
      [at(inset, height), ...arc(spring, radius, 180, 360, 64), at(width - inset, height)],
      thickness,
    );
  };
  return drawn(pen / 2, pen) + drawn(pen * 3.4, pen * 0.4);
}

/** A prayer niche: a pointed arch on columns, with a finial. */
export function mihrab(width: number, height: number): string {
  const pen = Math.min(width, height) * 0.014;
  const drawn = (inset: number, thickness: number) => {
    const left = inset;
    const right = width - inset;
    const top = height * 0.07 + inset * 1.25;
    const spring = Math.min(height * 0.5, top + width * 0.52);
    const rise = spring - top;
    const half = width / 2 - inset;
    const tip = at(width / 2, top);
    const leftSide = curve(
      at(left, spring),
      at(left, spring - rise * 0.55),
      at(width / 2 - half * 0.42, top + rise * 0.2),
      tip,
      30,
    );
    const rightSide = curve(
      tip,
      at(width / 2 + half * 0.42, top + rise * 0.2),
      at(right, spring - rise * 0.55),
      at(right, spring),
      30,
    );
    return line(
      [at(left, height - inset * 0.2), ...leftSide, ...rightSide.slice(1), at(right, height - inset * 0.2)],
      thickness,
    );
  };
  const ball = height * 0.018;
  const base = (x: number) => rectangle(x, height - pen * 2.4, pen * 7, pen * 2.4);
  return (
    drawn(pen / 2, pen) +
    drawn(pen * 3.2, pen * 0.45) +
    ellipse(width / 2, height * 0.07 - ball * 1.1, ball) +
    ellipse(width / 2, height * 0.07 - ball * 2.9, ball * 0.6) +
    base(0) +
    base(width - pen * 7)
  );
}

/** Three rows of waves. */
export function wave(width: number, height: number): string {
  const crests = Math.max(2, Math.round(width / (height * 0.75)));
  const step = width / crests;
  return [0, 1, 2]
    .map((row) => {
      const y = height * (0.2 + row * 0.3);
      const rise = height * 0.14;
      const points = Array.from({ length: crests }, (_, i) =>
        curve(
          at(i * step, y),
          at(i * step + step * 0.36, y - rise * 1.6),
          at(i * step + step * 0.64, y + rise * 1.6),
          at((i + 1) * step, y),
          20,
        ).slice(i === 0 ? 0 : 1),
      ).flat();
      return line(points, height * (0.05 - row * 0.012));
    })
    .join('');
}

/** A half sun on its horizon, with rays of two lengths. */
export function sun(width: number, height: number): string {
  const radius = Math.min(width / 2, height);
  const centre = at(width / 2, (height + radius) / 2);
  const rays = Array.from({ length: 25 }, (_, i) => {
    const angle = 180 + i * 7.5;
    const long = i % 2 === 0 ? 1 : 0.82;
    const tip = polar(centre, radius * long, angle);
    const foot = arc(centre, radius * 0.56, angle - 1.1, angle + 1.1, 2);
    return solid([...foot, tip]);
  });
  const disc = solid(arc(centre, radius * 0.48, 180, 360));
  return (
    disc + rays.join('') + rectangle(width / 2 - radius, centre.y + radius * 0.03, radius * 2, radius * 0.012)
  );
}

/** A crescent with a star between its horns. */
export function crescent(width: number, height: number): string {
  const { centre, radius } = middle(width, height);
  const outer = arc(at(centre.x - radius * 0.08, centre.y), radius * 0.9, 48, 312, 90);
  const inner = arc(at(centre.x + radius * 0.22, centre.y), radius * 0.72, 312 - 14, 48 + 14, 90);
  const small = star(at(centre.x + radius * 0.42, centre.y), radius * 0.27, radius * 0.11, 5, -90);
  return solid([...outer, ...inner]) + solid(small);
}
