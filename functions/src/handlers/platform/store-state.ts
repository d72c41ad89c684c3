import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { filledText } from '@/lib/domain/parse/fields';
import type { PlatformAction } from '@/lib/domain/platform/platform-entry';
import { parseSuspension } from '@/lib/domain/platform/suspension';
import { fail, ok, type Result } from '@/lib/domain/result';
import { parseNotifications } from '@/lib/domain/store/notifications';
import { HOST_STATES, parseDomainRecord, type DomainRecord } from '@/lib/domain/tenancy/domain-record';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { invalidateEveryPage } from '@/functions/src/adapters/database/invalidate-pages';
import { queueStoreMail } from '@/functions/src/adapters/outbox/store-mail';
import { recordOperatorEntry } from '@/functions/src/adapters/platform/operator-entry';
import { recordPlatformEntry, type PlatformActor } from '@/functions/src/adapters/platform/platform-activity';
import type { Caller } from '@/functions/src/callable';
import type { Deps as AllDeps } from '@/functions/src/deps';

type Deps = Pick<AllDeps, 'db' | 'now'>;
type State = DomainRecord['state'];

interface StateChange {
  readonly store: StoreId;
  /** `before`: what the hosts showed before the store was suspended. */
  readonly to: State | 'before';
  /** The owners and the logs get it; needed to suspend. */
  readonly reason: string;
  readonly by: PlatformActor;
  /** The id of the operator's call; empty for a command. */
  readonly requestId: string;
}

interface Changed {
  readonly state: State;
  readonly hosts: readonly string[];
}

/** Mails of one change go to this many owners at most. */
const MOST_OWNERS = 20;

const ACTIONS: Readonly<Record<State, PlatformAction>> = {
  suspended: 'suspend-store',
  closed: 'close-store',
  open: 'reopen-store',
};

/**
 * Suspends, closes or opens a store on all its hosts, and so for orders and payments, in one transaction with the reason for its
 * people, the owners' mails, and an entry in the platform's and the store's log. Fails with `store-without-host`, `store-state-unchanged`, `try-again`.
 */
export const setStoreState = (deps: Deps, change: StateChange): Promise<Result<Changed>> =>
  inTransaction(deps.db, (tx) => set(tx, deps, change));

async function set(tx: Transaction, { db, now }: Deps, change: StateChange): Promise<Result<Changed>> {
  const { store, reason, by } = change;
  const suspensionRef = db.doc(collections.suspension(store));
  const settingRef = db.doc(collections.storeSetting(store));
  const [records, owners, [stored, notifications, setting]] = await Promise.all([
    tx.get(db.collection(collections.domains()).where('storeId', '==', store)),
    tx.get(
      db
        .collection(collections.storeUsers())
        .where('storeId', '==', store)
        .where('role', '==', 'owner')
        .limit(MOST_OWNERS),
    ),
    tx.getAll(suspensionRef, db.doc(collections.notificationSetting(store)), settingRef),
  ]);
  const hosts = records.docs.map(({ id }) => id);
  const before = strictest(records.docs.map((doc) => parseDomainRecord(doc.data())));
  if (!before) return fail({ code: 'store-without-host' });
  const suspension = stored?.exists ? parseSuspension(stored.data()) : null;
  const state = change.to === 'before' ? (suspension?.before ?? 'open') : change.to;
  if (records.docs.every((doc) => doc.get('state') === state)) return fail({ code: 'store-state-unchanged' });

  const at = now();
  for (const { ref } of records.docs) tx.update(ref, { state });
  if (state === 'suspended') tx.set(suspensionRef, { reason, at: Timestamp.fromMillis(at), before });
  else tx.delete(suspensionRef);
  // Orders and payments read the setting alone. A removed store's host has none.
  if (setting?.exists) tx.update(settingRef, { takenDown: state !== 'open' });
  tx.set(db.doc(collections.platformStore(store)), { state }, { merge: true });
  invalidateEveryPage(tx, db, store);
  const kind = mailAbout(before, state);
  const { locale } = parseNotifications(notifications?.data());
  for (const owner of owners.docs) {
    const to = filledText(owner.get('email'));
    if (kind && to) queueStoreMail(tx, db, store, { kind, to, locale }, at);
  }
  const subject = hosts[0] ?? store;
  recordPlatformEntry(tx, db, { by, action: ACTIONS[state], storeId: store, subject, reason }, at);
  const fields = changedFields(before, state, reason);
  const entry = { by, action: 'changeStoreState', kind: 'setting', id: store, fields } as const;
  recordOperatorEntry(tx, db, store, { ...entry, requestId: change.requestId }, at);
  return ok({ state, hosts });
}

const strictest = (records: readonly (DomainRecord | null)[]): State | undefined =>
  HOST_STATES.find((state) => records.some((record) => record?.state === state));

function mailAbout(before: State, state: State) {
  if (state === 'suspended') return 'owner-store-suspended';
  return before === 'suspended' ? 'owner-store-reopened' : null;
}

/** What the store's own log says of it. */
const changedFields = (before: State, state: State, reason: string) => [
  { field: 'state', before, after: state },
  ...(reason ? [{ field: 'reason', before: null, after: reason }] : []),
];

/** An operator suspends or reopens a store; see `setStoreState`. */
export async function changeStoreState(
  deps: Deps,
  { storeId: id, to, reason }: Callables['changeStoreState']['request'],
  { uid, email, requestId }: Caller,
): Promise<Result<Callables['changeStoreState']['response']>> {
  const changed = await setStoreState(deps, {
    store: storeId(id),
    to: to === 'suspended' ? to : 'before',
    ...{ reason, requestId },
    by: { uid, email: email ?? '' },
  });
  return changed.ok ? ok({ state: changed.value.state }) : changed;
}
