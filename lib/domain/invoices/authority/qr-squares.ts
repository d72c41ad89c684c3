import { encode } from 'uqr';

/** A QR code as dark unit squares in a square of `size` units, including the quiet zone; y goes down. */
export interface QrSquares {
  readonly size: number;
  readonly squares: readonly { readonly x: number; readonly y: number }[];
}

export function qrSquares(text: string): QrSquares {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [{ x, y }] : [])));
  return { size, squares };
}
