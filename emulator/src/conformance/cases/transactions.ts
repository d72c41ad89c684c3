import type { Case, Client, Transaction } from '../client';
import { codeOf, refused, same } from '../expect';

/** Runs of `transact` that all have read before any of them ends. */
function together(client: Client, runs: readonly ((transaction: Transaction) => Promise<() => void>)[]) {
  let waiting = runs.length;
  let start: () => void;
  const allHaveRead = new Promise<void>((resolve) => (start = resolve));
  return runs.map((run) =>
    client.transact(async (transaction) => {
      const write = await run(transaction);
      waiting -= 1;
      if (waiting === 0) start();
      await allHaveRead;
      write();
    }, 1),
  );
}

export const TRANSACTION_CASES: readonly Case[] = [
  {
    name: 'transactions on one document follow each other, none is lost',
    async run(client, at) {
      await client.set(at, { n: 0 });
      const add = () =>
        client.transact(async (transaction) => {
          const { n } = (await transaction.get(at)) ?? {};
          transaction.update(at, { n: Number(n) + 1 });
        }, 20);
      await Promise.all([add(), add(), add(), add()]);
      same(await client.get(at), { n: 4 });
    },
  },
  {
    name: 'a transaction whose document changes runs again',
    async run(client, at, world) {
      await client.set(at, { n: 1 });
      let runs = 0;
      let changed: Promise<void> = Promise.resolve();
      const seen = await client.transact(async (transaction) => {
        const { n } = (await transaction.get(at)) ?? {};
        runs += 1;
        // A server's transaction locks what it reads, and the change waits for it.
        if (runs === 1) changed = world.write(at, { n: 10 });
        if (runs === 1) await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, 100))]);
        transaction.set(`${at}/seen/n`, { n });
        return n;
      });
      await changed;
      same((await client.get(`${at}/seen/n`))?.n, seen);
      same([seen, runs].join() === '1,1' || seen === 10, true);
    },
  },
  {
    name: 'a transaction that throws writes nothing',
    async run(client, at) {
      const attempt = client.transact(async (transaction) => {
        await transaction.get(at);
        transaction.set(at, { n: 1 });
        throw Object.assign(new Error('no'), { code: 'cancelled' });
      }, 1);
      await refused(() => attempt, 'cancelled');
      same(await client.get(at), null);
    },
  },
  {
    name: 'of two transactions that cross, one gives up after its one attempt and leaves nothing',
    async run(client, at) {
      await client.batch(['a', 'b'].map((id) => ({ set: `${at}/x/${id}`, data: { n: 0 } })));
      const crossing = (read: string, written: string) => async (transaction: Transaction) => {
        await transaction.get(`${at}/x/${read}`);
        return () => transaction.update(`${at}/x/${written}`, { n: 1 });
      };
      const ends = await Promise.allSettled(together(client, [crossing('a', 'b'), crossing('b', 'a')]));
      const errors = ends.flatMap((end) => (end.status === 'rejected' ? [codeOf(end.reason)] : []));
      // Told apart by who finds it out: who holds locks is aborted, who states what it has read fails on that.
      same(errors, [client.isOptimistic ? 'failed-precondition' : 'aborted']);
      const found = await client.find({ collection: `${at}/x`, where: [['n', '==', 1]] });
      same(found.length, 1);
    },
  },
  {
    name: 'a transaction that loses every time gives up after its attempts',
    needs: ['optimism'],
    async run(client, at, world) {
      await client.set(at, { n: 0 });
      let runs = 0;
      const attempt = () =>
        client.transact(async (transaction) => {
          await transaction.get(at);
          runs += 1;
          await world.write(at, { n: runs });
          transaction.update(at, { n: -1 });
        }, 3);
      await refused(attempt, 'failed-precondition');
      same(runs, 3);
      same(await client.get(at), { n: 3 });
    },
  },
  {
    name: 'a write may depend on when the document was last changed',
    needs: ['conditions'],
    async run(client, at) {
      const { conditional } = client;
      await client.set(at, { n: 1 });
      const first = await conditional?.updateTime(at);
      await conditional?.update(at, { n: 2 }, first);
      await refused(async () => conditional?.update(at, { n: 3 }, first), 'failed-precondition');
      await refused(async () => conditional?.delete(at, first), 'failed-precondition');
      same(await client.get(at), { n: 2 });
      const last = await conditional?.updateTime(at);
      await conditional?.delete(at, last);
      same(await client.get(at), null);
      await refused(async () => conditional?.delete(at, last), 'failed-precondition');
      await refused(async () => conditional?.update(at, { n: 4 }, last), 'failed-precondition');
    },
  },
];
