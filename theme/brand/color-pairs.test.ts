import { COLOR_PAIRS } from '@/lib/domain/store/look/color-pairs';
import { PAGE } from '@/theme/tokens/page';
import { brandColors } from './brand-colors';
import { contrast, parseHex } from './contrast';

const ratio = (one: string, other: string) => contrast(parseHex(one), parseHex(other));

test.each(COLOR_PAIRS)(
  '$id is shown as chosen, and readable in both modes (WCAG AA)',
  ({ primary, secondary }) => {
    const brand = brandColors(primary, secondary);
    expect(brand.light).toMatchObject({ solid: primary.toLowerCase(), accent: secondary.toLowerCase() });
    for (const mode of ['light', 'dark'] as const) {
      const { solid, contrast: text, accent, accentContrast, fg } = brand[mode];
      const ratios = [ratio(text, solid), ratio(accentContrast, accent), ratio(fg, PAGE[mode])];
      expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
      expect(Math.min(ratio(solid, PAGE[mode]), ratio(accent, PAGE[mode]))).toBeGreaterThanOrEqual(3);
    }
  },
);
