import { PAGE } from '@/theme/tokens/page';
import { BLACK, contrast, mix, moveUntil, parseHex, toHex, WHITE, type Rgb } from './contrast';

/** What components ask of the brand; the first eight are the roles of every Chakra palette. */
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
/** On a dark page grey texts are bright already; what may be followed is brighter than they are. */
const LINK_CONTRAST = { light: TEXT_CONTRAST, dark: 7 };
const SHAPE_CONTRAST = 3;
/** Hovered solid buttons let a tenth of the page through; their text must stay readable then too. */
const HOVER_SHARE = 0.9;

/**
 * A store's brand for light and dark pages, from two colours `#rrggbb`. Every text on its ground has a contrast of at
 * least 4.5, every solid shape at least 3 against the page, whatever the owner chose.
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
  // Tints of the solid rather than of the raw colour: a dark brand would not show on a dark page.
  const tint = (share: number) => mix(solid.ground, page, share);
  const muted = tint(0.14);
  const fg = moveUntil(primary, ink, (color) =>
    [page, tint(0.08), muted].every(
      (ground) => contrast(color, parseHex(toHex(ground))) >= LINK_CONTRAST[mode],
    ),
  );
  const palette: Record<BrandRole, Rgb> = {
    solid: solid.ground,
    contrast: solid.text,
    fg,
    subtle: tint(0.08),
    muted,
    emphasized: tint(0.28),
    focusRing: moveUntil(primary, ink, (color) => contrast(color, page) >= SHAPE_CONTRAST),
    border: tint(0.36),
    accent: accent.ground,
    accentContrast: accent.text,
  };
  return Object.fromEntries(BRAND_ROLES.map((role) => [role, toHex(palette[role])])) as BrandPalette;
}

/** A ground that stands out from the page, and white or black text that is readable on it, hovered or not. */
function solidOn(page: Rgb, ink: 'black' | 'white', color: Rgb): { ground: Rgb; text: Rgb } {
  const visible = moveUntil(color, ink, (candidate) => contrast(candidate, page) >= SHAPE_CONTRAST);
  const text = contrast(visible, WHITE) >= contrast(visible, BLACK) ? WHITE : BLACK;
  const ground = moveUntil(visible, text === WHITE ? 'black' : 'white', (candidate) =>
    [candidate, mix(candidate, page, HOVER_SHARE)].every((shown) => contrast(text, shown) >= TEXT_CONTRAST),
  );
  return { ground, text };
}

/** CSS that replaces the brand variables; safe as raw text because every value is printed from three numbers. */
export function brandCss(primary: string, secondary: string): string {
  const { light, dark } = brandColors(primary, secondary);
  const rows = (palette: BrandPalette) =>
    BRAND_ROLES.map((role) => `--chakra-colors-brand-${kebab(role)}:${palette[role]}`).join(';');
  return `:root{${rows(light)}}.dark{${rows(dark)}}`;
}

const kebab = (role: string) => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
