/** Deeper than any request, and far below the depth at which recursion would exhaust the stack. */
const DEEPEST = 50;

/** More than any list and any object of a request holds. */
const LONGEST_LIST = 1000;
const MOST_KEYS = 64;

/** firebase-functions' notation of long numbers, which our requests never use. */
const LONG_NUMBER = '@type';

/**
 * Counts the values of a request; null beyond `most` or for an impossible shape. That is: nested too deep, a list too long, an
 * object with too many keys (unknown ones cost yup most), or a key that every object inherits, which yup treats as a field. It
 * goes level by level, because recursion breaks on deep values.
 */
export function sizeOfRequest(data: unknown, most: number): number | null {
  let level = objectsIn([data]);
  let size = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST || level.some(isStrange)) return null;
    const values: unknown[] = level.flatMap((value) => Object.values(value));
    size += values.length;
    if (size > most) return null;
    level = objectsIn(values);
  }
  return size;
}

function isStrange(value: object): boolean {
  if (Array.isArray(value)) return value.length > LONGEST_LIST;
  const keys = Object.keys(value);
  return keys.length > MOST_KEYS || keys.some(isReserved);
}

const isReserved = (key: string) => key === LONG_NUMBER || key in Object.prototype;

const objectsIn = (values: readonly unknown[]): object[] =>
  values.filter((value): value is object => typeof value === 'object' && value !== null);
