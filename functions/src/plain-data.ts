import type { HttpsFunction } from 'firebase-functions/https';
import { fieldsOf } from '@/lib/domain/parse/fields';

/** Deeper than any request, and far from where a recursion over it would end the stack. */
const DEEPEST = 50;

/** firebase-functions' own notation of long numbers, which our requests have no use for. */
const LONG_NUMBER = '@type';

/**
 * A callable that sees `null` instead of what would break its way to the schema, to be answered with a 500 for a wrong
 * request: values nested without end, firebase-functions' notation with something else in it, and fields named as
 * what every object has, which yup takes for fields of the schema.
 */
export const withPlainData = <F extends HttpsFunction>(callable: F): F =>
  new Proxy(callable, {
    apply(target, self, [request, response]: Parameters<HttpsFunction>) {
      if (!isPlain(fieldsOf(request.body).data)) request.body = { data: null };
      return Reflect.apply(target, self, [request, response]) as unknown;
    },
  });

/** Level by level, because recursion is what deep values break. */
export function isPlain(data: unknown): boolean {
  let level: object[] = objectsIn([data]);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST || level.some((value) => Object.keys(value).some(isReserved))) return false;
    level = level.flatMap((value) => objectsIn(Object.values(value)));
  }
  return true;
}

const isReserved = (key: string) => key === LONG_NUMBER || key in Object.prototype;

const objectsIn = (values: readonly unknown[]): object[] =>
  values.filter((value): value is object => typeof value === 'object' && value !== null);
