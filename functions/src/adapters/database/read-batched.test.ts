import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { createReadBatched } from './read-batched';

let clock: number;
let isAway: boolean;
let read: string[];

const db = {
  doc: (path: string) => ({ path }) as DocumentReference,
  async getAll(...refs: unknown[]) {
    const paths = refs.map((ref) => (ref as DocumentReference).path);
    read.push(...paths);
    if (isAway) throw new Error('away');
    return paths.map((id) => ({ id }) as DocumentSnapshot);
  },
};
const start = () => createReadBatched({ db, now: () => clock });

beforeEach(() => {
  clock = 1_000;
  isAway = false;
  read = [];
});

test('who asks of one moment shares each reading and gets what was asked for, in its order', async () => {
  const readBatched = start();
  const [one, other] = await Promise.all([
    readBatched('noon', ['setting', 'order']),
    readBatched('noon', ['device', 'order', 'setting', 'setting']),
  ]);
  expect(one?.map((document) => document?.id)).toEqual(['setting', 'order']);
  expect(other?.map((document) => document?.id)).toEqual(['device', 'order', 'setting', 'setting']);
  expect(read).toEqual(['setting', 'order', 'device']);
});

test('another moment, and the same one after a while, are read for themselves', async () => {
  const readBatched = start();
  await readBatched('noon', ['order']);
  await readBatched('one', ['order']);
  clock += 10_001;
  await readBatched('noon', ['order']);
  expect(read).toHaveLength(3);
});

test('a reading that failed is not shared further', async () => {
  const readBatched = start();
  isAway = true;
  await expect(readBatched('noon', ['order'])).rejects.toThrow('away');
  isAway = false;
  expect(await readBatched('noon', ['order'])).toHaveLength(1);
});
