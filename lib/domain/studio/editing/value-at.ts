/** `fields[0].label.en` as its keys; the paths are those of the schema's errors. */
const keysOf = (path: string): string[] => path.split(/[.[\]]+/).filter(Boolean);

/** What stands at a path of a value as JSON holds it. */
export const valueAt = (value: unknown, path: string): unknown =>
  keysOf(path).reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>>)[key], value);

/** The same value with something else at that path; what does not lie on the path is shared. */
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
