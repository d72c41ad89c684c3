import type { Asked, Case, Condition, World } from '../client';
import { refused, same } from '../expect';
import { ids } from './boards';
import { listened, listens } from './listened';

/**
 * Firestore reads a query by keys document by document: where one alternative of its filters names one document, that
 * document as it is decides the rules for `list`, and the other filters prove nothing.
 */
type Query = Omit<Asked, 'collection'>;
const key = (...names: string[]): Condition =>
  names.length === 1 ? ['__name__', '==', names[0]] : ['__name__', 'in', names];
const isOpen: Condition = ['isOpen', '==', true];

/** `b` is shut, and there is no `m`. */
const BOARDS = { a: { isOpen: true, n: 1 }, b: { isOpen: false, n: 2 }, c: { isOpen: true, n: 3 } };

async function fillListed(world: World, at: string, collection = 'listed'): Promise<void> {
  for (const [id, data] of Object.entries(BOARDS)) await world.write(`${at}/${collection}/${id}`, data);
}

const FOUND: readonly [name: string, query: Query, ids: string][] = [
  ['an open one', { where: [key('a')] }, 'a'],
  ['open ones', { where: [key('a', 'c')] }, 'a c'],
  ['one named twice', { where: [key('a'), key('a')] }, 'a'],
  ['an open one that another filter leaves out', { where: [key('a'), ['isOpen', '==', false]] }, ''],
  ['an open one beside a list of values', { where: [key('a'), ['n', 'in', [1, 2]]] }, 'a'],
  ['the first of open ones', { where: [key('a', 'c')], limit: 1 }, 'a'],
  ['open ones by a field', { where: [key('a', 'c')], orderBy: [['n', 'desc']] }, 'c a'],
  ['an open one before the cursor', { where: [key('a')], orderBy: [['__name__']], startAt: ['c'] }, ''],
  ['one open one or another', { where: [{ or: [key('a'), key('c')] }] }, 'a c'],
  ['an open one or what a filter proves', { where: [{ or: [key('a'), isOpen] }] }, 'a c'],
];

const REFUSED: readonly [name: string, query: Query][] = [
  ['a shut one', { where: [key('b')] }],
  ['a shut one, whatever is said of it', { where: [key('b'), isOpen] }],
  ['a missing one', { where: [key('m')] }],
  ['a missing one, whatever is said of it', { where: [key('m'), isOpen] }],
  ['open and shut ones', { where: [key('a', 'b')] }],
  ['open and shut ones, whatever is said of them', { where: [key('a', 'b'), isOpen] }],
  ['an open and a missing one', { where: [key('a', 'm')] }],
  ['the first of an open and a shut one', { where: [key('a', 'b')], limit: 1 }],
  ['a shut one by a field', { where: [key('b')], orderBy: [['n']] }],
  ['a shut one before the cursor', { where: [key('b')], orderBy: [['__name__']], startAt: ['c'] }],
  ['an open one or what no filter proves', { where: [{ or: [key('a'), ['n', '==', 1]] }] }],
  ['a shut one or what a filter proves', { where: [{ or: [key('b'), isOpen] }] }],
  ['two at once', { where: [key('a'), key('c')] }],
  ['an open one with a bound of the key', { where: [key('a'), ['__name__', '>=', 'a']] }],
  [
    'one by bounds of the key',
    {
      where: [
        ['__name__', '>=', 'a'],
        ['__name__', '<=', 'a'],
      ],
    },
  ],
];

