import { AggregateField } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { CurrencyCode } from '@/lib/domain/money/money';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { count } from '@/lib/domain/parse/fields';
import { ABOUT_NOTHING, mergeDifferences } from '@/lib/domain/reconciliation/difference';
import type { FoundDifference } from '@/lib/domain/reconciliation/difference';
import { reservedBy } from '@/lib/domain/reservations/caps';
import { ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction, readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { updateReconciliation } from '@/functions/src/adapters/orders/update-reconciliation';
import { personKey, reserve } from '@/functions/src/adapters/orders/reservations';
import type { Deps } from '@/functions/src/deps';

/** Bound of one check; the next finds the rest. */
const AT_ONCE = 1000;

/**
 * Compares reservations with the orders whose stock is held, and repairs differences: an order without its
 * reservation would count against no cap, a reservation without its order forever. Two reads while both
 * agree.
 */
export async function checkReservations(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  store: StoreId,
): Promise<Result<null>> {
  const reservations = db.collection(collections.reservations(store));
  const held = db.collection(collections.orders(store)).where('goods', '==', 'held');
  const [reserved, ordered] = await Promise.all([
    reservations.aggregate({ sum: AggregateField.sum('pieces'), count: AggregateField.count() }).get(),
    held.aggregate({ sum: AggregateField.sum('totalProducts'), count: AggregateField.count() }).get(),
  ]);
  const [ours, theirs] = [reserved.data(), ordered.data()];
  if (ours.sum === theirs.sum && ours.count === theirs.count) return ok(null);
  const [known, orders] = await Promise.all([
    reservations.limit(AT_ONCE).select('pieces').get(),
    held.limit(AT_ONCE).select('totalProducts').get(),
  ]);
  const pieces = new Map(known.docs.map((doc) => [doc.id, count(doc.get('pieces'))]));
  const wanted = new Map(orders.docs.map((doc) => [doc.id, count(doc.get('totalProducts'))]));
  const suspects = [...new Set([...pieces.keys(), ...wanted.keys()])].filter(
    (id) => pieces.get(id) !== wanted.get(id),
  );
  if (suspects.length === 0) return ok(null);
  const base = (await readPublicSetting(db, store))?.baseCurrency ?? 'USD';
  const repaired: FoundDifference[] = [];
  for (const id of suspects) {
    const mended = await mend(db, store, id, { base, at: now() });
    if (!mended.ok) return mended;
    if (mended.value) repaired.push(mended.value);
  }
  const saved = await updateReconciliation(db, store, ({ differences }) => ({
    differences: mergeDifferences(differences, { found: [], repaired, looked: new Set(), at: now() }),
  }));
  return saved.ok ? ok(null) : saved;
}

/** Corrects an order's reservation from the order, reading both again; null if they agree by now. */
function mend(
  db: Firestore,
  store: StoreId,
  id: string,
  { base, at }: { readonly base: CurrencyCode; readonly at: number },
): Promise<Result<FoundDifference | null>> {
  return inTransaction(db, async (tx) => {
    const ref = db.doc(collections.reservation(store, id));
    const [stored, reservation] = await tx.getAll(db.doc(collections.order(store, id)), ref);
    const order = stored?.exists ? parseOrder(stored.id, stored.data()) : null;
    const found = reservation?.exists ? (count(reservation.get('pieces')) ?? 0) : 0;
    const expected = order?.goods === 'held' ? order.totalProducts : 0;
    if (found === expected && Boolean(reservation?.exists) === expected > 0) return ok(null);
    if (expected === 0 || !order) tx.delete(ref);
    else if (reservation?.exists) tx.update(ref, { ...reservedBy(order, base) });
    // The order's network address is no longer known.
    else reserve(tx, db, order, { person: personKey(order.uid ?? ''), address: '', base, at });
    return ok({
      ...ABOUT_NOTHING,
      id: `reservation:${id}`,
      kind: 'reservation',
      orderId: id,
      orderNumber: order?.number ?? '',
      expected,
      found,
    });
  });
}
