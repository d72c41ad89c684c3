import type { Case, Conditions } from '../client';
import { refused, same } from '../expect';
import { fill, ids } from './boards';

const many = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const REFUSED: readonly [name: string, where: Conditions][] = [
  ['in of 31 values', [['n', 'in', many(31)]]],
  ['array-contains-any of 31 values', [['tags', 'array-contains-any', many(31)]]],
  ['not-in of 11 values', [['n', 'not-in', many(11)]]],
  ['in of nothing', [['n', 'in', []]]],
  [
    '36 disjunctions',
    [
      ['n', 'in', many(6)],
      ['tag', 'in', many(6)],
    ],
  ],
  [
    'two array-contains',
    [
      ['tags', 'array-contains', 1],
      ['list', 'array-contains', 1],
    ],
  ],
  [
    'not-in beside !=',
    [
      ['n', 'not-in', [1]],
      ['tag', '!=', 1],
    ],
  ],
  [
    'not-in beside in',
    [
      ['n', 'not-in', [1]],
      ['tag', 'in', [1]],
    ],
  ],
  [
    'not-in beside or',
    [
      ['n', 'not-in', [1]],
      {
        or: [
          ['tag', '==', 1],
          ['tag', '==', 2],
        ],
      },
    ],
  ],
  [
    'two !=',
    [
      ['n', '!=', 1],
      ['tag', '!=', 1],
    ],
  ],
  ['ranges of 11 fields', many(11).map((n) => [`f${n}`, '>', 1] as const)],
];

export const QUERY_LIMIT_CASES: readonly Case[] = [
  {
    name: `refuses ${REFUSED.map(([name]) => name).join(', ')}`,
    run: async (client, at) => {
      await Promise.all(
        REFUSED.map(([, where]) =>
          refused(() => client.find({ collection: `${at}/q`, where }), 'invalid-argument'),
        ),
      );
    },
  },
  {
    name: 'in of 30 values is the most',
    run: async (client, at) =>
      same(await ids(client, { collection: `${at}/q`, where: [['n', 'in', many(30)]] }), ''),
  },
  {
    name: 'counts, sums and averages',
    async run(client, at, world) {
      await fill(world, at);
      const asked = { collection: `${at}/q` };
      same(await client.aggregate(asked, { all: ['count'] }), { all: 8 });
      const numbers = { ...asked, where: [['n', '>=', 1]] as const };
      const totals = { count: ['count'], sum: ['sum', 'n'], mean: ['average', 'n'] } as const;
      same(await client.aggregate(numbers, totals), { count: 4, sum: 8, mean: 2 });
      same(await client.aggregate({ ...asked, where: [['n', '==', 'none']] }, totals), {
        count: 0,
        sum: 0,
        mean: null,
      });
      same(await client.aggregate({ ...asked, limit: 3 }, { some: ['count'] }), { some: 3 });
    },
  },
  {
    name: 'aggregations leave out documents without one of their fields, and numbers alone are summed',
    async run(client, at) {
      await client.batch([
        { set: `${at}/s/a`, data: { n: 1, m: 0.5 } },
        { set: `${at}/s/b`, data: { n: 'text', m: 1.5 } },
        { set: `${at}/s/c`, data: { n: 5 } },
      ]);
      const asked = { collection: `${at}/s` };
      same(await client.aggregate(asked, { n: ['sum', 'n'], m: ['sum', 'm'], all: ['count'] }), {
        n: 1,
        m: 2,
        all: 2,
      });
      const six = Object.fromEntries(many(6).map((n) => [`a${n}`, ['sum', `f${n}`] as const]));
      await refused(() => client.aggregate(asked, six), 'invalid-argument');
    },
  },
];
