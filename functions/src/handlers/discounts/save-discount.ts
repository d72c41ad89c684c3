import { isDeepStrictEqual } from 'node:util';
import { FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import {
  CODES_AT_ONCE,
  isAutomatic,
  MAX_AUTOMATIC,
  type DiscountRule,
} from '@/lib/domain/discounts/discount';
import { parseDiscount } from '@/lib/domain/discounts/parse-discount';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { codesOf } from '@/functions/src/adapters/orders/single-codes';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { invalidateEveryPage } from '@/functions/src/adapters/database/invalidate-pages';
import type { Deps } from '@/functions/src/deps';

/**
 * Creates or changes a discount. One with a code is found by its code; an enabled one without a code is also written to the
 * store's setting, which every page and cart has. Fails with `store-not-found`, `edited-meanwhile` where another rule was saved
 * after `seen`, `discount-not-found` where it was deleted since, `discount-code-taken` (at `code`), `discounts-too-many`.
 */
export async function saveDiscount(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: id, discountId, rule, seen }: Callables['saveDiscount']['request'],
): Promise<Result<Callables['saveDiscount']['response']>> {
  const store = storeId(id);
  const ref = db.doc(collections.discount(store, discountId));
  return inTransaction(db, async (tx) => {
    const [setting, stored] = await tx.getAll(db.doc(collections.storeSetting(store)), ref);
    if (!setting?.exists) return fail({ code: 'store-not-found' });
    const before = stored?.exists ? parseDiscount(discountId, stored.data()) : null;
    // A discount deleted meanwhile would come back without its codes.
    if (!before && seen > 0) return fail({ code: 'discount-not-found' });
    const last = before?.updatedAt ?? 0;
    // The same rule again is a retry after a lost answer.
    if (before && last > seen && !isDeepStrictEqual(before, { ...before, ...rule }))
      return fail({ code: 'edited-meanwhile' });
    if (rule.code && (await isTaken(tx, db, { store, discountId, code: rule.code })))
      return fail({ code: 'discount-code-taken', fields: { code: 'field.discountCode.taken' } });
    const others = parseStoreSetting(id, setting.data()).discounts.filter((one) => one.id !== discountId);
    if (isPublic(rule) && others.length >= MAX_AUTOMATIC)
      return fail({ code: 'discounts-too-many', params: { max: MAX_AUTOMATIC } });
    const at = Timestamp.fromMillis(Math.max(now(), last + 1));
    const createdAt: unknown = fieldsOf(stored?.data()).createdAt ?? at;
    tx.set(ref, { ...rule, codes: before?.codes ?? 0, createdAt, updatedAt: at });
    writeCode(tx, db, { store, discountId, before: before?.code ?? '', code: rule.code });
    publish(tx, db, { store, discountId, before, rule });
    return ok({ discountId });
  });
}

/** Deletes a discount with all its codes; orders keep their discounts. Fails with `discount-not-found`. */
export async function deleteDiscount(
  { db }: Pick<Deps, 'db'>,
  { storeId: id, discountId }: Callables['deleteDiscount']['request'],
): Promise<Result<Callables['deleteDiscount']['response']>> {
  const store = storeId(id);
  const ref = db.doc(collections.discount(store, discountId));
  for (;;) {
    const deleted = await inTransaction(db, async (tx) => {
      const stored = await tx.get(ref);
      if (!stored.exists) return fail({ code: 'discount-not-found' });
      const some = await tx.get(codesOf(db, store, discountId).limit(CODES_AT_ONCE));
      for (const one of some.docs) tx.delete(one.ref);
      // Deletes the discount last, together with its last codes, so that a retry after a failure still finds it.
      if (some.size === CODES_AT_ONCE) return ok({ isGone: false });
      tx.delete(ref);
      publish(tx, db, { store, discountId, before: parseDiscount(discountId, stored.data()), rule: null });
      return ok({ isGone: true });
    });
    if (!deleted.ok) return deleted;
    if (deleted.value.isGone) return ok({ ok: true });
  }
}

interface Coded {
  readonly store: StoreId;
  readonly discountId: string;
  readonly code: string;
}

async function isTaken(tx: Transaction, db: Firestore, { store, discountId, code }: Coded): Promise<boolean> {
  const known = await tx.get(db.doc(collections.discountCode(store, code)));
  return known.exists && fieldsOf(known.data()).discountId !== discountId;
}

/** `before` and `code` are empty where there is none. */
function writeCode(
  tx: Transaction,
  db: Firestore,
  { store, discountId, before, code }: Coded & { readonly before: string },
): void {
  if (before && before !== code) tx.delete(db.doc(collections.discountCode(store, before)));
  if (code) tx.set(db.doc(collections.discountCode(store, code)), { discountId });
}

const isPublic = (rule: DiscountRule): boolean => rule.enabled && isAutomatic(rule);

interface Published {
  readonly store: StoreId;
  readonly discountId: string;
  /** Null for none. */
  readonly before: DiscountRule | null;
  readonly rule: DiscountRule | null;
}

/** Syncs the store's setting, which never lists a discount with a code. */
function publish(tx: Transaction, db: Firestore, { store, discountId, before, rule }: Published): void {
  const isShown = rule !== null && isPublic(rule);
  if (!isShown && !(before && isPublic(before))) return;
  const field = new FieldPath('discounts', discountId);
  tx.update(db.doc(collections.storeSetting(store)), field, isShown ? rule : FieldValue.delete());
  invalidateEveryPage(tx, db, store);
}
