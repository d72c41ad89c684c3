/** Splits `fields[0].label.en` into keys; paths are as in the schema's errors. */
const keysOf = (path: string): string[] => path.split(/[.[\]]+/).filter(Boolean);

/** The value at a path in a JSON value. */
export const valueAt = (value: unknown, path: string): unknown =>
  keysOf(path).reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>>)[key], value);

/** A copy with another value at that path; unaffected parts are shared. */
export function withValueAt<T>(value: T, path: string, next: unknown): T {
  return replaced(value, keysOf(path), next) as T;
}

function replaced(value: unknown, keys: readonly string[], next: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return next;
  const inner = replaced((value as Readonly<Record<string, unknown>>)[key], rest, next);
  if (Array.isArray(value)) return value.map((item: unknown, at) => (String(at) === key ? inner : item));
  return { ...(value as object), [key]: inner };
}
