import { brandColors, brandCss } from './brand-colors';
import { contrast, mix, parseHex } from './contrast';
import { PAGE } from '@/theme/tokens/page';

/** Deterministic pseudo-random colours (mulberry32), so that a failure can be seen again. */
function randomColors(count: number): string[] {
  let state = 42;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return Array.from({ length: count }, () => `#${(next() & 0xffffff).toString(16).padStart(6, '0')}`);
}

const EXTREMES = ['#ffffff', '#000000', '#808080', '#777777', '#ffff00', '#0000ff', '#242F51', '#384878'];
const ratio = (one: string, other: string) => contrast(parseHex(one), parseHex(other));

test.each(['light', 'dark'] as const)('every brand keeps its texts readable on a %s page', (mode) => {
  const page = PAGE[mode];
  for (const color of [...EXTREMES, ...randomColors(500)]) {
    const brand = brandColors(color, color)[mode];
    expect(ratio(brand.contrast, brand.solid)).toBeGreaterThanOrEqual(4.5);
    const hovered = mix(parseHex(brand.solid), parseHex(page), 0.9);
    expect(contrast(parseHex(brand.contrast), hovered)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(brand.accentContrast, brand.accent)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [page, brand.subtle, brand.muted])
      expect(ratio(brand.fg, ground)).toBeGreaterThanOrEqual(4.5);
  }
});

test('a colour that is readable already is shown as the owner chose it', () => {
  expect(brandColors('#242F51', '#384878').light).toMatchObject({ solid: '#242f51', accent: '#384878' });
});

test('nothing but a colour gets into the style element', () => {
  expect(() => brandCss('red;}</style><script>', '#384878')).toThrow('Not a colour');
  expect(brandCss('#242F51', '#384878')).toMatch(
    /^:root\{(--chakra-colors-brand-[a-z-]+:#[0-9a-f]{6};?)+\}\.dark\{/,
  );
});
