import type { Design } from './design';
import { BOTANICAL_DESIGNS } from './designs-botanical';
import { KIDS_DESIGNS } from './designs-kids';
import { LANDSCAPE_DESIGNS } from './designs-landscapes';
import { LINE_DESIGNS } from './designs-lines';
import { PATTERN_DESIGNS } from './designs-patterns';
import { QUOTE_DESIGNS } from './designs-quotes';

/** The sixty boards of the demo store, ten to a category. */
export const DESIGNS: readonly Design[] = [
  ...QUOTE_DESIGNS,
  ...PATTERN_DESIGNS,
  ...BOTANICAL_DESIGNS,
  ...LANDSCAPE_DESIGNS,
  ...LINE_DESIGNS,
  ...KIDS_DESIGNS,
];
