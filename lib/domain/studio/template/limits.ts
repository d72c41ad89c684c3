/** Limits of templates and designs, so that drawing one takes bounded time. */
export const STUDIO_LIMITS = {
  fields: 12,
  layers: 40,
  swatches: 24,
  frames: 12,
  /** Characters of one field. */
  fieldLength: 400,
  /** UTF-16 units of one text in a request: letters with marks have several. */
  textUnits: 2400,
  lines: 12,
  minSideMm: 50,
  maxSideMm: 3000,
  maxBleedMm: 20,
  maxSafeMm: 200,
  maxFrameMm: 200,
  minTextMm: 1,
  maxTextMm: 1500,
  idLength: 40,
  labelLength: 80,
  exampleLength: 400,
  pathLength: 400,
  pictureSide: 20_000,
  addOn: 1_000_000_000,
  makingDays: 90,
} as const;
