import {
  inTransaction,
  readSetting,
  type FunctionSetting,
} from '@/functions/src/adapters/database/firestore';
import { readCardAccount } from '@/functions/src/adapters/stripe/connect/card-accounts';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { wayBack } from '@/functions/src/handlers/billing/way-back';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { parseCardAccount, type CardAccount } from '@/lib/domain/payments/connect/card-account';
import { fail, ok, type Result } from '@/lib/domain/result';
import { saveCardAccount, syncCardAccount, type CardAccountDeps } from './sync-card-account';

type ConnectDeps = CardAccountDeps & Pick<Deps, 'siteUrl' | 'hasCardKeys' | 'connectsStripe'>;

/**
 * Leads the owner to Stripe's pages, where the store's account is filled in; see `ConnectCallables`. Fails with
 * `connect-unavailable`, `connect-own-keys`, `store-not-found`, `payment-unavailable`, `try-again`.
 */
export async function connectStripe(
  deps: ConnectDeps,
  request: Callables['connectStripe']['request'],
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Result<Callables['connectStripe']['response']>> {
  const store = storeId(request.storeId);
  if (!deps.connectsStripe()) return fail({ code: 'connect-unavailable' });
  if (deps.hasCardKeys(store)) return fail({ code: 'connect-own-keys' });
  const setting = await readSetting(deps.db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const account = await ensureAccount(deps, setting, caller);
  if (!account.ok) return account;
  const { id } = account.value;
  const synced = await syncCardAccount(deps, store, id);
  if (!synced.ok) return synced;
  // Another owner, or Stripe, changed it meanwhile.
  if (synced.value?.id !== id || synced.value.state === 'ended') return fail({ code: 'try-again' });
  const back = await wayBack(deps, store, request);
  const refreshUrl = back('/admin/storesetting/paymentOptions', 'stripe=again');
  const returnUrl = back('/admin/storesetting/paymentOptions', 'stripe=back');
  const link = await deps.accounts.link(id, { refreshUrl, returnUrl });
  return link.ok ? ok({ url: link.value }) : link;
}

/** The store's account, switched on; created for the owner who first wants cards, or after an earlier one has ended. */
async function ensureAccount(
  { db, now, accounts }: ConnectDeps,
  setting: FunctionSetting,
  { uid, email }: Pick<Caller, 'uid' | 'email'>,
): Promise<Result<CardAccount>> {
  const { storeId: store } = setting;
  const known = await readCardAccount(db, store);
  const isKnown = known && known.state !== 'ended';
  const key = `connect:${store}:${uid}:${known?.id ?? 'first'}`;
  const made = isKnown ? ok(known.id) : await accounts.create({ store, email, key });
  if (!made.ok) return made;
  return inTransaction(db, async (tx) => {
    const before = parseCardAccount((await tx.get(db.doc(collections.cardAccount(store)))).data());
    // If two owners begin at once, the first one's account is the store's; the other's stays empty.
    if (before && before.state !== 'ended') {
      const after = { ...before, isOff: false };
      if (before.isOff) saveCardAccount(tx, db, setting, before, after);
      return ok(after);
    }
    const claimed = await tx.get(db.doc(collections.connectedStore(made.value)));
    if (claimed.exists) return fail({ code: 'try-again' });
    const opened: CardAccount = {
      ...{ id: made.value, state: 'unfinished', asks: [], dueAt: null, isOff: false },
      checkedAt: now(),
    };
    saveCardAccount(tx, db, setting, before, opened);
    return ok(opened);
  });
}
