import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { Caller } from '@/functions/src/callable';
import { tryGiftCode, type TryCodeDeps } from '@/functions/src/handlers/orders/placing/try-code';

/**
 * The balance of a gift card, and the giver's words to its receiver. All invalid codes get the same answer, and guesses are
 * rate limited (`tryCode`).
 */
export async function readGiftBalance(
  deps: TryCodeDeps,
  { storeId: store, giftCode }: Callables['readGiftBalance']['request'],
  caller: Pick<Caller, 'uid'> | null,
  network: string,
): Promise<Result<Callables['readGiftBalance']['response']>> {
  const card = await tryGiftCode(deps, storeId(store), giftCode, { person: caller?.uid, address: network });
  if (!card.ok) return card;
  if (!card.value) return fail({ code: 'gift-card-unavailable' });
  const { last4, balance, currency, receiver } = card.value;
  return ok({ last4, balance, currency, name: receiver?.name ?? '', message: receiver?.message ?? '' });
}
