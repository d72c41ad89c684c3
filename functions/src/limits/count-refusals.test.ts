import type { Firestore } from 'firebase-admin/firestore';
import { storeId } from '@/lib/domain/ids';
import { createCountRefusal } from './count-refusals';

const MINUTE_MS = 60_000;

function aCounter() {
  const clock = { at: Date.parse('2026-11-30T10:00:00Z') };
  const written: string[] = [];
  const doc = (path: string) => ({
    update: async () => {
      written.push(path);
      if (written.length > 1) throw new Error('There is no such store.');
    },
  });
  const count = createCountRefusal({ db: { doc } as unknown as Firestore, now: () => clock.at });
  return { clock, written, count };
}

test('a flood of refusals is one write in ten minutes for each store, and a failed one refuses nobody', async () => {
  const { clock, written, count } = aCounter();
  for (let call = 0; call < 500; call += 1) await count(storeId(call % 2 ? 'first' : 'second'));
  expect(written).toEqual(['platformStores/second', 'platformStores/first']);
  clock.at += 10 * MINUTE_MS;
  for (let call = 0; call < 5; call += 1) await count(storeId('first'));
  expect(written.slice(2)).toEqual(['platformStores/first']);
});

test('names of stores without end are forgotten', async () => {
  const { written, count } = aCounter();
  for (let name = 0; name < 1500; name += 1) await count(storeId(`invented-${name}`));
  await count(storeId('invented-1499'));
  await count(storeId('invented-0'));
  expect(written).toHaveLength(1501);
});
