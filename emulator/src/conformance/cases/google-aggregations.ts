import type { Aggregates, Asked, Case } from '../client';
import { refused, same } from '../expect';
import { fill } from './boards';

type Query = Omit<Asked, 'collection'>;
const sum: Aggregates = { sum: ['sum', 'n'] };

/** Of the boards: `n` is 1, 2, 2, 3, NaN, a text and null; the index of `n` answers, along which limits count. */
const GIVEN: readonly [name: string, query: Query, aggregates: Aggregates, expected: object][] = [
  [
    'a limit along the summed field',
    { limit: 3 },
    { sum: ['sum', 'n'], all: ['count'] },
    { sum: NaN, all: 3 },
  ],
  ['a limit along an order', { orderBy: [['tag', 'desc']], limit: 2 }, sum, { sum: NaN }],
  [
    'a limit of what has the summed field',
    { where: [['n', '>', 0]], limit: 2 },
    { sum: ['sum', 'n'], mean: ['average', 'n'] },
    { sum: 3, mean: 1.5 },
  ],
  [
    'a limit along two fields',
    { where: [['n', '>', 0]], limit: 2 },
    { n: ['sum', 'n'], w: ['sum', 'size.w'] },
    { n: 3, w: 3 },
  ],
];

const REFUSED: readonly [name: string, query: Query][] = [
  ['ordered by the key', { orderBy: [['__name__']] }],
  ['ordered by the key behind a field', { orderBy: [['tag'], ['__name__']] }],
  ['of a key', { where: [['__name__', '==', 'a']] }],
  ['of greater keys', { where: [['__name__', '>', 'a']] }],
];

export const GOOGLE_AGGREGATION_CASES: readonly Case[] = [
  ...GIVEN.map(([name, query, aggregates, expected]): Case => ({
    name: `an aggregation has ${name}`,
    async run(client, at, world) {
      await fill(world, at);
      same(await client.aggregate({ collection: `${at}/q`, ...query }, aggregates), expected);
    },
  })),
  {
    name: 'a sum of doubles loses no small ones between large ones',
    async run(client, at, world) {
      await Promise.all(
        Array.from({ length: 10 }, (_, index) => world.write(`${at}/q/d${index}`, { n: 0.1 })),
      );
      same(await client.aggregate({ collection: `${at}/q` }, sum), { sum: 1 });
    },
  },
  ...REFUSED.map(([name, query]): Case => ({
    name: `a sum ${name} is refused, a count is not`,
    async run(client, at, world) {
      await fill(world, at);
      const asked = { collection: `${at}/q`, ...query };
      await refused(() => client.aggregate(asked, sum), 'invalid-argument');
      await client.aggregate(asked, { all: ['count'] });
    },
  })),
];
