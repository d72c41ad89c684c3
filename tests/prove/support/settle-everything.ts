import { collections } from '@/lib/domain/collections';
import { parseReconciliation, type Reconciliation } from '@/lib/domain/reconciliation/reconciliation';
import { RESERVATION_MS } from '@/lib/domain/reservations/reservation-end';
import type { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { age, runSchedule } from '@/tests/fixtures/money/card-orders';
import { pause } from './killed-firebase';
import type { Person, Place } from './person';

/** Timeout of the last repeated webhooks and of what they start. */
const CALM_MS = 3_000;
/** What a kill left in the middle of its work is taken up again by the schedules within this. */
const TIMEOUT_MS = 4 * 60_000;

/**
 * Time passes: the reconciliation finds lost webhooks, unpaid orders expire, promised refunds are sent. Resolves
 * to the reconciliation once it has no open difference, or as it is at the timeout.
 */
export async function settleEverything({ shop, stripe }: Place, owner: Person): Promise<Reconciliation> {
  const storeId = shop.id;
  await stripe.faults({});
  await pause(CALM_MS);
  // A check that the kill ended would block the next one for minutes.
  await shop.db.doc(collections.reconciliation(shop.store)).update({ busyUntil: new Date(0) });
  await owner.mustCall('reconcileNow', { storeId });
  const unpaid = (await shop.orders()).filter(({ status }) => status === 'pending');
  await Promise.all(unpaid.map((order) => age(shop, order, RESERVATION_MS)));
  await runSchedule('releaseExpiredReservations');
  const until = Date.now() + TIMEOUT_MS;
  let last = '';
  for (;;) {
    await runSchedule('sendLeftRefunds');
    const { open } = await owner.mustCall('reconcileNow', { storeId });
    const waiting = (await shop.orders()).some(
      ({ status, refunds }) => status === 'pending' || refunds.some(({ state }) => state === 'pending'),
    );
    // A check that puts something right has read its payment before: only one that changes nothing has the right sums.
    const sums = JSON.stringify((await booksOf(shop)).days);
    if ((open === 0 && !waiting && sums === last) || Date.now() > until) return booksOf(shop);
    last = sums;
    await pause(CALM_MS);
  }
}

async function booksOf({ db, store }: LocalShop): Promise<Reconciliation> {
  return parseReconciliation((await db.doc(collections.reconciliation(store)).get()).data());
}
