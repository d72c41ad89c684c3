import { integer, pick, type Random } from '@/scripts/seed/random';
import { DOCUMENTS } from './engines';

/** A value in the JSON form of google.firestore.v1. */
export type WireValue = Readonly<Record<string, unknown>>;
export type WireFields = Readonly<Record<string, WireValue>>;

/** Few of each kind, so that documents and queries meet: the edges of every type's order. */
const SCALARS: readonly WireValue[] = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  ...['0', '1', '2', '-1', '9007199254740993', '9223372036854775807', '-9223372036854775808'].map(
    (integerValue) => ({ integerValue }),
  ),
  ...[0, 1, 0.5, -1.5, 2, 5e-324, 1.7976931348623157e308, 9007199254740992].map((doubleValue) => ({
    doubleValue,
  })),
  ...['-0', 'NaN', 'Infinity', '-Infinity'].map((doubleValue) => ({ doubleValue })),
  ...[
    '2025-01-01T00:00:00Z',
    '2025-01-01T00:00:00.123456Z',
    '2025-01-01T00:00:00.123456789Z',
    '1969-12-31T23:59:59.999Z',
    '0001-01-01T00:00:00Z',
  ].map((timestampValue) => ({ timestampValue })),
  ...['', 'a', 'b', 'Z', 'قلب', 'é', 'e\u0301', '\u{1F600}', '\uFFFD', 'a\u0000', 'ab'].map(
    (stringValue) => ({
      stringValue,
    }),
  ),
  ...['', 'AA==', 'AQ==', '/w==', 'AAE='].map((bytesValue) => ({ bytesValue })),
  ...['w/0/q/d1', 'w/0/q/d2', 'w/1/q/d1', 'w/0/q/d1/q/e1', 'w/0/q/d10'].map((path) => ({
    referenceValue: `${DOCUMENTS}/${path}`,
  })),
  ...[
    [0, 0],
    [1.5, -2],
    [-90, 180],
    [90, -180],
  ].map(([latitude, longitude]) => ({ geoPointValue: { latitude, longitude } })),
];

/** What most documents have, so that most queries find something. */
const USUAL: readonly WireValue[] = [
  ...['0', '1', '2', '3'].map((integerValue) => ({ integerValue })),
  ...['a', 'b', 'c'].map((stringValue) => ({ stringValue })),
  { doubleValue: 1 },
  { doubleValue: 1.5 },
  { nullValue: null },
  { booleanValue: true },
];

export const chance = (random: Random, share: number): boolean => random() < share;

export const scalar = (random: Random): WireValue => pick(random, chance(random, 0.6) ? USUAL : SCALARS);

export const list = (random: Random, most = 3, depth = 1): WireValue => ({
  arrayValue: {
    values: Array.from({ length: integer(random, 0, most) }, () => elementOf(random, depth)),
  },
});

/** A list directly in a list is refused. */
const elementOf = (random: Random, depth: number): WireValue =>
  depth > 0 && chance(random, 0.1)
    ? map(random, depth - 1)
    : chance(random, 0.01)
      ? list(random, 2)
      : scalar(random);

export function map(random: Random, depth = 1): WireValue {
  const names = ['c', 'd', 'e'].filter(() => chance(random, 0.5));
  return { mapValue: { fields: Object.fromEntries(names.map((name) => [name, anyValue(random, depth)])) } };
}

const vector = (random: Random): WireValue => ({
  mapValue: {
    fields: {
      __type__: { stringValue: '__vector__' },
      value: {
        arrayValue: {
          values: Array.from({ length: integer(random, 1, 3) }, () => ({
            doubleValue: pick(random, [0, 1, -1.5]),
          })),
        },
      },
    },
  },
});

export function anyValue(random: Random, depth = 1): WireValue {
  const drawn = random();
  if (depth === 0 || drawn < 0.7) return scalar(random);
  if (drawn < 0.83) return list(random, 3, depth - 1);
  return drawn < 0.97 ? map(random, depth - 1) : vector(random);
}

/** Some fields of a document, named as the queries name them. */
export function fields(random: Random): WireFields {
  const has = (share: number) => chance(random, share);
  return {
    ...(has(0.85) ? { a: anyValue(random) } : {}),
    ...(has(0.8) ? { b: scalar(random) } : {}),
    ...(has(0.6) ? { m: has(0.9) ? map(random) : scalar(random) } : {}),
    ...(has(0.7) ? { tags: has(0.9) ? list(random) : scalar(random) } : {}),
    ...(has(0.2) ? { 'x y': scalar(random) } : {}),
  };
}
