import sharp from 'sharp';

export interface IconKind {
  /** Pixels of its width and height. */
  readonly size: number;
  /** Phones put it on a tile and show what is transparent in black. */
  readonly isTile: boolean;
}

/** Of a tile, so that its round corners cut nothing off. */
const TILE_MARGIN = 0.12;

/** A square PNG of `picture`, whole and in the middle. */
export async function drawIcon(picture: Buffer, { size, isTile }: IconKind): Promise<Buffer> {
  const margin = isTile ? Math.round(size * TILE_MARGIN) : 0;
  const inner = size - 2 * margin;
  const around = { top: margin, bottom: margin, left: margin, right: margin };
  const background = { r: 255, g: 255, b: 255, alpha: isTile ? 1 : 0 };
  const drawn = sharp(picture).resize(inner, inner, { fit: 'contain', background });
  const padded = drawn.extend({ ...around, background });
  return (isTile ? padded.flatten({ background }) : padded).png().toBuffer();
}
