import { FieldValue } from 'firebase/firestore';
import type { WireFields, WireValue } from './values';

/** Plain data as Firestore's JSON has it; a server time is left out and told by `serverTimes`. */
export function toWire(data: unknown): WireValue {
  if (data === null || data === undefined) return { nullValue: null };
  if (typeof data === 'string') return { stringValue: data };
  if (typeof data === 'boolean') return { booleanValue: data };
  if (typeof data === 'number')
    return Number.isInteger(data) ? { integerValue: String(data) } : { doubleValue: data };
  if (data instanceof Date) return { timestampValue: data.toISOString() };
  if (Array.isArray(data)) return { arrayValue: { values: data.map(toWire) } };
  return { mapValue: { fields: wireFields(data as Readonly<Record<string, unknown>>) } };
}

export const wireFields = (data: Readonly<Record<string, unknown>>): WireFields =>
  Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => !isServerTime(value))
      .map(([name, value]) => [name, toWire(value)]),
  );

/** The transforms of a write with this data. */
export const serverTimes = (data: Readonly<Record<string, unknown>>) =>
  Object.entries(data)
    .filter(([, value]) => isServerTime(value))
    .map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));

const isServerTime = (value: unknown) => value instanceof FieldValue;

/** An unsigned ID token, as those of rules-unit-testing. */
export function unsignedToken(claims: Readonly<Record<string, unknown>>): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
