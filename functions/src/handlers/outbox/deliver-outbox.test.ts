import type { Firestore } from 'firebase-admin/firestore';
import { deliverDueEntries, type OutboxDeps } from './deliver-outbox';

/** An empty outbox whose entries are read by all indexes but that of `createdAt`, which is still being built. */
function building() {
  const read: string[] = [];
  const query = (order = '') => ({
    where: () => query(order),
    orderBy: (field: string) => query(field),
    limit: () => query(order),
    select: () => query(order),
    get: async () => {
      if (order === 'createdAt') throw new Error('9 FAILED_PRECONDITION: The index is being built');
      read.push(order);
      return { docs: [] };
    },
  });
  return { db: { collectionGroup: () => query() } as unknown as Firestore, read };
}

test('due mails are looked for although the age of the outbox cannot be read', async () => {
  const { db, read } = building();
  const log = { warn: jest.fn(), error: jest.fn() };
  await deliverDueEntries({ db, log, now: Date.now } as unknown as OutboxDeps);
  expect(read).toEqual(['dueAt']);
  expect(log.warn).toHaveBeenCalledTimes(1);
});
