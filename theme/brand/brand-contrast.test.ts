import { semanticColors } from '@/theme/semantic-tokens/colors';
import { colors } from '@/theme/tokens/colors';
import { brandColors, type BrandRole } from './brand-colors';
import { contrast, parseHex } from './contrast';

type Mode = 'light' | 'dark';
type Hues = Readonly<Record<string, { readonly value?: string } & Readonly<Record<string, unknown>>>>;
type Roles = Readonly<
  Record<string, Readonly<Record<string, { readonly value: Readonly<Record<string, string>> }>>>
>;

const PAIRS = 200;
const TEXT_CONTRAST = 4.5;

/** Deterministic pseudo-random numbers below 2³² (mulberry32), so that a failure can be seen again. */
function* randoms(state: number): Generator<number, never> {
  for (;;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield (mixed ^ (mixed >>> 14)) >>> 0;
  }
}
const random = randoms(10);
const aColor = () => `#${(random.next().value & 0xffffff).toString(16).padStart(6, '0')}`;
const EXTREMES = ['#ffffff', '#000000', '#ffff00', '#0000ff', '#777777'].map(
  (color) => [color, color] as const,
);
const pairs = [...EXTREMES, ...Array.from({ length: PAIRS }, () => [aColor(), aColor()] as const)];

/** The colour `#rrggbb` of a semantic token such as `fg.muted`; `brand` gives those of the store. */
function colorOf(token: string, mode: Mode, brand: Readonly<Record<BrandRole, string>>): string {
  const [group = '', role = 'DEFAULT'] = token.split('.');
  if (group === 'brand') return brand[role as BrandRole];
  const reference = (semanticColors as unknown as Roles)[group]?.[role]?.value[`_${mode}`] ?? '';
  const [hue = '', step] = reference.replace(/^\{colors\.|\}$/g, '').split('.');
  const found = (colors as unknown as Hues)[hue];
  return step ? (found?.[step] as { value: string }).value : (found?.value ?? '');
}

const PAGES = ['bg', 'bg.panel', 'bg.subtle', 'bg.muted'];
const TINTS = ['brand.subtle', 'brand.muted'];
const MESSAGES = ['error', 'warning', 'success', 'info'];
/** Every text of the shop on every background it has. */
const TEXTS: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['fg', [...PAGES, ...TINTS, 'brand.emphasized']],
  ['fg.muted', [...PAGES, ...TINTS]],
  ['brand.fg', [...PAGES, ...TINTS]],
  ['brand.contrast', ['brand.solid']],
  ['brand.accentContrast', ['brand.accent']],
  ...MESSAGES.map((kind) => [`fg.${kind}`, ['bg', 'bg.panel', `bg.${kind}`]] as const),
];

test.each(['light', 'dark'] as const)('any two colours leave every text readable on a %s page', (mode) => {
  const faint = pairs.flatMap(([primary, secondary]) => {
    const brand = brandColors(primary, secondary)[mode];
    const ratio = (text: string, ground: string) =>
      contrast(parseHex(colorOf(text, mode, brand)), parseHex(colorOf(ground, mode, brand)));
    return TEXTS.flatMap(([text, grounds]) =>
      grounds
        .filter((ground) => ratio(text, ground) < TEXT_CONTRAST)
        .map(
          (ground) => `${text} on ${ground} with ${primary} ${secondary}: ${ratio(text, ground).toFixed(2)}`,
        ),
    );
  });
  expect(faint).toEqual([]);
});
