/** sRGB channels, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const WHITE: Rgb = [255, 255, 255];
export const BLACK: Rgb = [0, 0, 0];

/** Parses `#rrggbb`; throws on anything else, because the result ends up in raw CSS. */
export function parseHex(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not a colour of the form #rrggbb: "${hex}"`);
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

export const toHex = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Mixes `share` (0 to 1) of `color` into `base`. */
export function mix(color: Rgb, base: Rgb, share: number): Rgb {
  const channel = (at: 0 | 1 | 2) => base[at] + (color[at] - base[at]) * share;
  return [channel(0), channel(1), channel(2)];
}

/** Relative luminance, 0 to 1 (https://www.w3.org/TR/WCAG21/#dfn-relative-luminance). */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Moves the colour's lightness towards white by `share` (0 to 1) and keeps hue and HSL saturation. Mixed with white, a deep
 * blue would turn grey before it is readable on a dark page.
 */
function lighten(color: Rgb, share: number): Rgb {
  const [lowest, highest] = [Math.min(...color), Math.max(...color)];
  const lightness = (lowest + highest) / 510;
  const target = lightness + (1 - lightness) * share;
  // HSL's chroma shrinks towards black and white; `stretch` is the part of it that the new lightness allows.
  const roomAt = (at: number) => 1 - Math.abs(2 * at - 1);
  const stretch = roomAt(lightness) === 0 ? 0 : roomAt(target) / roomAt(lightness);
  const channel = (at: 0 | 1 | 2) => target * 255 + (color[at] - lightness * 255) * stretch;
  return [channel(0), channel(1), channel(2)];
}

/** Moves `color` towards black or white until it satisfies `isEnough`; returns the pole itself if nothing before it does. */
export function moveUntil(color: Rgb, pole: 'black' | 'white', isEnough: (candidate: Rgb) => boolean): Rgb {
  const STEPS = 64;
  for (let step = 0; step < STEPS; step++) {
    const share = step / STEPS;
    const moved = pole === 'white' ? lighten(color, share) : mix(BLACK, color, share);
    // Rounded before the check, because browsers show whole channels.
    const candidate = parseHex(toHex(moved));
    if (isEnough(candidate)) return candidate;
  }
  return pole === 'white' ? WHITE : BLACK;
}
