import type { Asked, Case, Client } from '../client';
import { refused, same } from '../expect';
import { ids } from './boards';
import { listened, listens } from './listened';

/** Firestore keeps these ids for itself. */
const RESERVED = ['__x__', '__1__', '.', '..'];

const QUERIES: readonly [name: string, ask: (client: Client, at: string, id: string) => Promise<unknown>][] =
  [
    ['a query of a collection', (client, at, id) => client.find({ collection: `${at}/${id}` })],
    ['a query of a group', (client, _at, id) => client.find({ collection: id, isGroup: true })],
    ['a count', (client, at, id) => client.aggregate({ collection: `${at}/${id}` }, { all: ['count'] })],
  ];

/** What else names a document; `..` and `.` in an address are the address's own. */
const OTHERS: readonly [name: string, ask: (client: Client, at: string, id: string) => Promise<unknown>][] = [
  ['a query below a document', (client, at, id) => client.find({ collection: `${at}/c/${id}/q` })],
  ['a query below a collection', (client, at, id) => client.find({ collection: `${at}/${id}/d/q` })],
  ['a document', (client, at, id) => client.get(`${at}/c/${id}`)],
  ['a document in a collection', (client, at, id) => client.get(`${at}/${id}/d`)],
  ['a write', (client, at, id) => client.set(`${at}/${id}/d`, {})],
  ['a delete', (client, at, id) => client.delete(`${at}/c/${id}`)],
  ['a reference', (client, at, id) => client.set(at, { r: client.make.reference(`${at}/c/${id}`) })],
  [
    'a filter by a reference',
    (client, at, id) =>
      client.find({ collection: `${at}/q`, where: [['r', '==', client.make.reference(`${at}/c/${id}`)]] }),
  ],
  [
    'a filter by the key',
    (client, at, id) => client.find({ collection: `${at}/q`, where: [['__name__', '==', id]] }),
  ],
];

/** Near the reserved form, and yet free. */
const FREE = ['__', '___', '____', '__x', 'x__', 'x.y', '_', '...', 'لوح'];

const isRefused = (
  name: string,
  id: string,
  ask: (client: Client, at: string, id: string) => Promise<unknown>,
): Case => ({
  name: `${name} with the reserved id ${id} is refused`,
  run: (client, at) => refused(() => ask(client, at, id), 'invalid-argument'),
});

const isRefusedToListeners = (name: string, asked: (at: string) => Asked | string): Case =>
  listens(`${name} with a reserved id is refused at once`, async (client, at) => {
    const listener = listened(client, asked(at));
    await listener.fails('invalid-argument');
    listener.stop();
  });

export const GOOGLE_NAME_CASES: readonly Case[] = [
  ...RESERVED.flatMap((id) => QUERIES.map(([name, ask]) => isRefused(name, id, ask))),
  ...OTHERS.map(([name, ask]) => isRefused(name, '__x__', ask)),
  isRefusedToListeners('a collection', (at) => ({ collection: `${at}/__x__` })),
  isRefusedToListeners('a group', () => ({ collection: '__x__', isGroup: true })),
  isRefusedToListeners('a collection below a document', (at) => ({ collection: `${at}/c/__x__/q` })),
  isRefusedToListeners('a document', (at) => `${at}/c/__x__`),
  ...FREE.map((id): Case => ({
    name: `the id ${id} is free for a collection and its documents`,
    async run(client, at) {
      await client.set(`${at}/${id}/${id}`, { n: 1 });
      same(await client.get(`${at}/${id}/${id}`), { n: 1 });
      same(await ids(client, { collection: `${at}/${id}` }), id);
    },
  })),
  {
    name: 'a number of Datastore is an id of documents alone',
    async run(client, at) {
      await client.set(`${at}/q/__id7__`, { n: 1 });
      same(await client.get(`${at}/q/__id7__`), { n: 1 });
      await refused(() => client.set(`${at}/__id7__/d`, {}), 'invalid-argument');
      await refused(() => client.find({ collection: `${at}/__id7__` }), 'invalid-argument');
    },
  },
];
