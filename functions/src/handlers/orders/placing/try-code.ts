import { findByCode, isFor } from '@/functions/src/adapters/orders/discounts';
import { creditId, giftCardId, prepaidIn, prepaidRef } from '@/functions/src/adapters/orders/prepaid';
import type { Member } from '@/functions/src/adapters/people/member';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import type { Who } from '@/functions/src/limits/consume-rate-limit';
import type { PlaceOrderRequest } from '@/lib/domain/api/orders';
import type { Discount } from '@/lib/domain/discounts/discount';
import type { StoreId } from '@/lib/domain/ids';
import type { Prepaid } from '@/lib/domain/prepaid/prepaid';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';

export type TryCodeDeps = Pick<Deps, 'db' | 'consumeRateLimit'>;

type Guesser = Pick<Who, 'person' | 'address'>;

/**
 * The discount behind a shopper's code: undefined without a code, null if there is none or it is for a group that the shopper
 * is not in. Fails with `too-many-requests`.
 */
export async function tryCode(
  deps: TryCodeDeps,
  store: StoreId,
  typed: string | undefined,
  { member, ...who }: Guesser & { readonly member: Member | null },
): Promise<Result<Discount | null | undefined>> {
  const found = await tried(deps, { ...who, store }, typed, (code) => findByCode(deps.db, store, code));
  if (!found.ok || !found.value) return found;
  return ok((await isFor(deps.db, store, found.value, member)) ? found.value : null);
}

/** The gift card behind a code; null if it was switched off. Otherwise as `tryCode`, with which it shares the rate limit. */
export const tryGiftCode = (
  deps: TryCodeDeps,
  store: StoreId,
  typed: string | undefined,
  who: Guesser,
): Promise<Result<Prepaid | null | undefined>> =>
  tried(deps, { ...who, store }, typed, async (code) => {
    const id = giftCardId(store, code);
    const card = id ? prepaidIn(await prepaidRef(deps.db, store, id).get()) : null;
    return card?.active ? card : null;
  });

/**
 * The prepaid account that a request pays with before card or cash: the gift card that it names, else the caller's own credit.
 * Undefined if it names none; null if that does not exist. Fails with `too-many-requests`.
 */
export async function choosePrepaid(
  deps: TryCodeDeps,
  store: StoreId,
  { giftCode, useCredit, currency }: Pick<PlaceOrderRequest, 'giftCode' | 'useCredit' | 'currency'>,
  caller: Pick<Caller, 'uid' | 'isGuest'> | null,
  network: string,
): Promise<Result<Prepaid | null | undefined>> {
  if (giftCode || !useCredit)
    return tryGiftCode(deps, store, giftCode, { person: caller?.uid, address: network });
  if (!caller || caller.isGuest) return ok(null);
  return ok(prepaidIn(await prepaidRef(deps.db, store, creditId(store, caller.uid, currency)).get()));
}

/**
 * Counts a try before looking the code up, so that a guess beyond the limit reveals nothing. The count is taken back if the
 * code exists.
 */
async function tried<T>(
  { consumeRateLimit }: TryCodeDeps,
  caller: Guesser & { readonly store: StoreId },
  typed: string | undefined,
  find: (code: string) => Promise<T | null>,
): Promise<Result<T | null | undefined>> {
  if (!typed) return ok(undefined);
  const { retryAfter } = await consumeRateLimit('tryCode', caller);
  if (retryAfter > 0) return fail({ code: 'too-many-requests', params: { retryAfter } });
  const found = await find(typed);
  if (found) await consumeRateLimit('tryCode', caller, -1);
  return ok(found);
}
