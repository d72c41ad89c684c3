import { brotliCompressSync, constants } from 'node:zlib';

const HEADER = 48;
/** A tag that the directory spells out, and the transform that leaves outlines as they are. */
const SPELT_TAG = 0x3f;
const UNTRANSFORMED = 3 << 6;

/** Packs an sfnt into WOFF 2 without transforming its tables (https://www.w3.org/TR/WOFF2/). */
export function sfntToWoff2(sfnt: Buffer): Buffer {
  const tables = tablesOf(sfnt);
  const directory = Buffer.concat(
    tables.map(({ tag, data }) => {
      const outlines = tag === 'glyf' || tag === 'loca';
      return Buffer.concat([
        Buffer.from([SPELT_TAG | (outlines ? UNTRANSFORMED : 0)]),
        Buffer.from(tag, 'latin1'),
        base128(data.length),
      ]);
    }),
  );
  const packed = brotliCompressSync(Buffer.concat(tables.map(({ data }) => data)), {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: 11,
    },
  });
  const length = align(HEADER + directory.length + packed.length);
  const file = Buffer.alloc(length);
  file.write('wOF2', 0, 'latin1');
  sfnt.copy(file, 4, 0, 4);
  file.writeUInt32BE(length, 8);
  file.writeUInt16BE(tables.length, 12);
  file.writeUInt32BE(sfnt.length, 16);
  file.writeUInt32BE(packed.length, 20);
  file.writeUInt16BE(1, 24);
  directory.copy(file, HEADER);
  packed.copy(file, HEADER + directory.length);
  return file;
}

/** In the order of the file's directory, which is by tag, so that `loca` follows `glyf` as WOFF 2 asks. */
function tablesOf(sfnt: Buffer): { tag: string; data: Buffer }[] {
  return Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
    const row = 12 + index * 16;
    const start = sfnt.readUInt32BE(row + 8);
    return {
      tag: sfnt.toString('latin1', row, row + 4),
      data: sfnt.subarray(start, start + sfnt.readUInt32BE(row + 12)),
    };
  });
}

/** Seven bits a byte, the highest first; all but the last carry the eighth. */
function base128(value: number): Buffer {
  const bytes = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return Buffer.from(bytes);
}

const align = (length: number) => (length + 3) & ~3;
