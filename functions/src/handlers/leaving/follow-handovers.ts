import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { parseStoreHandover, type StoreHandover } from '@/lib/domain/leaving/store-handover';
import type { Result } from '@/lib/domain/result';
import { failureOf } from '@/functions/src/failure-of';
import { readAll } from '@/functions/src/adapters/database/change-in-batches';
import { visitInTurn } from '@/functions/src/adapters/database/visit-in-turn';
import { queueOwnerMails } from '@/functions/src/adapters/outbox/owner-mail';
import type { Deps } from '@/functions/src/deps';
import { handOverPlan } from '@/functions/src/handlers/billing/adopt-plan';
import { changeStaffRole } from '@/functions/src/handlers/staff/change-staff-role';
import { removeStaff } from '@/functions/src/handlers/staff/remove-staff';
import { readStaff } from '@/functions/src/handlers/staff/staff-of-store';
import { readOwners } from './owners';

/** The same schedule follows closings afterwards. */
const RUN_MS = 30_000;

type FollowDeps = Pick<Deps, 'db' | 'auth' | 'now'> & {
  readonly log: { readonly warn: (message: string, about: Readonly<Record<string, unknown>>) => void };
};

/**
 * Completes handovers whose waiting period is over, in turn: the decision and its mails in one transaction, then roles and plan,
 * which a later run repeats where this one dies.
 */
export async function followHandovers(deps: FollowDeps): Promise<void> {
  const { db, now, log } = deps;
  const due = db
    .collection(collections.storeHandovers())
    .where('dueAt', '<=', Timestamp.fromMillis(now()))
    .orderBy('dueAt');
  const visited = new Map((await readAll(due)).map(({ id }) => [id, storeId(id)]));
  const visit = (store: StoreId) =>
    complete(deps, store).catch((error: unknown) =>
      log.warn('A handover was not completed', { store, error: failureOf(error) }),
    );
  await visitInTurn(deps, { schedule: 'followHandovers', visited, visit, atOnce: 1, runMs: RUN_MS });
}

async function complete(deps: FollowDeps, store: StoreId): Promise<void> {
  const handover = await decide(deps, store);
  if (handover) await finish(deps, handover);
}

/** Decides that the store changes hands, from when nobody can cancel it, and tells all; null where nothing is to be done. */
function decide({ db, now }: FollowDeps, store: StoreId): Promise<StoreHandover | null> {
  const ref = db.doc(collections.storeHandover(store));
  return db.runTransaction(async (tx) => {
    const stored = await tx.get(ref);
    const handover = stored.exists ? parseStoreHandover(stored.id, stored.data()) : null;
    if (!handover || handover.state === 'done' || handover.endsAt > now()) return handover;
    const { from, to, fromEmail: by, email: other, endsAt } = handover;
    const [giver, successor] = [await readStaff(tx, db, store, from), await readStaff(tx, db, store, to)];
    const owners = await readOwners(tx, db, store);
    // Somebody who left meanwhile, or is no owner any more, hands nothing over and gets nothing.
    if (giver?.role !== 'owner' || !successor) {
      tx.delete(ref);
      return null;
    }
    tx.update(ref, { state: 'done' });
    const receivers = { ...owners, to: [...new Set([...owners.to, successor.email])] };
    queueOwnerMails(tx, db, store, { kind: 'owner-handover-done', by, other, endsAt }, receivers, now());
    return { ...handover, state: 'done' };
  });
}

/** Each step can be repeated; the successor is an owner before the other one is none, so that the store never lacks one. */
async function finish(deps: FollowDeps, handover: StoreHandover): Promise<void> {
  const { db, now } = deps;
  const { storeId: store, from, to, stays, state } = handover;
  if (state !== 'done') return;
  settled(await changeStaffRole(deps, { storeId: store, uid: to, role: 'owner' }));
  await handOverPlan(db, store, { from, to, changedAt: now() });
  settled(
    stays
      ? await changeStaffRole(deps, { storeId: store, uid: from, role: 'staff' })
      : await removeStaff(deps, { storeId: store, uid: from }),
  );
  await db.doc(collections.storeHandover(store)).delete();
}

/** Somebody who left meanwhile needs no step; throws for any other failure, which the next run tries again. */
function settled(step: Result<unknown>): void {
  if (!step.ok && step.error.code !== 'staff-not-found') throw new Error(step.error.code);
}
