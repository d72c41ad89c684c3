import { StatusError, type Value } from '../types';
import { INT64_MAX, INT64_MIN } from './int64';
import { parseTimestamp } from './timestamps';

/** What each kind of value that holds no others must look like, and the bytes it takes. */
const SCALARS: Readonly<Record<string, (content: unknown) => number | null>> = {
  nullValue: () => 1,
  booleanValue: (content) => (typeof content === 'boolean' ? 1 : null),
  integerValue: (content) => (isInt64(String(content)) ? 8 : null),
  doubleValue: (content) =>
    typeof content === 'number' || /^(NaN|-?Infinity|-0)$/.test(String(content)) ? 8 : null,
  timestampValue: (content) => (parseTimestamp(String(content)) ? 8 : null),
  stringValue: (content) => (typeof content === 'string' ? textBytes(content) : null),
  bytesValue: (content) => (typeof content === 'string' ? Buffer.byteLength(content, 'base64') : null),
  referenceValue: (content) => (typeof content === 'string' ? textBytes(content) + 16 : null),
  geoPointValue: (content) => (isGeoPoint(content) ? 16 : null),
};

/** @throws StatusError INVALID_ARGUMENT for an unknown kind, or content that is not of its kind */
export function scalarBytes(kind: string, value: Value): number {
  const bytes = Object.hasOwn(SCALARS, kind) ? SCALARS[kind]?.(value[kind as keyof Value]) : null;
  if (bytes === null || bytes === undefined)
    throw new StatusError('INVALID_ARGUMENT', `Invalid ${kind || 'value'}.`);
  return bytes;
}

/** UTF-8 with the byte that ends it. */
export const textBytes = (text: string): number => Buffer.byteLength(text) + 1;

const isInt64 = (text: string): boolean =>
  /^-?\d{1,19}$/.test(text) && (text.length < 19 || (BigInt(text) <= INT64_MAX && BigInt(text) >= INT64_MIN));

function isGeoPoint(content: unknown): boolean {
  const { latitude = 0, longitude = 0 } = (content ?? {}) as NonNullable<Value['geoPointValue']>;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
