import { FieldPath } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { CODES_AT_ONCE } from '@/lib/domain/discounts/discount';
import { singleCode } from '@/lib/domain/discounts/single-code';
import { parseDiscount } from '@/lib/domain/discounts/parse-discount';
import { storeId } from '@/lib/domain/ids';
import { fieldsOf, filledText, millis, text } from '@/lib/domain/parse/fields';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { codesOf } from '@/functions/src/adapters/orders/single-codes';
import type { Deps } from '@/functions/src/deps';

/**
 * Makes single-use codes for a discount, a batch per call, until it has as many as wanted: a repeated call continues where the
 * last one ended, and never makes more. Fails with `discount-not-found`, also for a discount without single-use codes.
 */
export async function makeDiscountCodes(
  { db, randomBelow }: Pick<Deps, 'db' | 'randomBelow'>,
  { storeId: id, discountId, wanted }: Callables['makeDiscountCodes']['request'],
): Promise<Result<Callables['makeDiscountCodes']['response']>> {
  const store = storeId(id);
  const ref = db.doc(collections.discount(store, discountId));
  return inTransaction(db, async (tx) => {
    const stored = await tx.get(ref);
    const discount = stored.exists ? parseDiscount(discountId, stored.data()) : null;
    if (!discount?.singleUse) return fail({ code: 'discount-not-found' });
    const missing = Math.min(Math.max(wanted - discount.codes, 0), CODES_AT_ONCE);
    for (let made = 0; made < missing; made += 1)
      tx.create(db.doc(collections.discountCode(store, singleCode(randomBelow))), { discountId });
    const codes = discount.codes + missing;
    if (missing > 0) tx.update(ref, { codes });
    return ok({ codes });
  });
}

/** One page of a discount's codes, each with the order that holds it, sorted by code. */
export async function listDiscountCodes(
  { db }: Pick<Deps, 'db'>,
  { storeId: id, discountId, after }: Callables['listDiscountCodes']['request'],
): Promise<Result<Callables['listDiscountCodes']['response']>> {
  const store = storeId(id);
  const all = codesOf(db, store, discountId).orderBy(FieldPath.documentId()).limit(CODES_AT_ONCE);
  const { docs } = await (after ? all.startAfter(after) : all).get();
  const known = docs.map((doc) => ({ code: doc.id, orderId: filledText(fieldsOf(doc.data()).orderId) }));
  const refs = known.flatMap(({ orderId }) => (orderId ? db.doc(collections.order(store, orderId)) : []));
  const orders = refs.length
    ? await db.getAll(...refs, { fieldMask: ['number', 'status', 'createdAt'] })
    : [];
  const byId = new Map(orders.map((order) => [order.id, fieldsOf(order.data())]));
  const codes = known.map(({ code, orderId }) => {
    const order = byId.get(orderId ?? '');
    const isHeld = order !== undefined && order.status !== 'cancelled';
    return {
      code,
      order: isHeld ? { number: text(order.number) ?? '', at: millis(order.createdAt) ?? 0 } : null,
    };
  });
  return ok({ codes, isLast: docs.length < CODES_AT_ONCE });
}
