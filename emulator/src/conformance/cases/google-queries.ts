import type { Asked, Case, Condition } from '../client';
import { refused, same } from '../expect';
import { fill, ids } from './boards';
import { listened, listens } from './listened';

type Query = Omit<Asked, 'collection'>;
const isA: Condition = ['__name__', '==', 'a'];
const isAOrD: Condition = ['__name__', 'in', ['a', 'd']];
const more: Condition = ['n', '>', 0];
const isRed: Condition = ['tags', 'array-contains', 'red'];

const REFUSED: readonly [name: string, query: Query][] = [
  ['a field ordered after the key', { orderBy: [['__name__'], ['n']] }],
  ['a field ordered after the falling key', { orderBy: [['__name__', 'desc'], ['n']] }],
  ['the key ordered between fields', { orderBy: [['tag'], ['__name__'], ['n']] }],
  ['a field ordered twice', { orderBy: [['n'], ['n', 'desc']] }],
  ['an inequality ordered by the key', { where: [more], orderBy: [['__name__']] }],
  ['an inequality ordered behind the key', { where: [more], orderBy: [['tag'], ['__name__']] }],
  ['!= ordered by the key', { where: [['n', '!=', 0]], orderBy: [['__name__']] }],
  ['the key equal, a field greater', { where: [isA, more] }],
  ['the key equal, a field unequal', { where: [isA, ['n', '!=', 0]] }],
  ['the key equal, a field not in', { where: [isA, ['n', 'not-in', [0]]] }],
  ['the key equal, a field not null', { where: [isA, ['n', '!=', null]] }],
  ['the key in, a field greater', { where: [isAOrD, more] }],
  ['the key equal or a field greater', { where: [{ or: [isA, more] }] }],
  ['a filter by a reserved name', { where: [['__x__', '==', 1]] }],
  ['a filter by a reserved name in a map', { where: [['size.__x__', '==', 1]] }],
  ['an order by a reserved name', { orderBy: [['__x__']] }],
];

const FOUND: readonly [name: string, query: Query, ids: string][] = [
  ['the key equal, a field equal', { where: [isA, ['n', '==', 1]] }, 'a'],
  ['the key equal, a field in', { where: [isA, ['n', 'in', [1, 2]]] }, 'a'],
  ['the key equal, a list that contains', { where: [isA, isRed] }, 'a'],
  ['a list that contains, said twice', { where: [isA, isRed, isRed] }, 'a'],
  ['the key equal, ordered by a field', { where: [isA], orderBy: [['n']] }, 'a'],
  ['the key equal, ordered by a field it lacks', { where: [['__name__', '==', 'h']], orderBy: [['n']] }, ''],
  ['the key in, ordered by a field', { where: [isAOrD], orderBy: [['n', 'desc']] }, 'd a'],
  [
    'the key and a field greater',
    {
      where: [
        ['__name__', '>', 'a'],
        ['n', '>', 1],
      ],
    },
    'b c d',
  ],
  ['the key greater, ordered by a field', { where: [['__name__', '>', 'b']], orderBy: [['n']] }, 'g e c d f'],
  ['the key unequal', { where: [['__name__', '!=', 'a']] }, 'b c d e f g h'],
  ['the key not in', { where: [['__name__', 'not-in', ['a', 'h']]] }, 'b c d e f g'],
  ['one key or another', { where: [{ or: [isA, ['__name__', '==', 'c']] }] }, 'a c'],
  ['two keys at once', { where: [isA, ['__name__', '==', 'c']] }, ''],
  ['a key and a greater one', { where: [isA, ['__name__', '>', 'b']] }, ''],
  ['a field and the falling key', { orderBy: [['n'], ['__name__', 'desc']] }, 'g e a c b d f'],
  ['< falling, without NaN', { where: [['n', '<', 3]], orderBy: [['n', 'desc']] }, 'c b a'],
  ['<= of everything, without NaN', { where: [['n', '<=', Infinity]] }, 'a b c d'],
  ['< of minus infinity', { where: [['n', '<', -Infinity]] }, ''],
  ['> of minus infinity, without NaN', { where: [['n', '>', -Infinity]] }, 'a b c d'],
  ['>= of minus infinity, without NaN', { where: [['n', '>=', -Infinity]] }, 'a b c d'],
  ['less, the first', { where: [['n', '<', 3]], limit: 1 }, 'a'],
  ['less, the last', { where: [['n', '<', 3]], orderBy: [['n']], limitToLast: 1 }, 'c'],
  [
    'less or NaN',
    {
      where: [
        {
          or: [
            ['n', '<=', 3],
            ['n', '==', NaN],
          ],
        },
      ],
    },
    'e a b c d',
  ],
  [
    'less beside an equality',
    {
      where: [
        ['n', '<', 3],
        ['tag', '==', 'x'],
      ],
    },
    'a c',
  ],
  [
    'less of two fields',
    {
      where: [
        ['n', '<', 3],
        ['tag', '>', 'a'],
      ],
    },
    'a c b',
  ],
];

export const GOOGLE_QUERY_CASES: readonly Case[] = [
  ...REFUSED.map(([name, query]): Case => ({
    name: `a query is refused: ${name}`,
    run: (client, at) => refused(() => client.find({ collection: `${at}/q`, ...query }), 'invalid-argument'),
  })),
  ...FOUND.map(([name, query, expected]): Case => ({
    name: `a query finds: ${name}`,
    async run(client, at, world) {
      await fill(world, at);
      same(await ids(client, { collection: `${at}/q`, ...query }), expected);
    },
  })),
  {
    // By a count, because the web SDK queries by a listener, of which Google's emulator tells another code.
    name: 'a list that contains, again in an alternative, is refused',
    async run(client, at) {
      const where = [isRed, { or: [isRed, ['n', '==', 1]] }] as const;
      await refused(
        () => client.aggregate({ collection: `${at}/q`, where }, { all: ['count'] }),
        'invalid-argument',
      );
    },
  },
  {
    name: 'a count of what is less leaves out NaN',
    async run(client, at, world) {
      await fill(world, at);
      const asked = { collection: `${at}/q`, where: [['n', '<', 3]] as const };
      same(await client.aggregate(asked, { all: ['count'] }), { all: 3 });
    },
  },
  listens('of what is less leaves out NaN, then and later', async (client, at, world) => {
    await fill(world, at);
    const listener = listened(client, { collection: `${at}/q`, where: [['n', '<', 3]], orderBy: [['n']] });
    await listener.shows('a,b,c');
    await world.write(`${at}/q/i`, { n: NaN });
    await world.write(`${at}/q/j`, { n: 0 });
    await listener.shows('j,a,b,c');
    listener.stop();
  }),
  listens('a field ordered after the key is refused at once', async (client, at) => {
    const listener = listened(client, { collection: `${at}/q`, orderBy: [['__name__'], ['n']] });
    await listener.fails('invalid-argument');
    listener.stop();
  }),
];
