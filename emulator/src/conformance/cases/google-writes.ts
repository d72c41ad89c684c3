import type { Case, Client, Data, Write } from '../client';
import { refused, same } from '../expect';

const SEQUENCES: readonly [name: string, writes: (at: string) => Write[], left: Data | null | 'refused'][] = [
  ['delete, update', (at) => [{ delete: at }, { update: at, data: { b: 1 } }], 'refused'],
  [
    'set, delete, update',
    (at) => [{ set: at, data: {} }, { delete: at }, { update: at, data: { b: 1 } }],
    'refused',
  ],
  [
    'delete, set, delete, update',
    (at) => [{ delete: at }, { set: at, data: {} }, { delete: at }, { update: at, data: { b: 1 } }],
    'refused',
  ],
  [
    'a delete and an update, others between',
    (at) => [{ delete: at }, { set: `${at}/c/d`, data: {} }, { update: at, data: { b: 1 } }],
    'refused',
  ],
  [
    'delete, set, update',
    (at) => [{ delete: at }, { set: at, data: { c: 1 } }, { update: at, data: { b: 1 } }],
    { b: 1, c: 1 },
  ],
  ['delete, set', (at) => [{ delete: at }, { set: at, data: { b: 1 } }], { b: 1 }],
  ['delete, merge', (at) => [{ delete: at }, { set: at, data: { b: 1 }, merge: true }], { b: 1 }],
  ['delete, delete', (at) => [{ delete: at }, { delete: at }], null],
  ['set, delete', (at) => [{ set: at, data: { b: 1 } }, { delete: at }], null],
  [
    'update, update',
    (at) => [
      { update: at, data: { b: 1 } },
      { update: at, data: { c: 1 } },
    ],
    { a: 1, b: 1, c: 1 },
  ],
  [
    'update, set',
    (at) => [
      { update: at, data: { b: 1 } },
      { set: at, data: { c: 1 } },
    ],
    { c: 1 },
  ],
  ['update, delete', (at) => [{ update: at, data: { b: 1 } }, { delete: at }], null],
];

/** `base` before, the operand, and after `maximum` and after `minimum`. */
const EXTREMES: readonly [base: unknown, operand: number, maximum: string, minimum: string][] = [
  [1, NaN, 'NaN', 'NaN'],
  [NaN, 1, 'NaN', 'NaN'],
  [NaN, NaN, 'NaN', 'NaN'],
  [NaN, Infinity, 'NaN', 'NaN'],
  [NaN, -Infinity, 'NaN', 'NaN'],
  ['x', NaN, 'NaN', 'NaN'],
  [null, 2, '2', '2'],
  [1, 2, '2', '1'],
  [1.5, -2, '1.5', '-2'],
];

const shown = async (client: Client, at: string) => client.text((await client.get(at))?.n);

export const GOOGLE_WRITE_CASES: readonly Case[] = [
  ...SEQUENCES.map(([name, writes, left]): Case => ({
    name: `in one batch, to one document: ${name}`,
    async run(client, at) {
      await client.set(at, { a: 1 });
      if (left === 'refused') await refused(() => client.batch(writes(at)), 'invalid-argument');
      else await client.batch(writes(at));
      same(await client.get(at), left === 'refused' ? { a: 1 } : left);
    },
  })),
  ...EXTREMES.flatMap(([base, operand, ...expected]) =>
    (['maximum', 'minimum'] as const).map((kind, index): Case => ({
      name: `${kind} of ${base} and ${operand} is ${expected[index]}`,
      needs: ['extremes'],
      async run(client, at) {
        await client.set(at, { n: base });
        await client.update(at, { n: client.make.extremes?.[kind](operand) });
        same(await shown(client, at), expected[index]);
      },
    })),
  ),
  {
    name: 'NaN and what is added to it is NaN',
    async run(client, at) {
      await client.set(at, { n: NaN });
      await client.update(at, { n: client.make.increment(1) });
      same(await shown(client, at), 'NaN');
    },
  },
  {
    name: 'infinity and its opposite are NaN',
    async run(client, at) {
      await client.set(at, { n: Infinity });
      await client.update(at, { n: client.make.increment(-Infinity) });
      same(await shown(client, at), 'NaN');
    },
  },
  {
    name: 'lists know NaN and null as elements: added once, taken out',
    async run(client, at) {
      await client.set(at, { n: [NaN, 1, null] });
      await client.update(at, { n: client.make.union(NaN, null, 2) });
      same(await shown(client, at), '[NaN,1,null,2]');
      await client.update(at, { n: client.make.without(NaN, null) });
      same(await shown(client, at), '[1,2]');
    },
  },
  {
    name: 'a time is stored in microseconds, cut off and not rounded',
    async run(client, at) {
      await client.set(at, { n: { list: [client.make.time(1, 123_456_999)] } });
      same(await shown(client, at), '{"list":[time 1.123456000]}');
    },
  },
  {
    name: 'one write cannot transform a field and another within it',
    async run(client, at) {
      const { increment } = client.make;
      await client.set(at, { m: { n: 1 } });
      const both = { m: increment(1), 'm.n': increment(1) };
      await refused(() => client.update(at, both), 'invalid-argument');
      same(await client.get(at), { m: { n: 1 } });
    },
  },
  {
    name: 'a reserved name in a map is refused',
    async run(client, at) {
      await client.set(at, { map: { x: 1 } });
      await refused(() => client.set(at, { map: { __x__: 1 } }), 'invalid-argument');
      await refused(() => client.update(at, { 'map.__x__': 1 }), 'invalid-argument');
    },
  },
];
