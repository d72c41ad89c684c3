import type { Case } from '../client';
import { same } from '../expect';
import { ids } from './boards';

/** Beyond what a double can tell apart. */
const BEYOND = 2n ** 53n;
const integer = (value: bigint) => ({ $: { integerValue: String(value) } });

export const INTEGER_CASES: readonly Case[] = [
  {
    name: 'integers stop at 64 bits, a double beside one makes a double',
    async run(client, at) {
      const { increment } = client.make;
      await client.set(at, { n: Number.MAX_SAFE_INTEGER });
      await client.update(at, { n: increment(-1) });
      same((await client.get(at))?.n, Number.MAX_SAFE_INTEGER - 1);
      await client.set(at, { n: increment(0.25) }, { merge: true });
      same((await client.get(at))?.n, Number.MAX_SAFE_INTEGER - 1 + 0.25);
    },
  },
  {
    name: 'integers beyond 2^53 are kept, sorted and compared to the last digit',
    async run(client, at, world) {
      const numbers = { a: BEYOND, b: BEYOND + 1n, c: BEYOND + 2n, d: -BEYOND - 1n, e: -BEYOND };
      for (const [id, n] of Object.entries(numbers)) await world.write(`${at}/q/${id}`, { n: integer(n) });
      const asked = { collection: `${at}/q` };
      same(await ids(client, { ...asked, orderBy: [['n']] }), 'd e a b c');
      // Counted by the server: an SDK that keeps a cache filters again, with JavaScript's numbers.
      const counted = (op: string) =>
        client.aggregate({ ...asked, where: [['n', op, Number(BEYOND)]] }, { all: ['count'] });
      same([await counted('>'), await counted('==')], [{ all: 2 }, { all: 1 }]);
      await client.update(`${at}/q/b`, { n: client.make.increment(2) });
      same((await world.read(`${at}/q/b`)).n, { integerValue: String(BEYOND + 3n) });
    },
  },
  {
    name: 'a sum of integers stays at the ends of 64 bits',
    async run(client, at, world) {
      const [most, least] = [2n ** 63n - 1n, -(2n ** 63n)];
      await world.write(at, { most: integer(most), least: integer(least) });
      await client.update(at, { most: client.make.increment(5), least: client.make.increment(-5) });
      same(await world.read(at), {
        most: { integerValue: String(most) },
        least: { integerValue: String(least) },
      });
    },
  },
];
