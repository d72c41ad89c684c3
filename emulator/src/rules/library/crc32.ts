/** Reversed polynomials of the two checksums. */
const POLYNOMIALS = { crc32: 0xedb88320, crc32c: 0x82f63b78 } as const;

function table(polynomial: number): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
    return value;
  });
}

const TABLES = { crc32: table(POLYNOMIALS.crc32), crc32c: table(POLYNOMIALS.crc32c) };

/** Four bytes, most significant first. */
export function crc32(bytes: Uint8Array, kind: keyof typeof POLYNOMIALS): Uint8Array {
  let value = 0xffffffff;
  for (const byte of bytes) value = (TABLES[kind][(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  const result = Buffer.alloc(4);
  result.writeUInt32BE((value ^ 0xffffffff) >>> 0);
  return Uint8Array.from(result);
}
