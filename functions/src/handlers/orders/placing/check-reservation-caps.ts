import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { fitsCap, reservedBy, storeCap } from '@/lib/domain/reservations/caps';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { networkKey, personKey, reservedOf } from '@/functions/src/adapters/orders/reservations';
import type { Reserving } from '@/functions/src/adapters/orders/reservations';
import type { Deps } from '@/functions/src/deps';

export type ReservationCapDeps = Pick<Deps, 'db' | 'storeReserved'>;

interface Wanting {
  readonly order: Order;
  readonly uid: string;
  /** The shopper's, as `clientNetwork` says. */
  readonly network: string;
  readonly setting: StoreSetting;
}

/**
 * Checks the caps of a reservation for an unpaid, unconfirmed order, and returns whose caps it counts
 * against; null where a cap of the store is reached. A shopper is known, with caps of their own, once the
 * store delivered an order to the same account or guest: an order's e-mail address proves nothing. Reads
 * only.
 */
export async function checkReservationCaps(
  tx: Transaction,
  { db, storeReserved }: ReservationCapDeps,
  { order, uid, network, setting }: Wanting,
): Promise<Reserving | null> {
  const { storeId: store, baseCurrency, reservationCaps: caps } = setting;
  const wanted = reservedBy(order, baseCurrency);
  const [person, address] = [personKey(uid), networkKey(network)];
  const own = await reservedOf(tx, db, store, 'person', person);
  if (fitsCap(own, wanted, caps.person)) {
    const near = await reservedOf(tx, db, store, 'address', address);
    const all = await storeReserved.of(store);
    const fitsStore = all.reserved + wanted.pieces <= storeCap(caps, all);
    if (fitsStore && fitsCap(near, wanted, caps.address)) return { person, address };
  }
  if (!fitsCap(own, wanted, caps.known)) return null;
  const delivered = db
    .collection(collections.orders(store))
    .where('uid', '==', uid)
    .where('status', '==', 'delivered');
  return (await tx.get(delivered.limit(1))).empty ? null : { person, address: '' };
}
