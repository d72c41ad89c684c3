import { isReserved } from '../names';
import { invalid, StatusError, type Fields, type Value } from '../types';

const MAX_CACHED = 10_000;
const cache = new Map<string, readonly string[]>();

/**
 * The segments of a field path such as ``a.`b.c`.d``; quoted segments escape backticks and backslashes.
 * @throws StatusError INVALID_ARGUMENT for a path that does not parse.
 */
export function parseFieldPath(text: string): readonly string[] {
  const known = cache.get(text);
  if (known) return known;
  const segments = split(text);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(text, segments);
  return segments;
}

/**
 * The path of a filter, an order, a mask, a transform or an aggregation. `__name__`, the document's own name, stands alone.
 * @throws StatusError INVALID_ARGUMENT for a path that does not parse or has a reserved name in it
 */
export function assertFieldPath(text: string): void {
  if (text === '__name__') return;
  const reserved = parseFieldPath(text).find(isReserved);
  if (reserved === '__name__') throw invalid('the name __key__ is reserved');
  if (reserved !== undefined) throw invalid(`Invalid reserved name in field path ${reserved}`);
}

function split(text: string): string[] {
  const segments: string[] = [];
  const token = /(?:`((?:[^`\\]|\\.)+)`|([A-Za-z_]\w*))(\.|$)/gsy;
  while (token.lastIndex < text.length) {
    const match = token.exec(text);
    if (!match) break;
    segments.push(match[1] === undefined ? (match[2] ?? '') : match[1].replace(/\\(.)/gs, '$1'));
    if (match[3] === '') return segments;
  }
  throw new StatusError(
    'INVALID_ARGUMENT',
    `Invalid property path "${text}". Unquoted names must match [a-zA-Z_][a-zA-Z_0-9]*; quote others with backticks.`,
  );
}

/** The order of field paths that a query implies: by their names, however they are quoted. */
export function compareFieldPaths(a: string, b: string): number {
  const [left, right] = [parseFieldPath(a), parseFieldPath(b)];
  const at = left.findIndex((segment, index) => segment !== right[index]);
  if (at < 0) return left.length - right.length;
  const [one, other] = [left[at] ?? '', right[at]];
  return other === undefined || one > other ? 1 : -1;
}

/** The value at a field path, or undefined. */
export function getField(fields: Fields, fieldPath: string): Value | undefined {
  let current: Fields | undefined = fields;
  let value: Value | undefined;
  for (const segment of parseFieldPath(fieldPath)) {
    if (!current || !Object.hasOwn(current, segment)) return undefined;
    value = current[segment];
    current = value?.mapValue ? (value.mapValue.fields ?? {}) : undefined;
  }
  return value;
}

/** A copy with the value set at the path (removed when undefined); what lies beside the path is shared. */
export function withField(fields: Fields, segments: readonly string[], value: Value | undefined): Fields {
  const [head = '', ...rest] = segments;
  const inner = Object.hasOwn(fields, head) ? fields[head] : undefined;
  if (rest.length === 0) return value === undefined ? without(fields, head) : { ...fields, [head]: value };
  if (value === undefined && !inner?.mapValue) return fields;
  return {
    ...fields,
    [head]: { mapValue: { fields: withField(inner?.mapValue?.fields ?? {}, rest, value) } },
  };
}

function without(fields: Fields, key: string): Fields {
  if (!Object.hasOwn(fields, key)) return fields;
  const { [key]: _removed, ...kept } = fields;
  return kept;
}

/** A copy that holds only the given paths. */
export function pickFields(fields: Fields, fieldPaths: readonly string[]): Fields {
  return fieldPaths.reduce<Fields>((picked, fieldPath) => {
    const value = getField(fields, fieldPath);
    return value === undefined ? picked : withField(picked, parseFieldPath(fieldPath), value);
  }, {});
}
