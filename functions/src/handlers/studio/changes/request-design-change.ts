import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { inTransaction, orderDocument, readSetting } from '@/functions/src/adapters/database/firestore';
import { notifyShopper } from '@/functions/src/adapters/outbox/message-outbox';
import type { Caller } from '@/functions/src/callable';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { askForChange, waitingChange } from '@/lib/domain/orders/design-changes/change-design';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { fail, ok, type Result } from '@/lib/domain/result';
import { heldBy, proposeDesign, type ProposeDeps, type Proposed } from './propose-design';

type Request = Callables['requestDesignChange']['request'];
type Requested = Result<Callables['requestDesignChange']['response']>;

/**
 * Staff ask an order's shopper about a design, and may suggest another one; a mail asks for the answer. Repeating a question
 * changes nothing. Fails as `askForChange` and `proposeDesign` do, and with `order-not-found`, `try-again`.
 */
export async function requestDesignChange(
  deps: ProposeDeps,
  request: Request,
  { uid }: Caller,
): Promise<Requested> {
  const { db, now, newId, runInQueue } = deps;
  const { designId, message, proposal } = request;
  const ref = db.doc(collections.order(storeId(request.storeId), request.orderId));
  const before = orderOf(await ref.get());
  if (!before) return fail({ code: 'order-not-found' });
  const setting = await readSetting(db, before.storeId);
  if (!setting) return fail({ code: 'store-not-found' });
  const change = { id: newId(), designId, message, by: uid };
  // An order that takes no change fails before anything is drawn.
  const first = askForChange(before, { ...change, to: null, at: now() });
  if (!first.ok && first.error.code !== 'design-change-waiting') return first;
  const proposed = proposal ? await proposeDesign(deps, before, designId, proposal) : ok(null);
  if (!proposed.ok) return proposed;
  const to = proposed.value?.design ?? null;

  return runInQueue([ref.path], () =>
    inTransaction(db, async (tx): Promise<Requested> => {
      const order = orderOf(await tx.get(ref));
      if (!order) return fail({ code: 'order-not-found' });
      const waiting = waitingChange(order, designId);
      if (waiting?.message === message && waiting.to?.id === to?.id) return ok({ changeId: waiting.id });
      const at = now();
      const asked = askForChange(order, { ...change, to, at });
      if (!asked.ok) return asked;
      if (proposed.value) await store(tx, db, order, proposed.value);
      const { making, updatedAt } = orderDocument(asked.value);
      tx.update(ref, { making, updatedAt });
      notifyShopper(tx, db, order, setting.notices, { kind: 'order-design-change', changeId: change.id }, at);
      return ok({ changeId: change.id });
    }),
  );
}

const orderOf = (stored: DocumentSnapshot): Order | null =>
  stored.exists ? parseOrder(stored.id, stored.data()) : null;

/** The shopper may have drawn the same board before: it is one design, which the order holds from now on. */
async function store(tx: Transaction, db: Firestore, order: Order, { design, document }: Proposed) {
  const ref = db.doc(collections.design(order.storeId, design.id));
  const known = await tx.get(ref);
  if (!known.exists) tx.create(ref, document);
  else if (!known.get('lockedBy')) tx.update(ref, heldBy(order));
}
