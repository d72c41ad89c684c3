import type Stripe from 'stripe';
import { storeOfAccount } from '@/functions/src/adapters/stripe/connect/card-accounts';
import { onStoreEvent, type StoreEventDeps } from '@/functions/src/handlers/payments/store-event';
import type { StoreId } from '@/lib/domain/ids';
import { ok, type Result } from '@/lib/domain/result';
import { syncCardAccount, type CardAccountDeps } from './sync-card-account';

export type ConnectEventDeps = StoreEventDeps &
  CardAccountDeps & {
    /** Whether this deployment takes real money: an address for live accounts hears of their tests too. */
    readonly isLive: () => boolean;
  };

/**
 * Handles a verified event of a connected account, for the store whose account it is by our own table, whatever the event's
 * objects name. Events of unknown accounts, and of an account that its store no longer uses, write nothing.
 */
export async function onConnectEvent(deps: ConnectEventDeps, event: Stripe.Event): Promise<Result<unknown>> {
  const { account } = event;
  if (!account || event.livemode !== deps.isLive()) return ok(null);
  const store = await storeOfAccount(deps.db, account);
  if (!store) return ok(null);
  switch (event.type) {
    case 'account.updated':
    case 'account.application.deauthorized':
      return syncCardAccount(deps, store, account);
    default:
      return onPayment(deps, store, account, event);
  }
}

async function onPayment(
  deps: ConnectEventDeps,
  store: StoreId,
  account: string,
  event: Stripe.Event,
): Promise<Result<unknown>> {
  const used = await deps.payments.browserKeys(store);
  if (!used.ok) return used;
  return used.value?.account === account ? onStoreEvent(deps, store, event) : ok(null);
}
