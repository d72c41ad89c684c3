import type { Case } from '../client';
import { same } from '../expect';
import { listened, listens } from './listened';

export const LISTENER_CASES: readonly Case[] = [
  listens('what is added, changed and removed, with its places', async (client, at, world) => {
    await client.set(`${at}/l/b`, { n: 2 });
    const seen = listened(client, { collection: `${at}/l`, orderBy: [['n']] });
    await seen.shows('b');
    await world.write(`${at}/l/a`, { n: 1 });
    await seen.shows('a,b');
    same(seen.last()?.changes, ['added a -1>0']);
    await world.write(`${at}/l/a`, { n: 3 });
    await seen.shows('b,a');
    same(seen.last()?.changes, ['modified a 0>1']);
    await world.write(`${at}/l/b`, null);
    await seen.shows('a');
    same(seen.last()?.changes, ['removed b 0>-1']);
    seen.stop();
  }),
  listens('a filter is entered and left', async (client, at, world) => {
    const seen = listened(client, { collection: `${at}/l`, where: [['open', '==', true]] });
    await seen.shows('');
    await world.write(`${at}/l/a`, { open: true });
    await seen.shows('a');
    await world.write(`${at}/l/a`, { open: false });
    await seen.shows('');
    seen.stop();
  }),
  listens('a limited window is refilled from behind and pushed from before', async (client, at, world) => {
    for (const [id, n] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
      ['d', 4],
    ] as const)
      await client.set(`${at}/l/${id}`, { n });
    const first = listened(client, { collection: `${at}/l`, orderBy: [['n']], limit: 2 });
    const final = listened(client, { collection: `${at}/l`, orderBy: [['n']], limitToLast: 2 });
    await Promise.all([first.shows('a,b'), final.shows('c,d')]);
    await world.write(`${at}/l/a`, null);
    await first.shows('b,c');
    await world.write(`${at}/l/zero`, { n: 0 });
    await first.shows('zero,b');
    await world.write(`${at}/l/d`, null);
    await final.shows('b,c');
    first.stop();
    final.stop();
  }),
  listens('a hundred on one stream each hear of their own', async (client, at, world) => {
    const all = Array.from({ length: 100 }, (_, n) =>
      listened(client, { collection: `${at}/l`, where: [['n', '==', n]] }),
    );
    await Promise.all(all.map((seen) => seen.shows('')));
    for (const n of [7, 42, 99]) await world.write(`${at}/l/x${n}`, { n });
    await Promise.all([7, 42, 99].map((n) => all[n]?.shows(`x${n}`)));
    same(all.filter((seen) => seen.last()?.ids).length, 3);
    all.forEach((seen) => seen.stop());
  }),
  listens('after the server was away it comes back by itself', async (client, at, world) => {
    const seen = listened(client, { collection: `${at}/l` });
    await client.set(`${at}/l/a`, { n: 1 });
    await seen.shows('a');
    await world.restart();
    await world.write(`${at}/l/b`, { n: 1 });
    await seen.shows('a,b');
    seen.stop();
  }),
];
