import { integer, pick, type Random } from '@/scripts/seed/random';

const LONG = 20_000;
const DEEP = 2_000;

/** Texts that other systems broke on. */
export const STRANGE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\ud83c',
  '\udfff\ud800',
  '\u202egnp.exe',
  '\u200b\ufeff',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../stores/victim',
  'a/b',
  '.',
  '..',
  '__name__',
  '${7*7}{{7*7}}',
  '<img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '=HYPERLINK("http://evil.example")',
  '%00%2e%2e%2f',
  'http://169.254.169.254/',
  'javascript:alert(1)',
  'NaN',
  'null',
  '1e400',
  '٣',
  'شارع النخيل',
  '👨‍👩‍👧',
  'e\u0301'.repeat(50),
];

const STRANGE_NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  0.5,
  1e-7,
  1e21,
  -1e308,
  2 ** 31,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  8_640_000_000_000_001,
];

const MEGABYTE = 1_000_000;
const MOST_KEYS = 300_000;

const nestedJson = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const nestedLists = (depth: number): unknown => JSON.parse(nestedJson(depth));
const nestedObjects = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);

/** Made by JSON.parse, which unlike a literal makes `__proto__` a key like any other. */
const ownProto = (value: unknown): unknown => JSON.parse(`{"__proto__": ${JSON.stringify(value)}}`);

/** A JSON value that no form sends. */
export function strangeValue(random: Random): unknown {
  return pick<() => unknown>(random, [
    () => pick(random, STRANGE_TEXTS),
    () => pick(random, STRANGE_TEXTS),
    () => pick(random, STRANGE_NUMBERS),
    () => pick(random, [null, true, false, [], {}, [[]], [null], { '': '' }]),
    () => pick(random, ['x', 'ش', '\ud83d', '<b>']).repeat(integer(random, 1, LONG)),
    () => Array.from({ length: integer(random, 1, 300) }, () => pick(random, STRANGE_TEXTS)),
    () => nestedLists(integer(random, 1, DEEP)),
    () => nestedObjects(integer(random, 1, DEEP)),
    () => ownProto({ isAdmin: true, role: 'owner' }),
    () => ({ constructor: { prototype: { isAdmin: true } }, length: 1e9 }),
    () => ({ '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: pick(random, STRANGE_TEXTS) }),
    () => ({ toString: null, valueOf: 1, then: 'x', toJSON: 'x' }),
  ])();
}

/** The JSON of a value of megabytes, of as many keys as fit into some, or too deep for JSON.stringify. */
export const hugeJson = (random: Random): string =>
  pick<() => string>(random, [
    () =>
      JSON.stringify(
        pick(random, ['x', 'ش', '\u0301', ' ', '<b>']).repeat(integer(random, MEGABYTE / 2, MEGABYTE)),
      ),
    () => JSON.stringify(`a@${'x.'.repeat(integer(random, MEGABYTE / 2, 2 * MEGABYTE))}x`),
    () => {
      const keys = Array.from({ length: integer(random, 1000, MOST_KEYS) }, (_, key) => [`k${key}`, 1]);
      return JSON.stringify(Object.fromEntries(keys));
    },
    () => JSON.stringify(Array(integer(random, 1000, MOST_KEYS)).fill({})),
    () => nestedJson(integer(random, 100_000, 500_000)),
  ])();

/** A body that is no request at all. */
export const strangeBody = (random: Random): string =>
  pick<() => string>(random, [
    () => '',
    () => '{',
    () => 'null',
    () => '[]',
    () => '"data"',
    () => '{"data":',
    () => '{"data":1}{"data":2}',
    () => '\ufeff{"data":{}}',
    () => 'data=1&data=2',
    () => `{"data":${'['.repeat(50_000)}`,
    () => `{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    () => `{"data":{"storeId":1e99999}}`,
    () => JSON.stringify({ data: strangeValue(random), more: strangeValue(random) }),
    () => JSON.stringify(strangeValue(random)),
    () => pick(random, STRANGE_TEXTS),
  ])();
