import type { DocumentReference } from 'firebase-admin/firestore';
import type * as logger from 'firebase-functions/logger';
import { storeId } from '@/lib/domain/ids';
import { parseOwnPage } from '@/lib/domain/own-pages/own-page';
import { turnedPage } from '@/lib/domain/own-pages/turned-page';
import { count } from '@/lib/domain/parse/fields';
import { ok } from '@/lib/domain/result';
import { failureOf } from '@/functions/src/failure-of';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import type { Deps } from '@/functions/src/deps';
import { invalidateOwnPage, pageDocument } from './stored-page';

/** Pages of one run; the next run continues. */
const MOST_DUE = 200;

interface TurnDeps extends Pick<Deps, 'db' | 'now'> {
  readonly log: Pick<typeof logger, 'warn'>;
}

/**
 * Publishes scheduled versions of all stores, and invalidates every page that appears or disappears, as a whole or in a
 * section: once per change, however many runs there are.
 */
export async function applyDuePages({ db, now, log }: TurnDeps): Promise<void> {
  const due = db.collectionGroup('ownPages').where('turnsAt', '<=', now()).orderBy('turnsAt').limit(MOST_DUE);
  for (const { ref } of (await due.select().get()).docs)
    await turn({ db, now }, ref).catch((error: unknown) =>
      log.warn('A page did not turn', { path: ref.path, error: failureOf(error) }),
    );
}

/** `updatedAt` stays: an open editor is not out of date. */
async function turn({ db, now }: Pick<Deps, 'db' | 'now'>, ref: DocumentReference): Promise<void> {
  await inTransaction(db, async (tx) => {
    const stored = await tx.get(ref);
    const [at, turnsAt] = [now(), count(stored.get('turnsAt'))];
    const store = ref.parent.parent?.id;
    if (!store || turnsAt === undefined || turnsAt > at) return ok(null);
    const page = turnedPage(parseOwnPage(stored.id, stored.data()), at);
    tx.update(ref, pageDocument(page, at));
    invalidateOwnPage(tx, db, storeId(store), at, [page]);
    return ok(null);
  });
}
