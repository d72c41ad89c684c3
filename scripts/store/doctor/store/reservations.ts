import { Timestamp } from 'firebase-admin/firestore';
import { createRunInQueue } from '@/functions/src/adapters/database/run-in-queue';
import { byHandGateway } from '@/functions/src/adapters/orders/payment-gateway';
import { createCardGateway } from '@/functions/src/adapters/orders/refund-requests';
import { chooseStoreKeys } from '@/functions/src/adapters/stripe/keys/choose-store-keys';
import { usableCardAccount } from '@/functions/src/adapters/stripe/connect/card-accounts';
import { createCardPayments } from '@/functions/src/adapters/stripe/payments/card-payments';
import { readStripeSettings } from '@/functions/src/adapters/stripe/stripe-settings';
import { releaseExpired } from '@/functions/src/handlers/payments/release-expired';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { hasHeldPayment } from '@/lib/domain/payments/held-payments';
import { waitsForStaff } from '@/lib/domain/payments/transfer/transfer-money';
import { endsAt, RESERVATION_MS } from '@/lib/domain/reservations/reservation-end';
import type { World } from '../../world/world';
import type { Finding } from '../finding';

/** The schedule runs every minute, and waits ten more when Stripe is unavailable. */
const LATE_MS = 15 * 60 * 1000;

/** Finds unpaid orders that the functions' schedule should have ended. */
export async function checkReservations(world: World, store: StoreId): Promise<Finding[]> {
  const { docs } = await world.db
    .collection(collections.orders(store))
    .where('status', '==', 'pending')
    .where('createdAt', '<=', Timestamp.fromMillis(world.now() - RESERVATION_MS - LATE_MS))
    .get();
  const stuck = docs.filter((doc) => {
    const order = parseOrder(doc.id, doc.data());
    return (
      !hasHeldPayment(order) && !waitsForStaff(order) && world.now() > (endsAt(order) ?? Infinity) + LATE_MS
    );
  });
  if (!stuck.length) return [];
  const what = `${stuck.length} unpaid orders have not ended, such as ${String(stuck[0]?.get('number'))}`;
  const found = { where: store, what };
  if (!world.env.STRIPE_MODE)
    return [{ ...found, remedy: 'set the functions’ STRIPE_MODE here as well, so that --fix can end them' }];
  return [
    {
      ...found,
      remedy: 'end what expired, as releaseExpiredReservations should',
      mend: () => release(world, store),
    },
  ];
}

/** Runs the schedule's own code: it settles payments that arrived and cancels all other orders of the store. */
function release(world: World, store: StoreId): Promise<void> {
  const { db, auth, env, now, terminal } = world;
  const mode = env.STRIPE_MODE ?? '';
  const stripe = readStripeSettings({
    ...{ secretKey: env.STRIPE_SECRET_KEY ?? '', webhookSecret: '', connectWebhookSecret: '' },
    connectKey: env.STRIPE_CONNECT ?? '',
    ...{ mode, host: env.STRIPE_HOST ?? '' },
  });
  const storeKeys = chooseStoreKeys({
    isLocal: world.isLocal,
    storeKeys: () => env.STRIPE_STORE_KEYS ?? '',
    mode: () => mode,
    projectId: () => world.projectId,
    accessToken: world.accessToken,
    takesCards: () => true,
    now,
  });
  const deps = {
    db,
    auth,
    now,
    runInQueue: createRunInQueue(),
    gateways: { cash: byHandGateway, card: createCardGateway(db), transfer: byHandGateway },
    // Not needed here: this job records no refused parcels.
    phoneKey: () => null,
    payments: createCardPayments({
      host: () => stripe.host,
      storeKeys,
      platform: {
        secretKey: () => stripe.platform.secretKey,
        publishableKey: () => stripe.connect.publishableKey,
        accountOf: (store) => usableCardAccount(db, store),
      },
      stores: () => Promise.resolve([]),
    }),
    log: {
      warn: (...words: unknown[]) => terminal.warn(words.map((word) => JSON.stringify(word)).join(' ')),
    },
  };
  return releaseExpired(deps, { store });
}
