import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { digest } from '@/functions/src/adapters/digest';
import { countOneMore } from '@/functions/src/adapters/rate-limit';
import type { RateLimit } from '@/functions/src/adapters/rate-limit';

const HOUR_MS = 60 * 60 * 1000;
/** A payment may be tried this often before its order takes no cards any more: stolen cards are tried by the dozen. */
const MOST_REFUSALS = 8;

/** New payments of one shopper; of one network address, which a mobile network shares; of the whole store. */
const PER_SHOPPER: RateLimit = { most: 120, windowMs: HOUR_MS };
const PER_ADDRESS: RateLimit = { most: 1000, windowMs: HOUR_MS };
const PER_STORE: RateLimit = { most: 300, windowMs: HOUR_MS };
/** A store's count is spread, so that its shoppers do not wait for one document. */
const STORE_SHARDS = 8;

export const isTriedTooOften = ({ refusals }: Order): boolean => refusals.length >= MOST_REFUSALS;

interface Begun {
  readonly store: StoreId;
  readonly uid: string;
  readonly address: string;
  readonly shard: number;
  readonly now: number;
}

export const limitShard = (randomBelow: (limit: number) => number): number => randomBelow(STORE_SHARDS);

/** Counts a payment that begins; false, with nothing written, where there were too many of late. */
export async function countPayment(
  tx: Transaction,
  db: Firestore,
  { store, uid, address, shard, now }: Begun,
): Promise<boolean> {
  const limits = [
    { of: ['startPayment', 'shopper', uid], limit: PER_SHOPPER },
    { of: ['startPayment', 'address', address], limit: PER_ADDRESS },
    { of: ['startPayment', 'store', shard], limit: PER_STORE },
  ].map(({ of, limit }) => ({ ref: db.doc(collections.rateLimit(store, digest(of))), limit }));
  const stored = await tx.getAll(...limits.map(({ ref }) => ref));
  const counted = limits.map(({ ref, limit }, at) => ({
    ref,
    next: countOneMore(stored[at]?.data(), limit, now),
  }));
  if (counted.some(({ next }) => next === null)) return false;
  for (const { ref, next } of counted) if (next) tx.set(ref, next);
  return true;
}
