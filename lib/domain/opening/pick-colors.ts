import type { StoreColors } from './opened-setting';

/** Bits of each channel that tell colours of a logo apart. */
const BITS = 3;
const OPAQUE = 128;
/** Below it a colour counts as grey. */
const MIN_SATURATION = 40;
/** Least distance of the two colours, so that they differ to the eye. */
const MIN_DISTANCE = 60;

type Rgb = readonly [number, number, number];

interface Bucket {
  count: number;
  sum: [number, number, number];
}

/**
 * The two most frequent colours of a logo, greys left out; null for a logo without colour. `pixels` are RGBA, as a canvas has
 * them. A logo of one colour gets a lighter shade of it as the second.
 */
export function pickColors(pixels: Uint8ClampedArray): StoreColors | null {
  const buckets = new Map<number, Bucket>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const isGrey = Math.max(red, green, blue) - Math.min(red, green, blue) < MIN_SATURATION;
    if (alpha < OPAQUE || isGrey) continue;
    const shift = 8 - BITS;
    const key = ((red >> shift) << (2 * BITS)) | ((green >> shift) << BITS) | (blue >> shift);
    const bucket = buckets.get(key) ?? { count: 0, sum: [0, 0, 0] };
    buckets.set(key, bucket);
    bucket.count += 1;
    bucket.sum = [bucket.sum[0] + red, bucket.sum[1] + green, bucket.sum[2] + blue];
  }
  const colors = [...buckets.values()].sort((one, other) => other.count - one.count).map(meanOf);
  const [primary] = colors;
  if (!primary) return null;
  const second = colors.find((color) => distance(color, primary) >= MIN_DISTANCE) ?? lighter(primary);
  return { primary: hex(primary), secondary: hex(second) };
}

const meanOf = ({ count, sum: [red, green, blue] }: Bucket): Rgb => [
  red / count,
  green / count,
  blue / count,
];

const distance = (one: Rgb, other: Rgb): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

const lighter = ([red, green, blue]: Rgb): Rgb => {
  const raised = (channel: number) => channel + (255 - channel) * 0.25;
  return [raised(red), raised(green), raised(blue)];
};

const hex = (color: Rgb): string =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
