import type { Asked, Case } from '../client';
import { same } from '../expect';
import { fill, ids } from './boards';

type Query = Omit<Asked, 'collection'>;
const FOUND: readonly [name: string, query: Query, ids: string][] = [
  ['everything, by id', {}, 'a b c d e f g h'],
  ['==', { where: [['n', '==', 2]] }, 'b c'],
  ['== null', { where: [['n', '==', null]] }, 'g'],
  ['== NaN', { where: [['n', '==', NaN]] }, 'e'],
  ['== of a map', { where: [['size', '==', { h: 2, w: 1 }]] }, 'a'],
  ['== of a list', { where: [['tags', '==', ['blue']]] }, 'b'],
  ['== of a nested field', { where: [['size.w', '==', 2]] }, 'b c'],
  ['!= leaves out null and what is missing', { where: [['tag', '!=', 'x']] }, 'b e'],
  ['!= null', { where: [['tag', '!=', null]] }, 'a c f b e'],
  ['!= NaN', { where: [['n', '!=', NaN]] }, 'a b c d f'],
  ['< stays within its type and leaves out NaN', { where: [['n', '<', 3]] }, 'a b c'],
  ['<= leaves out NaN', { where: [['n', '<=', 2]] }, 'a b c'],
  ['>', { where: [['n', '>', 1]] }, 'b c d'],
  ['>=, falling', { where: [['n', '>=', 2]], orderBy: [['n', 'desc']] }, 'd c b'],
  ['< of a text', { where: [['n', '<', 'z']] }, 'f'],
  [
    'between',
    {
      where: [
        ['n', '>', 1],
        ['n', '<', 3],
      ],
    },
    'b c',
  ],
  ['in', { where: [['n', 'in', [3, 1, 'text']]] }, 'a d f'],
  ['in with null and NaN finds neither', { where: [['n', 'in', [1, null, NaN]]] }, 'a'],
  ['not-in', { where: [['n', 'not-in', [1, 'text']]] }, 'e b c d'],
  ['not-in with null finds nothing', { where: [['n', 'not-in', [1, null]]] }, ''],
  ['array-contains', { where: [['tags', 'array-contains', 'blue']] }, 'a b'],
  [
    'array-contains-any with null and NaN finds neither',
    { where: [['list', 'array-contains-any', ['x', null, NaN]]] },
    'c',
  ],
  ['array-contains-any', { where: [['tags', 'array-contains-any', ['red', 'blue']]] }, 'a b'],
  [
    'equalities',
    {
      where: [
        ['n', '==', 2],
        ['tag', '==', 'x'],
      ],
    },
    'c',
  ],
  [
    'array-contains and a range',
    {
      where: [
        ['tags', 'array-contains', 'blue'],
        ['n', '>', 1],
      ],
    },
    'b',
  ],
  [
    'or',
    {
      where: [
        {
          or: [
            ['tag', '==', 'y'],
            ['n', '==', 1],
          ],
        },
      ],
    },
    'a b',
  ],
  [
    'or of the same document twice',
    {
      where: [
        {
          or: [
            ['tag', '==', 'x'],
            ['n', '==', 1],
          ],
        },
      ],
    },
    'a c f',
  ],
  [
    'or in and',
    {
      where: [
        ['n', '==', 2],
        {
          or: [
            ['tag', '==', 'x'],
            ['tag', '==', 'z'],
          ],
        },
      ],
    },
    'c',
  ],
  [
    'and in or',
    {
      where: [
        {
          or: [
            {
              and: [
                ['n', '==', 2],
                ['tag', '==', 'x'],
              ],
            },
            ['tag', '==', 'z'],
          ],
        },
      ],
    },
    'c e',
  ],
  [
    'or with an order and a limit',
    {
      where: [
        {
          or: [
            ['tag', '==', 'x'],
            ['n', '>', 1],
          ],
        },
      ],
      orderBy: [['n', 'desc']],
      limit: 3,
    },
    'f d c',
  ],
  [
    'ranges of two fields',
    {
      where: [
        ['n', '>=', 1],
        ['size.w', '>', 1],
      ],
    },
    'b c',
  ],
  [
    'ranges of two fields, ordered by the second',
    {
      where: [
        ['n', '<', 3],
        ['size.w', '>', 0],
      ],
      orderBy: [
        ['size.w', 'desc'],
        ['n', 'desc'],
      ],
    },
    'c b a',
  ],
  ['an order leaves out what lacks the field', { orderBy: [['tag']] }, 'd a c f b e'],
  ['two orders', { orderBy: [['tag', 'desc'], ['n']] }, 'e b a c f d'],
  ['ids follow the last direction', { orderBy: [['n', 'desc']], limit: 4 }, 'f d c b'],
  ['by id, falling', { orderBy: [['__name__', 'desc']], limit: 2 }, 'h g'],
  ['limitToLast', { orderBy: [['n']], limitToLast: 2 }, 'd f'],
  ['limitToLast of a range', { where: [['n', '<', 3]], orderBy: [['n']], limitToLast: 2 }, 'b c'],
  ['startAt', { orderBy: [['n']], startAt: [2] }, 'b c d f'],
  ['startAfter', { orderBy: [['n']], startAfter: [2] }, 'd f'],
  ['endBefore', { orderBy: [['n']], endBefore: [2] }, 'g e a'],
  ['endAt', { orderBy: [['n']], endAt: [2] }, 'g e a b c'],
  ['both ends', { orderBy: [['n']], startAt: [1], endBefore: [3] }, 'a b c'],
  ['startAfter, falling', { orderBy: [['n', 'desc']], startAfter: [2] }, 'a e g'],
  ['cursors of two fields', { orderBy: [['tag'], ['n']], startAfter: ['x', 1], endAt: ['x', 2] }, 'c'],
  ['cursors of a field and an id', { orderBy: [['n'], ['__name__']], startAfter: [2, 'b'] }, 'c d f'],
  ['startAfter with limitToLast', { orderBy: [['n']], startAfter: [1], limitToLast: 2 }, 'd f'],
  ['an id', { where: [['__name__', '==', 'c']] }, 'c'],
  ['some ids', { where: [['__name__', 'in', ['c', 'a', 'none']]] }, 'a c'],
  ['ids from one on', { where: [['__name__', '>', 'e']] }, 'f g h'],
];

