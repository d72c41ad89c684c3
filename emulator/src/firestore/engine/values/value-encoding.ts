import type { Fields, Value } from '../types';
import { parseTimestamp } from './timestamps';

/**
 * Order-preserving encoding: `encodeValue(a) < encodeValue(b)` exactly when `a` sorts before `b` in Firestore.
 * Every character is one byte (0..255), and no encoding is the beginning of another, so encodings can be joined
 * into index keys and compared by the engine's own string comparison.
 */
const TYPE_TAG = {
  null: '\x05',
  boolean: '\x06',
  number: '\x07',
  timestamp: '\x08',
  string: '\x09',
  bytes: '\x0a',
  reference: '\x0b',
  geoPoint: '\x0c',
  array: '\x0d',
  vector: '\x0e',
  map: '\x0f',
} as const;

/** Sorts after every continuation of a prefix, since encodings stop at `\xff`. */
export const AFTER = '\uffff';

const END = '\x01';
const NUMERIC_ID = '\x02';
const STRING_ID = '\x03';

export function encodeValue(value: Value): string {
  if (value.stringValue !== undefined) return TYPE_TAG.string + encodeText(value.stringValue);
  if (value.integerValue !== undefined) return TYPE_TAG.number + encodeInteger(value.integerValue);
  if (value.doubleValue !== undefined)
    return TYPE_TAG.number + encodeDouble(Number(value.doubleValue)) + NO_RESIDUE;
  if (value.booleanValue !== undefined) return TYPE_TAG.boolean + (value.booleanValue ? '\x01' : '\x00');
  if (value.timestampValue !== undefined) return TYPE_TAG.timestamp + encodeTimestamp(value.timestampValue);
  if (value.mapValue !== undefined) return encodeMap(value.mapValue.fields ?? {});
  if (value.arrayValue !== undefined) {
    return TYPE_TAG.array + (value.arrayValue.values ?? []).map(encodeValue).join('') + END;
  }
  if (value.referenceValue !== undefined) return TYPE_TAG.reference + encodeName(value.referenceValue);
  if (value.bytesValue !== undefined) {
    return TYPE_TAG.bytes + terminated(Buffer.from(value.bytesValue, 'base64').toString('latin1'));
  }
  if (value.geoPointValue !== undefined) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    return TYPE_TAG.geoPoint + encodeDouble(latitude) + encodeDouble(longitude);
  }
  return TYPE_TAG.null;
}

/**
 * Encodings that `<`, `<=`, `>` and `>=` may find by this one, from the first up to before the second: those of its type.
 * NaN and null are neither less nor greater than anything, so they find nothing and are not found.
 */
export function rangeOf(encoded: string): { from: string; to: string } {
  const type = encoded.charAt(0);
  if (encoded === NOT_A_NUMBER || type === TYPE_TAG.null) return { from: AFTER, to: '' };
  return { from: type === TYPE_TAG.number ? NOT_A_NUMBER + AFTER : type, to: type + AFTER };
}

/** Segment by segment; ids of the form `__id7__` sort as numbers before all others. */
export function encodeName(path: string): string {
  const cut = path.lastIndexOf('/') + 1;
  return encodeParent(path.slice(0, cut)) + encodeSegment(path.slice(cut)) + END;
}

/** Remembered, because the documents of a collection share it. */
function encodeParent(parent: string): string {
  const known = parents.get(parent);
  if (known !== undefined) return known;
  const encoded = parent.split('/').slice(0, -1).map(encodeSegment).join('');
  if (parents.size >= MAX_PARENTS) parents.clear();
  parents.set(parent, encoded);
  return encoded;
}
const MAX_PARENTS = 10_000;
const parents = new Map<string, string>();

/** Reverses the order of an encoding; applying it twice gives the encoding back. */
export function reversed(encoded: string): string {
  const bytes = Buffer.from(encoded, 'latin1');
  for (let index = 0; index < bytes.length; index++) bytes[index] = 255 - (bytes[index] ?? 0);
  return bytes.toString('latin1');
}

function encodeSegment(segment: string): string {
  const numeric = /^__id(-?\d+)__$/.exec(segment);
  return numeric ? NUMERIC_ID + encodeInteger(numeric[1] ?? '0') : STRING_ID + encodeText(segment);
}

/** UTF-8 order, which differs from JavaScript's UTF-16 order beyond the basic plane. */
function encodeText(text: string): string {
  return terminated(/^[\x01-\x7f]*$/.test(text) ? text : Buffer.from(text, 'utf8').toString('latin1'));
}

const terminated = (bytes: string): string =>
  (bytes.includes('\0') ? bytes.replaceAll('\0', '\0\xff') : bytes) + '\0\x01';

const view = new DataView(new ArrayBuffer(8));
const byteAt = (index: number): number => view.getUint8(index);

/** NaN first, then by size; -0 equals 0. */
function encodeDouble(number: number): string {
  if (Number.isNaN(number)) return '\0\0\0\0\0\0\0\0';
  view.setFloat64(0, number === 0 ? 0 : number);
  const flip = byteAt(0) >= 0x80 ? 0xff : 0;
  const first = flip ? byteAt(0) ^ 0xff : byteAt(0) | 0x80;
  return String.fromCharCode(
    first,
    byteAt(1) ^ flip,
    byteAt(2) ^ flip,
    byteAt(3) ^ flip,
    byteAt(4) ^ flip,
    byteAt(5) ^ flip,
    byteAt(6) ^ flip,
    byteAt(7) ^ flip,
  );
}

/** Integers beyond 2^53 follow their nearest double by what rounding lost, offset to stay positive. */
const RESIDUE_OFFSET = 0x8000;
const encodeResidue = (residue: number): string =>
  String.fromCharCode((residue + RESIDUE_OFFSET) >> 8, (residue + RESIDUE_OFFSET) & 0xff);
const NO_RESIDUE = encodeResidue(0);
const NOT_A_NUMBER = TYPE_TAG.number + encodeDouble(NaN) + NO_RESIDUE;

function encodeInteger(text: string): string {
  const nearest = Number(text);
  const residue = Number.isSafeInteger(nearest)
    ? NO_RESIDUE
    : encodeResidue(Number(BigInt(text) - BigInt(nearest)));
  return encodeDouble(nearest) + residue;
}

function encodeTimestamp(text: string): string {
  const { seconds, nanos } = parseTimestamp(text);
  return encodeDouble(seconds) + encodeDouble(nanos);
}

/** By which a map says that it is another kind of value. */
const KIND = '__type__';

function encodeMap(fields: Fields): string {
  if (fields[KIND]?.stringValue === '__vector__') return encodeVector(fields.value?.arrayValue?.values ?? []);
  const entries = Object.entries(fields).map(([key, value]) => ({ key: encodeText(key), value }));
  entries.sort((a, b) => (a.key < b.key ? -1 : 1));
  return TYPE_TAG.map + entries.map(({ key, value }) => STRING_ID + key + encodeValue(value)).join('') + END;
}

/** Vectors sort by their length before their elements. */
const encodeVector = (values: readonly Value[]): string =>
  TYPE_TAG.vector + encodeDouble(values.length) + values.map(encodeValue).join('');
