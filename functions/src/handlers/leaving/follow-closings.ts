import { Timestamp, type QueryDocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import {
  LAST_MAIL_MS,
  nextLook,
  parseStoreClosing,
  RESERVED_MS,
  type StoreClosing,
} from '@/lib/domain/leaving/store-closing';
import { parseDomainRecord } from '@/lib/domain/tenancy/domain-record';
import { failureOf } from '@/functions/src/failure-of';
import { readAll } from '@/functions/src/adapters/database/change-in-batches';
import { visitInTurn } from '@/functions/src/adapters/database/visit-in-turn';
import { removeContent } from '@/functions/src/adapters/archive/remove-content';
import { queueOwnerMails, type OwnerMailKind } from '@/functions/src/adapters/outbox/owner-mail';
import type { Deps } from '@/functions/src/deps';
import { readOwners } from './owners';

/** Of the schedule's nine minutes. */
const LONGEST_MS = 7 * 60 * 1000;

type FollowDeps = Pick<Deps, 'db' | 'now' | 'storeSource'> & {
  readonly log: { readonly warn: (message: string, about: Readonly<Record<string, unknown>>) => void };
};

/**
 * Takes closing stores a step on, in turn: the reminder, the last mails, the removal, the release of the host. Each step is one
 * transaction or can be repeated, so that a run that dies anywhere is finished by the next. A store that fails, or waits for its
 * plan, keeps no other waiting.
 */
export async function followClosings(deps: FollowDeps): Promise<void> {
  const { db, now, log } = deps;
  const begun = now();
  const isOver = () => now() - begun > LONGEST_MS;
  const due = db
    .collection(collections.storeClosings())
    .where('dueAt', '<=', Timestamp.fromMillis(begun))
    .orderBy('dueAt');
  const visited = new Map((await readAll(due)).map((stored) => [stored.id, stored]));
  const visit = (stored: QueryDocumentSnapshot) =>
    follow(deps, stored, isOver).catch((error: unknown) =>
      log.warn('A closing store could not be taken on', { store: stored.id, error: failureOf(error) }),
    );
  // One after another, because a removal takes memory.
  await visitInTurn(deps, { schedule: 'followClosings', visited, visit, atOnce: 1, runMs: LONGEST_MS });
}

async function follow(deps: FollowDeps, stored: QueryDocumentSnapshot, isOver: () => boolean): Promise<void> {
  const closing = parseStoreClosing(stored.id, stored.data());
  if (closing.state === 'waiting') return remindOrEnd(deps, closing);
  if (closing.state === 'ending') return remove(deps, closing, isOver);
  if (closing.state === 'removed') await release(deps, closing);
}

/** Frees the removed store's host, unless an import brought the store back. */
async function release({ db }: FollowDeps, { storeId: store }: StoreClosing): Promise<void> {
  const hosts = await db.collection(collections.domains()).where('storeId', '==', store).get();
  const isBack = (await db.doc(collections.storeSetting(store)).get()).exists;
  const batch = db.batch();
  for (const { ref } of isBack ? [] : hosts.docs) batch.delete(ref);
  batch.delete(db.doc(collections.storeClosing(store)));
  await batch.commit();
}

/** Mails all owners that the end is near, or has come; whoever undoes the closing at the same moment wins or loses whole. */
function remindOrEnd({ db, now }: FollowDeps, { storeId: store }: StoreClosing): Promise<void> {
  const ref = db.doc(collections.storeClosing(store));
  return db.runTransaction(async (tx) => {
    const stored = await tx.get(ref);
    const closing = stored.exists ? parseStoreClosing(stored.id, stored.data()) : null;
    const at = now();
    if (closing?.state !== 'waiting' || closing.dueAt > at) return;
    const { endsAt } = closing;
    const tell = await ownerMails(tx, db, closing, at);
    if (at < endsAt) {
      tx.update(ref, { dueAt: Timestamp.fromMillis(nextLook(endsAt, at)) });
      return tell('owner-closing-soon');
    }
    tx.update(ref, {
      state: 'ending',
      planDueAt: Timestamp.fromMillis(at),
      dueAt: Timestamp.fromMillis(at + LAST_MAIL_MS),
    });
    tell('owner-closing-now');
  });
}

async function ownerMails(
  tx: Transaction,
  db: FollowDeps['db'],
  { storeId: store, by, endsAt }: StoreClosing,
  at: number,
) {
  const owners = await readOwners(tx, db, store);
  return (kind: OwnerMailKind) => queueOwnerMails(tx, db, store, { kind, by, endsAt }, owners, at);
}

/** Removes the store once its plan has ended; its host stays, closed, so that nobody takes over its address at once. */
async function remove(deps: FollowDeps, closing: StoreClosing, isOver: () => boolean): Promise<void> {
  const { db, now, storeSource } = deps;
  const { storeId: store, planDueAt } = closing;
  if (planDueAt !== null) return;
  const hosts = await db.collection(collections.domains()).where('storeId', '==', store).get();
  const batch = db.batch();
  for (const host of hosts.docs)
    if (parseDomainRecord(host.data())?.kind === 'platform')
      batch.update(host.ref, { state: 'closed', redirectTo: null });
    else batch.delete(host.ref);
  await batch.commit();
  if (!(await removeContent(storeSource, store, { isOver }))) return;
  await db.doc(collections.quotaRaise(store)).delete();
  await db.doc(collections.storeClosing(store)).update({
    ...{ state: 'removed', by: '' },
    dueAt: Timestamp.fromMillis(now() + RESERVED_MS),
  });
}