/** Of BOARDS, with the snapshot of a document as the cursor. */
const BY_SNAPSHOT: readonly [name: string, query: (at: string) => Query, ids: string][] = [
  ['startAfter', (at) => ({ orderBy: [['n']], startAfter: `${at}/q/b` }), 'c d f'],
  ['startAt', (at) => ({ orderBy: [['n']], startAt: `${at}/q/b` }), 'b c d f'],
  ['endBefore', (at) => ({ orderBy: [['n', 'desc']], endBefore: `${at}/q/b` }), 'f d c'],
  ['startAfter with a range', (at) => ({ where: [['n', '>', 1]], startAfter: `${at}/q/b` }), 'c d'],
  ['startAfter by id', (at) => ({ startAfter: `${at}/q/f` }), 'g h'],
];

const found = (name: string, query: (at: string) => Query, expected: string): Case => ({
  name: `finds by ${name}`,
  async run(client, at, world) {
    await fill(world, at);
    same(await ids(client, { collection: `${at}/q`, ...query(at) }), expected);
  },
});

export const QUERY_CASES: readonly Case[] = [
  ...FOUND.map(([name, query, expected]) => found(name, () => query, expected)),
  ...BY_SNAPSHOT.map(([name, query, expected]) => found(`${name} of a snapshot`, query, expected)),
  {
    name: 'a collection group reads the collections of its id wherever they lie',
    async run(client, at) {
      const group = `group-${at.replaceAll('/', '-')}`;
      const paths = [`${group}/x`, `${at}/${group}/y`, `${at}/below/z/${group}/z`];
      await client.batch(paths.map((set, n) => ({ set, data: { n } })));
      await client.set(`${at}/other/w`, { n: 1 });
      const all = await client.find({ collection: group, isGroup: true, orderBy: [['n', 'desc']] });
      same(
        all.map(({ path }) => path),
        [...paths].reverse(),
      );
      const some = await client.find({ collection: group, isGroup: true, where: [['n', '>', 0]] });
      same(some.length, 2);
    },
  },
];
