import { PAGE } from '@/theme/tokens/page';
import { brandColors } from './brand-colors';
import { contrast, parseHex } from './contrast';

const SHAPE_CONTRAST = 3;

/**
 * The buttons' background for a brand colour `#rrggbb` that is hard to see on a light page; null when the colour is used as it
 * is, apart from a shade.
 */
export function adjustedColor(color: string): string | null {
  if (contrast(parseHex(color), parseHex(PAGE.light)) >= SHAPE_CONTRAST) return null;
  return brandColors(color, color).light.solid;
}
