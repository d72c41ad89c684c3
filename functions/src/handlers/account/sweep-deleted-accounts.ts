import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { runEach } from '@/functions/src/adapters/database/run-each';
import type { Deps } from '@/functions/src/deps';
import { removeProfile } from './remove-profile';

/** A token is valid for an hour, so after two hours nobody can write as a deleted account. */
const TOKENS_OVER_MS = 2 * 60 * 60 * 1000;
const AT_ONCE = 200;

/**
 * Deletes what another device wrote below a profile after its account was deleted, while its token was still
 * valid.
 */
export async function sweepDeletedAccounts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const deleted = db.collection(collections.deletedAccounts());
  const due = deleted.where('at', '<=', Timestamp.fromMillis(now() - TOKENS_OVER_MS)).limit(AT_ONCE);
  await runEach((await due.get()).docs, async (account) => {
    await removeProfile(db, account.id);
    await account.ref.delete();
  });
}
