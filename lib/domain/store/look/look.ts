import { initialFields, kinds, type ValuesOf } from '@/lib/domain/parse/field-kinds';

/** Which fonts titles have; texts are in Plex Sans. The first is the default, as in every list here. */
export const FONT_PAIRS = ['markazi', 'plex', 'amiri', 'kufi'] as const;
export type FontPair = (typeof FONT_PAIRS)[number];
export const CORNERS = ['soft', 'sharp', 'round'] as const;
export const DENSITIES = ['normal', 'compact', 'airy'] as const;
export const HEADER_LAYOUTS = ['start', 'centred'] as const;
export const FOOTER_LAYOUTS = ['columns', 'compact'] as const;
export const LOOK_SIZES = ['medium', 'small', 'large'] as const;

/** A shop's look besides its colours. */
export const LOOK_FIELDS = {
  fonts: kinds.oneOf(FONT_PAIRS, 'markazi'),
  corners: kinds.oneOf(CORNERS, 'soft'),
  density: kinds.oneOf(DENSITIES, 'normal'),
  header: kinds.oneOf(HEADER_LAYOUTS, 'start'),
  footer: kinds.oneOf(FOOTER_LAYOUTS, 'columns'),
  logoSize: kinds.oneOf(LOOK_SIZES, 'medium'),
  iconSize: kinds.oneOf(LOOK_SIZES, 'medium'),
};
export type Look = ValuesOf<typeof LOOK_FIELDS>;

export const DEFAULT_LOOK: Look = initialFields(LOOK_FIELDS);
