import { readCardAccount } from '@/functions/src/adapters/stripe/connect/card-accounts';
import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { ok, type Result } from '@/lib/domain/result';
import { syncCardAccount, type CardAccountDeps } from './sync-card-account';

/** Reads the account from Stripe when its owner returns, before the webhook arrives. Fails with `payment-unavailable`, `try-again`. */
export async function refreshCardAccount(
  deps: CardAccountDeps,
  request: Callables['refreshCardAccount']['request'],
): Promise<Result<Callables['refreshCardAccount']['response']>> {
  const store = storeId(request.storeId);
  const account = await readCardAccount(deps.db, store);
  const synced = account ? await syncCardAccount(deps, store, account.id) : ok(null);
  return synced.ok ? ok({ ok: true }) : synced;
}
