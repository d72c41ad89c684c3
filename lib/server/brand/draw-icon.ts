import sharp from 'sharp';

export interface IconKind {
  /** Pixels of its width and height. */
  readonly size: number;
  /** For phones, which show it on a tile and render transparent parts black. */
  readonly isTile: boolean;
  /** Margin of a tile, as a fraction of its width. */
  readonly margin?: number;
}

/** Margin of a tile, so that its round corners cut nothing off. */
const TILE_MARGIN = 0.12;

/** Margin with which a square fits the 80 % circle that every mask shows (https://www.w3.org/TR/appmanifest/#icon-masks). */
export const MASK_MARGIN = 0.22;

/** A square PNG with the whole `picture` in the middle. */
export async function drawIcon(
  picture: Buffer,
  { size, isTile, margin: tileMargin = TILE_MARGIN }: IconKind,
): Promise<Buffer> {
  const margin = isTile ? Math.round(size * tileMargin) : 0;
  const inner = size - 2 * margin;
  const around = { top: margin, bottom: margin, left: margin, right: margin };
  const background = { r: 255, g: 255, b: 255, alpha: isTile ? 1 : 0 };
  const drawn = sharp(picture).resize(inner, inner, { fit: 'contain', background });
  const padded = drawn.extend({ ...around, background });
  return (isTile ? padded.flatten({ background }) : padded).png().toBuffer();
}