export const GOOGLE_KEY_CASES: readonly Case[] = [
  ...FOUND.map(([name, query, expected]): Case => ({
    name: `rules allow a query by keys: ${name}`,
    needs: ['rules'],
    async run(client, at, world) {
      await fillListed(world, at);
      const asked = { collection: `${at}/listed`, ...query };
      same(await ids(client, asked), expected);
      const all = expected.split(' ').filter(Boolean).length;
      same(await client.aggregate(asked, { all: ['count'] }), { all });
    },
  })),
  ...REFUSED.map(([name, query]): Case => ({
    name: `rules refuse a query by keys: ${name}`,
    needs: ['rules'],
    async run(client, at, world) {
      await fillListed(world, at);
      const asked = { collection: `${at}/listed`, ...query };
      await refused(() => client.find(asked), 'permission-denied');
      await refused(() => client.aggregate(asked, { all: ['count'] }), 'permission-denied');
    },
  })),
  {
    name: 'rules for single documents do not allow a query by keys',
    needs: ['rules'],
    async run(client, at, world) {
      await fillListed(world, at, 'fetched');
      same(await client.get(`${at}/fetched/a`), BOARDS.a);
      const asked = { collection: `${at}/fetched`, where: [key('a')] };
      await refused(() => client.find(asked), 'permission-denied');
    },
  },
  {
    name: 'rules that look at no document allow a query by a missing key',
    needs: ['rules'],
    async run(client, at, world) {
      await fillListed(world, at, 'q');
      same(await ids(client, { collection: `${at}/q`, where: [key('m')] }), '');
      same(await ids(client, { collection: `${at}/q`, where: [key('a', 'm')] }), 'a');
    },
  },
  {
    name: 'rules decide a group’s query by keys on the named documents',
    needs: ['rules'],
    async run(client, at, world) {
      await fillListed(world, at);
      const group = (...names: string[]) => ({
        collection: 'listed',
        isGroup: true,
        where: [key(...names.map((name) => `${at}/listed/${name}`))],
      });
      same(await ids(client, group('a', 'c')), 'a c');
      await refused(() => client.find(group('a', 'b')), 'permission-denied');
    },
  },
];

/** Shown at first, and whether it fails with this change. */
const WATCHED: readonly [
  name: string,
  query: Query,
  shown: string,
  change: readonly [id: string, data: Record<string, unknown> | null],
  next: string | 'permission-denied',
][] = [
  ['its document is shut', { where: [key('a')] }, 'a', ['a', { isOpen: false }], 'permission-denied'],
  [
    'its document is shut, which a filter would leave out',
    { where: [key('a'), isOpen] },
    'a',
    ['a', { isOpen: false }],
    'permission-denied',
  ],
  [
    'a document it does not show is shut',
    { where: [key('a'), ['n', '==', 9]] },
    '',
    ['a', { isOpen: false }],
    'permission-denied',
  ],
  ['its document is deleted', { where: [key('a')] }, 'a', ['a', null], 'permission-denied'],
  ['one of its documents is shut', { where: [key('a', 'c')] }, 'a,c', ['c', {}], 'permission-denied'],
  [
    'one behind its limit is shut',
    { where: [key('a', 'c')], limit: 1 },
    'a',
    ['c', { isOpen: false }],
    'permission-denied',
  ],
  [
    'its document, ordered by a field, is shut',
    { where: [key('a')], orderBy: [['n']] },
    'a',
    ['a', { isOpen: false, n: 1 }],
    'permission-denied',
  ],
  [
    'the named one of its alternatives is shut',
    { where: [{ or: [key('a'), isOpen] }] },
    'a,c',
    ['a', { isOpen: false }],
    'permission-denied',
  ],
  [
    'the other one of its alternatives is shut',
    { where: [{ or: [key('a'), isOpen] }] },
    'a,c',
    ['c', { isOpen: false }],
    'a',
  ],
  [
    'its document leaves it, still open',
    { where: [key('a'), ['n', '==', 1]] },
    'a',
    ['a', { isOpen: true, n: 2 }],
    '',
  ],
];

export const GOOGLE_KEY_LISTENER_CASES: readonly Case[] = [
  ...WATCHED.map(([name, query, shown, [id, data], next]) =>
    listens(
      `by keys, when ${name}`,
      async (client, at, world) => {
        await fillListed(world, at);
        const listener = listened(client, { collection: `${at}/listed`, ...query });
        await listener.shows(shown);
        await world.write(`${at}/listed/${id}`, data);
        await (next === 'permission-denied' ? listener.fails(next) : listener.shows(next));
        listener.stop();
      },
      'rules',
    ),
  ),
  listens(
    'by keys, of a missing document fails at once',
    async (client, at, world) => {
      await fillListed(world, at);
      await listened(client, { collection: `${at}/listed`, where: [key('m')] }).fails('permission-denied');
    },
    'rules',
  ),
  listens(
    'by keys, goes on while its documents are open, whatever becomes of others',
    async (client, at, world) => {
      await fillListed(world, at);
      const listener = listened(client, { collection: `${at}/listed`, where: [key('a')] });
      await listener.shows('a');
      await world.write(`${at}/listed/c`, { isOpen: false });
      await world.write(`${at}/listed/b`, null);
      const before = listener.events.length;
      await world.write(`${at}/listed/a`, { isOpen: true, n: 7 });
      await listener.shows('a');
      same(
        listener.events.slice(before).every(({ failure }) => failure === undefined),
        true,
      );
      listener.stop();
    },
    'rules',
  ),
];
