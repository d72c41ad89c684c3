import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { RESERVATION_MS } from '@/lib/domain/orders/reservation';
import type { World } from '../world/world';
import type { Finding } from './finding';

/** The schedule runs every minute and waits ten more while Stripe is away. */
const LATE_MS = RESERVATION_MS + 15 * 60 * 1000;

/** Orders whose payment never came and that still keep their goods, which the functions' schedule should have ended. */
export async function checkReservations({ db, now }: World, store: StoreId): Promise<Finding[]> {
  const { docs } = await db
    .collection(collections.orders(store))
    .where('status', '==', 'pending')
    .where('createdAt', '<=', Timestamp.fromMillis(now() - LATE_MS))
    .get();
  const stuck = docs.filter((doc) => !doc.get('hold'));
  if (!stuck.length) return [];
  return [
    {
      where: store,
      what: `${stuck.length} unpaid orders keep their goods, such as ${String(stuck[0]?.get('number'))}`,
      remedy: 'look why the schedule releaseExpiredReservations does not run',
    },
  ];
}
