import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/** Unpacks a WOFF 1 file into the sfnt that shaping engines read (https://www.w3.org/TR/WOFF/). */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file.');
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + count * 16);
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = HEADER + index * ENTRY;
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const stored = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(stored) : stored;
    const row = 12 + index * 16;
    woff.copy(directory, row, entry, entry + 4);
    directory.writeUInt32BE(woff.readUInt32BE(entry + 16), row + 4);
    directory.writeUInt32BE(offset, row + 8);
    directory.writeUInt32BE(length, row + 12);
    const padded = Buffer.alloc((length + 3) & ~3);
    table.copy(padded);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([directory, ...tables]);
}
