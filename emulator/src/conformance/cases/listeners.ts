import type { Asked, Case, Client, ListenEvent } from '../client';
import { refused, same, until } from '../expect';

/** A listener with what it was told. */
function listened(client: Client, asked: Asked) {
  const events: ListenEvent[] = [];
  const stop = client.listen?.(asked, (event) => events.push(event)) ?? (() => undefined);
  const last = (): ListenEvent | undefined => events.at(-1);
  return {
    events,
    stop,
    last,
    /** Waits until the server has said that the result is this. */
    shows: (ids: string) =>
      until(`[${ids}], last was [${last()?.ids ?? last()?.failure}]`, () => {
        const event = last();
        return event?.ids === ids && !event.fromCache && !event.hasPendingWrites && !event.failure;
      }),
  };
}

const listens = (name: string, run: Case['run']): Case => ({
  name: `listener: ${name}`,
  needs: 'listen',
  run,
});

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
  listens('an own write shows at once as pending, then as saved', async (client, at) => {
    const seen = listened(client, { collection: `${at}/l` });
    await seen.shows('');
    const written = client.set(`${at}/l/a`, { n: 1 });
    await until('a pending write', () =>
      seen.events.some((event) => event.ids === 'a' && event.hasPendingWrites),
    );
    await written;
    await seen.shows('a');
    seen.stop();
  }),
  listens('an own write that the rules refuse is taken back', async (client) => {
    await refused(() => client.set('secret/mine', { n: 1 }), 'permission-denied');
    const seen = listened(client, { collection: 'secret' });
    await until('the refusal', () => seen.last()?.failure === 'permission-denied');
    seen.stop();
  }),
  listens(
    'without the network it shows its cache, and writes are sent once when it is back',
    async (client, at) => {
      const seen = listened(client, { collection: `${at}/l` });
      await client.set(`${at}/l/a`, { n: 0 });
      await seen.shows('a');
      await client.network?.(false);
      await until('the cache', () => seen.last()?.fromCache === true);
      const written = Promise.all(
        [1, 2, 3].map(() => client.update(`${at}/l/a`, { n: client.make.increment(1) })),
      );
      await until('pending writes', () => seen.last()?.hasPendingWrites === true);
      await client.network?.(true);
      await written;
      await seen.shows('a');
      same(await client.get(`${at}/l/a`), { n: 3 });
      seen.stop();
    },
  ),
  listens(
    'what changed and vanished while the network was away is made up for',
    async (client, at, world) => {
      const ids = Array.from({ length: 12 }, (_, n) => `d${String(n).padStart(2, '0')}`);
      for (const id of ids) await world.write(`${at}/l/${id}`, { n: 1 });
      const seen = listened(client, { collection: `${at}/l` });
      await seen.shows(ids.join());
      await client.network?.(false);
      await world.write(`${at}/l/d00`, null);
      await world.write(`${at}/l/d01`, null);
      await world.write(`${at}/l/d99`, { n: 1 });
      await client.network?.(true);
      await seen.shows([...ids.slice(2), 'd99'].join());
      seen.stop();
    },
  ),
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
