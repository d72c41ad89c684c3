import type { Case, Data } from '../client';
import { refused, same } from '../expect';

const KIB = 1024;
const nested = (depth: number): Data => (depth === 0 ? {} : { in: nested(depth - 1) });

export const WRITE_CASES: readonly Case[] = [
  {
    name: 'set replaces, merge keeps, update changes, delete removes',
    async run(client, at) {
      await client.set(at, { a: { b: 1, c: 2 }, d: 1 });
      await client.set(at, { a: { c: 3 } }, { merge: true });
      same(await client.get(at), { a: { b: 1, c: 3 }, d: 1 });
      await client.update(at, { 'a.b': client.make.remove(), e: [1] });
      same(await client.get(at), { a: { c: 3 }, d: 1, e: [1] });
      await client.set(at, { only: true });
      same(await client.get(at), { only: true });
      await client.delete(at);
      same(await client.get(at), null);
      await client.delete(at);
    },
  },
  {
    name: 'an update of nothing is not-found',
    run: (client, at) => refused(() => client.update(at, { a: 1 }), 'not-found'),
  },
  {
    name: 'transforms: numbers, lists and the time of the server',
    async run(client, at) {
      const { increment, union, without, serverTime } = client.make;
      await client.set(at, { n: 1, half: 1, list: [1, 'a', 1], text: 'x' });
      await client.update(at, {
        n: increment(2),
        half: increment(0.5),
        list: union('a', 'b'),
        text: increment(3),
        fresh: increment(-1),
      });
      await client.update(at, { list: without(1), none: without('x'), at: serverTime() });
      const { at: time, ...rest } = (await client.get(at)) ?? {};
      same(rest, { n: 3, half: 1.5, list: ['a', 'b'], text: 3, fresh: -1, none: [] });
      same(/^time \d{10}\.\d+$/.test(client.text(time)), true);
    },
  },
  {
    name: 'a batch of 500 is one change',
    async run(client, at) {
      await client.batch(Array.from({ length: 500 }, (_, n) => ({ set: `${at}/b/${n}`, data: { n } })));
      same(await client.aggregate({ collection: `${at}/b` }, { all: ['count'] }), { all: 500 });
      await refused(
        () =>
          client.batch([
            { set: `${at}/b/new`, data: {} },
            { update: `${at}/b/none`, data: { a: 1 } },
          ]),
        'not-found',
      );
      same(await client.get(`${at}/b/new`), null);
    },
  },
  {
    name: 'writes of a batch to one document follow each other',
    async run(client, at) {
      await client.batch([
        { set: at, data: { n: 1 } },
        { update: at, data: { n: client.make.increment(2), m: 1 } },
        { set: at, data: { l: 1 }, merge: true },
      ]);
      same(await client.get(at), { n: 3, m: 1, l: 1 });
    },
  },
  {
    name: 'a document of 1 MiB is the largest',
    async run(client, at) {
      await client.set(at, { text: 'x'.repeat(1000 * KIB) });
      await refused(() => client.set(at, { text: 'x'.repeat(KIB * KIB) }), 'invalid-argument');
      same(String((await client.get(at))?.text).length, 1000 * KIB);
    },
  },
  {
    name: 'maps in maps go 20 deep',
    async run(client, at) {
      await client.set(at, nested(19));
      await refused(() => client.set(at, nested(21)), 'invalid-argument');
    },
  },
  {
    name: 'ids of 1,500 bytes are the longest, reserved ones are refused',
    async run(client, at) {
      await client.set(`${at}/ids/${'x'.repeat(1500)}`, {});
      await refused(() => client.set(`${at}/ids/${'x'.repeat(1501)}`, {}), 'invalid-argument');
      await refused(() => client.set(`${at}/ids/__reserved__`, {}), 'invalid-argument');
    },
  },
  {
    name: '500 transforms of one document are the most, in one write or several of a commit',
    async run(client, at) {
      const counters = (count: number) =>
        Object.fromEntries(Array.from({ length: count }, (_, n) => [`c${n}`, client.make.increment(1)]));
      await client.set(at, counters(500));
      await refused(() => client.set(at, counters(501)), 'invalid-argument');
      const twice = [300, 300].map((count) => ({ set: at, data: counters(count), merge: true }));
      await refused(() => client.batch(twice), 'invalid-argument');
    },
  },
  {
    name: 'a request of more than 10 MiB is refused',
    async run(client, at) {
      const text = 'x'.repeat(1000 * KIB);
      const writes = Array.from({ length: 11 }, (_, n) => ({ set: `${at}/big/${n}`, data: { text } }));
      await refused(() => client.batch(writes), 'invalid-argument');
    },
  },
  {
    name: 'names of fields: reserved ones are refused',
    run: (client, at) => refused(() => client.set(at, { __reserved__: 1 }), 'invalid-argument'),
  },
  {
    name: 'a list in a list is refused',
    run: (client, at) => refused(() => client.set(at, { list: [[1]] }), 'invalid-argument'),
  },
];
