import type { HttpsFunction } from 'firebase-functions/https';
import { fieldsOf } from '@/lib/domain/parse/fields';

/** Deeper than any request, and far from where a recursion over it would end the stack. */
const DEEPEST = 50;

/** More than any list of a request holds, and than all the values of the largest, a part of an import. */
const LONGEST_LIST = 1000;
const MOST_VALUES = 300_000;

/** firebase-functions' own notation of long numbers, which our requests have no use for. */
const LONG_NUMBER = '@type';

/**
 * A callable that sees `null` instead of what would break its way to the schema, to be answered with a 500 for a wrong
 * request: values nested without end, firebase-functions' notation with something else in it, and fields named as
 * what every object has, which yup takes for fields of the schema. Nor does it see more than any screen sends, because what
 * the schema says of each value costs more than to send it.
 */
export const withPlainData = <F extends HttpsFunction>(callable: F): F =>
  new Proxy(callable, {
    apply(target, self, [request, response]: Parameters<HttpsFunction>) {
      if (!isPlain(fieldsOf(request.body).data)) request.body = { data: null };
      return Reflect.apply(target, self, [request, response]) as unknown;
    },
  });

export const isPlain = (data: unknown): boolean => plainSize(data) !== null;

/** How many values there are in it, null where it is not plain. Level by level, because recursion is what deep values break. */
export function plainSize(data: unknown): number | null {
  let level: object[] = objectsIn([data]);
  let size = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST || level.some(isStrange)) return null;
    const values: unknown[] = level.flatMap((value) => Object.values(value));
    size += values.length;
    if (size > MOST_VALUES) return null;
    level = objectsIn(values);
  }
  return size;
}

const isStrange = (value: object): boolean =>
  Array.isArray(value) ? value.length > LONGEST_LIST : Object.keys(value).some(isReserved);

const isReserved = (key: string) => key === LONG_NUMBER || key in Object.prototype;

const objectsIn = (values: readonly unknown[]): object[] =>
  values.filter((value): value is object => typeof value === 'object' && value !== null);
