import { PAGE } from '@/theme/tokens/page';
import { BLACK, contrast, mix, moveUntil, parseHex, toHex, WHITE, type Rgb } from './contrast';

/** The roles that components use; the first eight are those of every Chakra palette. */
const BRAND_ROLES = [
  'solid',
  'contrast',
  'fg',
  'subtle',
  'muted',
  'emphasized',
  'focusRing',
  'border',
  'accent',
  'accentContrast',
] as const;
export type BrandRole = (typeof BRAND_ROLES)[number];
export type BrandPalette = Readonly<Record<BrandRole, string>>;

const TEXT_CONTRAST = 4.5;
/** On dark pages grey text is already bright, so links must be brighter. */
const LINK_CONTRAST = { light: TEXT_CONTRAST, dark: 7 };
const SHAPE_CONTRAST = 3;
/**
 * Backgrounds and borders in the brand's hue. On light pages each mixes in a share of the brand. On dark pages a share would
 * not be visible, so each gets a fixed contrast to the page instead.
 */
const TINTS = {
  subtle: { light: 0.08, dark: 1.25 },
  muted: { light: 0.14, dark: 1.4 },
  emphasized: { light: 0.28, dark: 1.7 },
  border: { light: 0.36, dark: 2.1 },
};
const SHARE_STEP = 0.02;
/** A hovered solid button lets a tenth of the page through; its text must stay readable. */
const HOVER_SHARE = 0.9;

/**
 * A store's brand for light and dark pages, from two colours `#rrggbb`. Text always has a contrast of at least 4.5 to its
 * background, solid shapes at least 3 to the page.
 */
export function brandColors(primary: string, secondary: string): { light: BrandPalette; dark: BrandPalette } {
  const colorsOf = (mode: Mode) => paletteOn(mode, parseHex(primary), parseHex(secondary));
  return { light: colorsOf('light'), dark: colorsOf('dark') };
}

type Mode = keyof typeof PAGE;

function paletteOn(mode: Mode, primary: Rgb, secondary: Rgb): BrandPalette {
  const page = parseHex(PAGE[mode]);
  const ink = mode === 'light' ? 'black' : 'white';
  const solid = solidOn(page, ink, primary);
  const accent = solidOn(page, ink, secondary);
  const tint = (role: keyof typeof TINTS) => tintOn(mode, page, solid.ground, role);
  const [subtle, muted] = [tint('subtle'), tint('muted')];
  const fg = moveUntil(primary, ink, (color) =>
    [page, subtle, muted].every((ground) => contrast(color, parseHex(toHex(ground))) >= LINK_CONTRAST[mode]),
  );
  const palette: Record<BrandRole, Rgb> = {
    solid: solid.ground,
    contrast: solid.text,
    fg,
    subtle,
    muted,
    emphasized: tint('emphasized'),
    focusRing: moveUntil(primary, ink, (color) => contrast(color, page) >= SHAPE_CONTRAST),
    border: tint('border'),
    accent: accent.ground,
    accentContrast: accent.text,
  };
  return Object.fromEntries(BRAND_ROLES.map((role) => [role, toHex(palette[role])])) as BrandPalette;
}

/** Tints the solid colour rather than the raw one, because a dark brand would not show on a dark page. */
function tintOn(mode: Mode, page: Rgb, solid: Rgb, role: keyof typeof TINTS): Rgb {
  if (mode === 'light') return mix(solid, page, TINTS[role].light);
  let share = SHARE_STEP;
  while (contrast(mix(solid, page, share), page) < TINTS[role].dark) share += SHARE_STEP;
  return mix(solid, page, share);
}

/** A background that contrasts with the page, with white or black text that is readable on it, hovered or not. */
function solidOn(page: Rgb, ink: 'black' | 'white', color: Rgb): { ground: Rgb; text: Rgb } {
  const visible = moveUntil(color, ink, (candidate) => contrast(candidate, page) >= SHAPE_CONTRAST);
  const text = contrast(visible, WHITE) >= contrast(visible, BLACK) ? WHITE : BLACK;
  const ground = moveUntil(visible, text === WHITE ? 'black' : 'white', (candidate) =>
    [candidate, mix(candidate, page, HOVER_SHARE)].every((shown) => contrast(text, shown) >= TEXT_CONTRAST),
  );
  return { ground, text };
}

/** CSS that sets the brand's variables; safe as raw text, because every value is printed from three numbers. */
export function brandCss(primary: string, secondary: string): string {
  const { light, dark } = brandColors(primary, secondary);
  const rows = (palette: BrandPalette) =>
    BRAND_ROLES.map((role) => `--chakra-colors-brand-${kebab(role)}:${palette[role]}`).join(';');
  return `:root{${rows(light)}}.dark{${rows(dark)}}`;
}

const kebab = (role: string) => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
