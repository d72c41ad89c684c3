import type { Fields, Value } from '../types';
import { encodeValue } from './value-encoding';

/** Negative, 0 or positive in Firestore's order of all values; 1 and 1.0 are equal. */
export function compareValues(a: Value, b: Value): number {
  return compareEncoded(encodeValue(a), encodeValue(b));
}

export const compareEncoded = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Whether storing `b` over `a` would change nothing: 1 and 1.0 differ, and so does the order of array elements. */
function sameValue(a: Value, b: Value): boolean {
  if (a.mapValue && b.mapValue) return sameFields(a.mapValue.fields ?? {}, b.mapValue.fields ?? {});
  if (a.arrayValue && b.arrayValue) {
    const [left, right] = [a.arrayValue.values ?? [], b.arrayValue.values ?? []];
    return left.length === right.length && left.every((value, index) => sameValue(value, right[index] ?? {}));
  }
  return Object.keys(a)[0] === Object.keys(b)[0] && encodeValue(a) === encodeValue(b);
}

export function sameFields(a: Fields, b: Fields): boolean {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => {
    const [left, right] = [a[key], b[key]];
    return left !== undefined && right !== undefined && sameValue(left, right);
  });
}
