import type { Callables } from '@/lib/domain/api/callables';
import { rateOf } from '@/lib/domain/cart/pricing/rate-of';
import { storeId } from '@/lib/domain/ids';
import { last4Of } from '@/lib/domain/prepaid/gift-code';
import type { Prepaid } from '@/lib/domain/prepaid/prepaid';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction, readPublicSetting } from '@/functions/src/adapters/database/firestore';
import {
  giftCardId,
  movePrepaid,
  prepaidDocument,
  prepaidIn,
  prepaidRef,
} from '@/functions/src/adapters/orders/prepaid';
import { queueGiftCardMail } from '@/functions/src/adapters/outbox/outbox';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

/**
 * Issues a gift card by hand, and mails it to its receiver, if any; a repeated request gives the same card. Fails with
 * `store-not-found`, `currency-unavailable`, `key-reused`.
 */
export async function issueGiftCard(
  { db, now, giftCodes }: Pick<Deps, 'db' | 'now' | 'giftCodes'>,
  { storeId: name, key, currency, amount, reason, receiver }: Callables['issueGiftCard']['request'],
  { uid }: Caller,
): Promise<Result<Callables['issueGiftCard']['response']>> {
  const store = storeId(name);
  const setting = await readPublicSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  if (rateOf(setting, currency) === undefined)
    return fail({ code: 'currency-unavailable', params: { currency } });
  const cause = [store, 'by-hand', uid, key];
  const code = giftCodes(cause);
  const id = giftCardId(store, code) ?? '';
  return inTransaction(db, async (tx) => {
    const known = prepaidIn(await tx.get(prepaidRef(db, store, id)));
    if (known) {
      const isSame = known.initial === amount && known.currency === currency && known.reason === reason;
      return isSame ? ok({ giftCardId: id, code }) : fail({ code: 'key-reused' });
    }
    const at = now();
    const card: Prepaid = {
      ...{ id, kind: 'gift', last4: last4Of(code), uid: null, currency, initial: 0, balance: 0 },
      ...{ active: true, reason, cause, receiver: receiver ?? null, createdAt: at, updatedAt: at },
    };
    const issued = {
      id: 'issued',
      kind: 'issued',
      amount,
      orderId: '',
      orderNumber: '',
      by: uid,
      reason,
      at,
    } as const;
    movePrepaid(tx, db, store, card, issued);
    if (receiver) {
      const { email: to, locale } = receiver;
      queueGiftCardMail(tx, db, store, { giftCardId: id, to, locale }, at);
    }
    return ok({ giftCardId: id, code });
  });
}

/** Switches a gift card on or off; its balance stays. Fails with `gift-card-unavailable` if there is no such card. */
export async function changeGiftCard(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: name, giftCardId: id, active }: Callables['changeGiftCard']['request'],
): Promise<Result<Callables['changeGiftCard']['response']>> {
  const ref = prepaidRef(db, storeId(name), id);
  return inTransaction(db, async (tx) => {
    const card = prepaidIn(await tx.get(ref));
    if (card?.kind !== 'gift') return fail({ code: 'gift-card-unavailable' });
    tx.set(ref, prepaidDocument({ ...card, active, updatedAt: now() }));
    return ok({ active });
  });
}
