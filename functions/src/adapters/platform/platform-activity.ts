import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { PlatformAction, PlatformEntry } from '@/lib/domain/platform/platform-entry';

export type PlatformActor = PlatformEntry['by'];

interface Happened {
  readonly by: PlatformActor;
  readonly action: PlatformAction;
  readonly storeId?: string;
  readonly subject: string;
  readonly reason?: string;
}

/** How a command of `npm run store` is named in the log. */
export const BY_COMMAND: PlatformActor = { uid: '', email: 'npm run store' };

/** Writes an operator's action into the platform's log, in the transaction that does it. */
export const recordPlatformEntry = (
  tx: Transaction,
  db: Firestore,
  { storeId = '', reason = '', ...happened }: Happened,
  now: number,
): void =>
  void tx.create(db.collection(collections.platformActivity()).doc(), {
    ...{ ...happened, storeId, reason },
    at: Timestamp.fromMillis(now),
  });
