import type { MeasuredSize } from './measured-sizes';
import type { Dimensions } from '@/lib/domain/catalogue/product';

const MM_PER_INCH = 25.4;
const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** Centimetres with at most one decimal, such as 29.7. */
export const inCentimetres = ({ widthMm, heightMm }: Dimensions) => ({
  width: oneDecimal(widthMm / 10),
  height: oneDecimal(heightMm / 10),
});

export const inInches = ({ widthMm, heightMm }: Dimensions) => ({
  width: oneDecimal(widthMm / MM_PER_INCH),
  height: oneDecimal(heightMm / MM_PER_INCH),
});

/** Millimetres from the top left corner of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const SOFA: Dimensions = { widthMm: 2000, heightMm: 800 };
const PAPER: Dimensions = { widthMm: 210, heightMm: 297 };
const MARGIN_MM = 150;
const ABOVE_SOFA_MM = 220;

/** Draws boards above a sofa with a sheet of A4 beside them, all to one scale. */
export function sizeDrawing(sizes: readonly MeasuredSize[]) {
  const widest = Math.max(...sizes.map(({ dimensions }) => dimensions.widthMm));
  const tallest = Math.max(PAPER.heightMm, ...sizes.map(({ dimensions }) => dimensions.heightMm));
  const width = Math.max(SOFA.widthMm, widest + 2 * (PAPER.widthMm + MARGIN_MM)) + 2 * MARGIN_MM;
  const height = MARGIN_MM + tallest + ABOVE_SOFA_MM + SOFA.heightMm;
  const eyeLevel = MARGIN_MM + tallest / 2;
  const centred = ({ widthMm, heightMm }: Dimensions, x: number): Box => ({
    x: x - widthMm / 2,
    y: eyeLevel - heightMm / 2,
    width: widthMm,
    height: heightMm,
  });
  return {
    width,
    height,
    sofa: {
      x: (width - SOFA.widthMm) / 2,
      y: height - SOFA.heightMm,
      width: SOFA.widthMm,
      height: SOFA.heightMm,
    },
    paper: centred(PAPER, width / 2 + widest / 2 + MARGIN_MM + PAPER.widthMm / 2),
    /** In the order of `sizes`. */
    boards: sizes.map(({ dimensions }) => centred(dimensions, width / 2)),
  };
}
