import type { Case } from '../client';
import { same, until } from '../expect';
import { listened, listens as listensAtAll } from './listened';

/** Of the SDKs that keep a cache. */
const listens = (name: string, run: Case['run']): Case => listensAtAll(name, run, 'cache');

const BATCH = 60;
const many = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => `d${String(n).padStart(2, '0')}`);

export const CACHED_LISTENER_CASES: readonly Case[] = [
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
  listens(
    'the first event is the cache where there is one, and then the server',
    async (client, at, world) => {
      for (const id of ['a', 'b']) await world.write(`${at}/l/${id}`, { n: 1 });
      const whole = listened(client, { collection: `${at}/l` });
      await whole.shows('a,b');
      same(whole.events[0]?.fromCache, false);
      const part = listened(client, { collection: `${at}/l`, orderBy: [['n', 'desc']] });
      await part.shows('b,a');
      const told = part.events.map(({ ids, fromCache }) => `${ids} ${fromCache}`);
      same(told, ['b,a true', 'b,a false']);
      whole.stop();
      part.stop();
    },
  ),
  listens('an empty result waits for the server; without network it is the cache', async (client, at) => {
    const online = listened(client, { collection: `${at}/none` });
    await online.shows('');
    same(
      online.events.map(({ fromCache }) => fromCache),
      [false],
    );
    await client.network?.(false);
    const offline = listened(client, { collection: `${at}/nothing` });
    const missing = listened(client, `${at}/nothing/x`);
    await until('the cache', () => offline.events.length + missing.events.length === 2);
    same([offline.last()?.fromCache, missing.last()?.fromCache], [true, true]);
    await client.network?.(true);
    await Promise.all([offline.shows(''), missing.shows('')]);
    [online, offline, missing].forEach((seen) => seen.stop());
  }),
  listens(
    'an existence filter tells what vanished, without all the rest being read again',
    async (client, at, world) => {
      const ids = many(BATCH);
      await client.batch(ids.map((id) => ({ set: `${at}/l/${id}`, data: { n: 1 } })));
      const seen = listened(client, { collection: `${at}/l` });
      await seen.shows(ids.join());
      await client.network?.(false);
      for (const id of ids.slice(0, 3)) await world.write(`${at}/l/${id}`, null);
      const before = await world.reads();
      await client.network?.(true);
      await seen.shows(ids.slice(3).join());
      const read = (await world.reads()) - before;
      if (read >= BATCH / 2) throw new Error(`${read} documents were read`);
      seen.stop();
    },
  ),
];
