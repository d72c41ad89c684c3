import type { Case, Client } from '../client';
import { same } from '../expect';

const VALUES: readonly [name: string, make: (make: Client['make']) => unknown][] = [
  ['null', () => null],
  ['true and false', () => [true, false]],
  ['a whole number', () => 7],
  ['a negative number', () => -7],
  ['the largest safe integer', () => Number.MAX_SAFE_INTEGER],
  ['the smallest safe integer', () => Number.MIN_SAFE_INTEGER],
  ['a fraction', () => 0.1],
  ['the smallest double', () => 5e-324],
  ['the largest double', () => Number.MAX_VALUE],
  ['NaN', () => NaN],
  ['infinities', () => [Infinity, -Infinity]],
  ['minus zero', () => -0],
  ['an empty text', () => ''],
  ['Arabic, emoji and a NUL', () => 'لوحة 😀 \0 é'],
  ['a time with microseconds', (make) => make.time(1_700_000_000, 123_456_000)],
  ['a time before 1970', (make) => make.time(-62_135_596_800, 0)],
  ['bytes', (make) => make.bytes([0, 127, 128, 255])],
  ['no bytes', (make) => make.bytes([])],
  ['a place', (make) => make.point(-33.5, 151.25)],
  ['a place at zero', (make) => make.point(0, 0)],
  ['a reference', (make) => make.reference('a/b/c/d')],
  ['a vector', (make) => make.vector([1, -2.5, 0])],
  ['an empty list', () => []],
  ['a list of all kinds', (make) => [1, 'a', null, { b: [true] }, make.time(1, 0)]],
  ['an empty map', () => ({})],
  ['maps in maps', () => ({ a: { b: { c: { d: [{ e: {} }] } } } })],
  [
    'fields that look like the wire',
    () => ({ fields: { stringValue: 'x' }, nullValue: null, readTime: 'x' }),
  ],
];

/** Firestore's order across types. */
const ORDER: readonly [id: string, make: (make: Client['make']) => unknown][] = [
  ['null', () => null],
  ['false', () => false],
  ['true', () => true],
  ['nan', () => NaN],
  ['neg-infinity', () => -Infinity],
  ['neg', () => -1.5],
  ['zero', () => 0],
  ['one', () => 1],
  ['two', () => 1.5],
  ['big', () => Number.MAX_SAFE_INTEGER],
  ['infinity', () => Infinity],
  ['time1', (make) => make.time(1, 0)],
  ['time2', (make) => make.time(1, 1_000)],
  ['text-empty', () => ''],
  ['text-a', () => 'a'],
  ['text-aa', () => 'aa'],
  ['text-b', () => 'b'],
  ['text-arabic', () => 'ل'],
  ['text-ffff', () => '\uffee'],
  ['text-emoji', () => '😀'],
  ['bytes0', (make) => make.bytes([])],
  ['bytes1', (make) => make.bytes([0])],
  ['bytes2', (make) => make.bytes([0, 1])],
  ['bytes3', (make) => make.bytes([255])],
  ['ref1', (make) => make.reference('a/a')],
  ['ref2', (make) => make.reference('a/b')],
  ['ref3', (make) => make.reference('a/b/c/d')],
  ['point1', (make) => make.point(-1, 5)],
  ['point2', (make) => make.point(1, -5)],
  ['point3', (make) => make.point(1, 5)],
  ['list0', () => []],
  ['list1', () => [1]],
  ['list2', () => [1, 'a']],
  ['list3', () => ['a']],
  ['vector1', (make) => make.vector([100])],
  ['vector2', (make) => make.vector([1, 2])],
  ['map0', () => ({})],
  ['map1', () => ({ a: 1 })],
  ['map2', () => ({ a: 1, b: 1 })],
  ['map3', () => ({ a: 2 })],
  ['map4', () => ({ b: 0 })],
];

const shuffled = <T>(entries: readonly T[]): T[] =>
  [...entries].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? 1 : -1));

export const VALUE_CASES: readonly Case[] = [
  ...VALUES.map(([name, make]): Case => ({
    name: `comes back as written: ${name}`,
    async run(client, at) {
      const value = make(client.make);
      await client.set(at, { value, beside: 1 });
      const read = await client.get(at);
      same(client.text(read?.value), client.text(value));
    },
  })),
  {
    name: 'values of all types sort as documented, both ways',
    async run(client, at) {
      await client.batch(
        shuffled(ORDER).map(([id, make]) => ({ set: `${at}/v/${id}`, data: { v: make(client.make) } })),
      );
      const ids = ORDER.map(([id]) => id);
      const up = await client.find({ collection: `${at}/v`, orderBy: [['v']] });
      same(
        up.map(({ id }) => id),
        ids,
      );
      const down = await client.find({ collection: `${at}/v`, orderBy: [['v', 'desc']] });
      same(
        down.map(({ id }) => id),
        [...ids].reverse(),
      );
    },
  },
  {
    name: '1 and 1.0 are equal, 0 and -0 too, and ids decide',
    async run(client, at) {
      for (const [id, v] of [
        ['c', -0],
        ['a', 0],
        ['b', 0],
      ] as const)
        await client.set(`${at}/v/${id}`, { v });
      const found = await client.find({ collection: `${at}/v`, where: [['v', '==', 0]], orderBy: [['v']] });
      same(
        found.map(({ id }) => id),
        ['a', 'b', 'c'],
      );
    },
  },
  {
    name: 'field paths that need quotes',
    async run(client, at) {
      const odd = { 'a.b': 1, 'c`d': 2, 'e\\f': 3, 'ح ر': 4, '0': 5, 'a-b': 6 };
      await client.set(at, { odd, kept: true });
      same(await client.get(at), { odd, kept: true });
      await client.set(at, { odd: { 'a.b': 9, 'ح ر': client.make.remove() } }, { merge: true });
      same(await client.get(at), { odd: { 'a.b': 9, 'c`d': 2, 'e\\f': 3, '0': 5, 'a-b': 6 }, kept: true });
      await client.update(at, { 'odd.0': 7 });
      same((await client.get(at))?.kept, true);
    },
  },
  {
    name: 'ids in every script, found and sorted by their bytes',
    async run(client, at) {
      const ids = [' ', '!', 'A', 'a', 'a b', 'a.b', 'é', 'ل وحة', '‏', '\uffee', '😀'];
      await client.batch([...ids].reverse().map((id) => ({ set: `${at}/u/${id}`, data: { id } })));
      same(
        (await client.find({ collection: `${at}/u` })).map(({ id }) => id),
        ids,
      );
      for (const id of ids) same((await client.get(`${at}/u/${id}`))?.id, id);
    },
  },
  {
    name: 'a document that is not there is told as such',
    run: async (client, at) => same(await client.get(at), null),
  },
];
