import { collections } from '@/lib/domain/collections';
import { RESERVATION_MS } from '@/lib/domain/orders/reservation';
import { parseReconciliation, type Reconciliation } from '@/lib/domain/reconciliation/reconciliation';
import { age, runSchedule } from '@/tests/fixtures/card-orders';
import { pause } from './killed-firebase';
import type { Person, Place } from './person';

/** The last copies of the news are delivered, and what they set off is done, within this. */
const CALM_MS = 3_000;
/** What a kill left in the middle of its work is taken up again by the schedules within this. */
const PATIENCE_MS = 4 * 60_000;

/**
 * Time passes: lost news is found by the reconciliation, what nobody paid expires, promised refunds are sent. Resolves
 * to the owner's books once nothing in them is open, or as they are when patience ends.
 */
export async function settleEverything({ shop, stripe }: Place, owner: Person): Promise<Reconciliation> {
  const storeId = shop.id;
  await stripe.faults({});
  await pause(CALM_MS);
  // A check that the kill ended would keep the books busy for minutes.
  await shop.db.doc(collections.reconciliation(shop.store)).update({ busyUntil: new Date(0) });
  await owner.mustCall('reconcileNow', { storeId });
  const unpaid = (await shop.orders()).filter(({ status }) => status === 'pending');
  await Promise.all(unpaid.map((order) => age(shop, order, RESERVATION_MS)));
  await runSchedule('releaseExpiredReservations');
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    await runSchedule('sendLeftRefunds');
    // Asked before the check: what changes while it reads is in the orders already, but not in its sums.
    const waiting = (await shop.orders()).some(
      ({ status, refunds }) => status === 'pending' || refunds.some(({ state }) => state === 'pending'),
    );
    const { open } = await owner.mustCall('reconcileNow', { storeId });
    if ((open === 0 && !waiting) || Date.now() > until) break;
    await pause(CALM_MS);
  }
  const books = await shop.db.doc(collections.reconciliation(shop.store)).get();
  return parseReconciliation(books.data());
}
