import { randomOf } from '../random';

const sheets = new Map<string, Int8Array>();

/** How much the paper's grain lightens or darkens each pixel, in levels of 255; computed once for each size. */
export function grain(width: number, height: number): Int8Array {
  const key = `${width}x${height}`;
  const known = sheets.get(key) ?? make(width, height);
  sheets.set(key, known);
  return known;
}

const AMPLITUDE = 3.2;

/** Each cell of noise covers 2 × 2 pixels: as soft as fibres, and cheap to encode. */
function make(width: number, height: number): Int8Array {
  const random = randomOf('paper');
  const sheet = new Int8Array(width * height);
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const level = Math.round((random() + random() - 1) * AMPLITUDE);
      for (const at of [y * width + x, y * width + x + 1, (y + 1) * width + x, (y + 1) * width + x + 1])
        sheet[at] = level;
    }
  }
  return sheet;
}
