import { Timestamp } from 'firebase-admin/firestore';
import type * as logger from 'firebase-functions/logger';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import {
  askedAgain,
  canConfirm,
  nextStep,
  type ConfirmationRules,
} from '@/lib/domain/orders/cash/confirmation';
import type { Order } from '@/lib/domain/orders/order';
import { ok } from '@/lib/domain/result';
import { failureOf } from '@/functions/src/failure-of';
import { inTransaction, orderDocument, readSetting } from '@/functions/src/adapters/database/firestore';
import { readAll } from '@/functions/src/adapters/database/change-in-batches';
import { visitInTurn } from '@/functions/src/adapters/database/visit-in-turn';
import type { FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { notifyShopper } from '@/functions/src/adapters/outbox/message-outbox';
import {
  changeOrderStatus,
  type StatusChangeDeps,
} from '@/functions/src/handlers/orders/change-order-status';
import { orderIn } from './linked-order';

/** Orders per store and run; the next run continues. */
const MOST_DUE = 200;
/** After a failure: orders that fail must not keep later ones waiting in every run. */
const RETRY_MS = 60 * 60 * 1000;

interface FollowDeps extends StatusChangeDeps {
  readonly log: Pick<typeof logger, 'warn'>;
}

/** Reminds, then cancels, cash orders that nobody confirmed, in every store that asks for it. */
export async function followConfirmations(deps: FollowDeps): Promise<void> {
  const asking = deps.db.collection(collections.storeSettings()).where('confirmation.ask', '==', true);
  const stores = await readAll(asking.select());
  const visited = new Map(stores.map(({ id }) => [id, storeId(id)]));
  const visit = async (store: StoreId) => {
    await followStore(deps, store).catch((error: unknown) =>
      deps.log.warn('The confirmations of a store were not followed', { store, error: failureOf(error) }),
    );
  };
  await visitInTurn(deps, { schedule: 'followConfirmations', visited, visit });
}

async function followStore(deps: FollowDeps, store: StoreId): Promise<void> {
  const setting = await readSetting(deps.db, store);
  if (!setting) return;
  const due = deps.db
    .collection(collections.orders(store))
    .where('confirmation.dueAt', '<=', Timestamp.fromMillis(deps.now()))
    .orderBy('confirmation.dueAt')
    .limit(MOST_DUE);
  for (const { id } of (await due.get()).docs) {
    const failure = await followOrder(deps, store, id, setting).catch(failureOf);
    if (failure === null) continue;
    deps.log.warn('An order waits for its reminder or its end', { store, order: id, failure });
    await setDue(deps, store, id, Timestamp.fromMillis(deps.now() + RETRY_MS));
  }
}

/** Null if it was reminded, cancelled or released; otherwise the error. */
async function followOrder(
  deps: FollowDeps,
  store: StoreId,
  id: string,
  setting: FunctionSetting,
): Promise<string | null> {
  const step = await prepare(deps, store, id, setting);
  if (!step.ok) return step.error.code;
  return step.value === 'cancel' ? cancel(deps, store, id, setting.confirmation) : null;
}

/** When a run looks at the order next; that run skips one that was answered meanwhile. */
const setDue = ({ db }: FollowDeps, store: StoreId, orderId: string, dueAt: Timestamp | null) =>
  db.doc(collections.order(store, orderId)).update({ 'confirmation.dueAt': dueAt });

/** Reminds of an order, or says that it is to be cancelled; one whose rules have changed is postponed. */
const prepare = (
  deps: FollowDeps,
  store: StoreId,
  id: string,
  { confirmation: rules, notices }: FunctionSetting,
) =>
  inTransaction<'cancel' | 'done'>(deps.db, async (tx) => {
    const found = await orderIn(tx, deps.db, store, id);
    if (!found.ok) return found;
    const order = found.value;
    const now = deps.now();
    const next = canConfirm(order) ? nextStep(order.confirmation, rules) : null;
    if (next?.step === 'cancel' && next.at <= now) return ok('cancel');
    const isReminded = next?.step === 'remind' && next.at <= now;
    const confirmation = isReminded
      ? askedAgain(order.confirmation, rules, now, 'reminded')
      : { ...order.confirmation, dueAt: next?.at ?? null };
    const stored = orderDocument({ ...order, confirmation });
    tx.update(deps.db.doc(collections.order(store, id)), { confirmation: stored['confirmation'] });
    if (isReminded) notifyShopper(tx, deps.db, order, notices, { kind: 'order-confirm-reminder' }, now);
    return ok('done');
  });

async function cancel(
  deps: FollowDeps,
  store: StoreId,
  orderId: string,
  rules: ConfirmationRules,
): Promise<string | null> {
  const isOver = (order: Order) => {
    const next = canConfirm(order) ? nextStep(order.confirmation, rules) : null;
    return next?.step === 'cancel' && next.at <= deps.now();
  };
  const moved = await changeOrderStatus(deps, {
    ...({ store, orderId, to: 'cancelled', actor: 'system', by: null } as const),
    check: (order) => (isOver(order) ? null : ok(order.status)),
  });
  if (moved.ok) return null;
  if (moved.error.code !== 'status-change-refused') return moved.error.code;
  // Its boards are being made: only the store can end it.
  deps.log.warn('An unconfirmed order was not cancelled', { store, order: orderId, code: moved.error.code });
  await setDue(deps, store, orderId, null);
  return null;
}
