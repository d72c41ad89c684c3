import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { blocksAt, isBlockEnd, parseCashBlock, type CashBlock } from '@/lib/domain/orders/cash/cash-block';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { inTransaction, readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { phoneOf } from '@/functions/src/adapters/people/phone-key';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

type BlockDeps = Pick<Deps, 'db' | 'now' | 'phoneKey'>;

/**
 * Blocks cash on delivery for a phone until a day; an existing block gets the new reason and end. Fails with `store-not-found`,
 * `invalid-input` at `phone` or `until`.
 */
export async function blockCash(
  { db, now, phoneKey }: BlockDeps,
  { storeId: id, phone, reason, until }: Callables['blockCash']['request'],
  { uid }: Caller,
): Promise<Result<Callables['blockCash']['response']>> {
  const store = storeId(id);
  const setting = await readPublicSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const key = phoneKey(store, phone, setting.country);
  if (!key) return fail({ code: 'invalid-input', fields: { phone: 'field.mobileNumber.invalid' } });
  const at = now();
  if (!isBlockEnd(until, at))
    return fail({ code: 'invalid-input', fields: { until: 'field.until.invalid' } });
  return inTransaction(db, async (tx) => {
    const ref = db.doc(collections.cashBlock(store, key.id));
    await tx.get(ref);
    const end = Timestamp.fromMillis(until);
    tx.set(ref, {
      phone: key.number ?? phone,
      ...{ reason, by: uid, at: Timestamp.fromMillis(at), until: end, expireAt: end },
    });
    return ok({ id: key.id });
  });
}

/** Lifts the block of a phone; does nothing without one. */
export async function liftCashBlock(
  { db }: Pick<Deps, 'db'>,
  { storeId: id, blockId }: Callables['liftCashBlock']['request'],
): Promise<Result<Callables['liftCashBlock']['response']>> {
  const ref = db.doc(collections.cashBlock(storeId(id), blockId));
  return inTransaction(db, async (tx) => {
    if ((await tx.get(ref)).exists) tx.delete(ref);
    return ok({ ok: true });
  });
}

/** The current block of an address's phone; null without one. Reads only. */
export async function cashBlockOf(
  tx: Transaction | null,
  db: Firestore,
  { phoneKey, now }: Pick<Deps, 'phoneKey' | 'now'>,
  setting: Pick<StoreSetting, 'storeId' | 'country'>,
  address: ShippingAddress,
): Promise<CashBlock | null> {
  const key = phoneOf(phoneKey, setting, address);
  if (!key) return null;
  const ref = db.doc(collections.cashBlock(setting.storeId, key.id));
  const stored = await (tx ? tx.get(ref) : ref.get());
  if (!stored.exists) return null;
  const block = parseCashBlock(stored.id, stored.data());
  return blocksAt(block, now()) ? block : null;
}
