import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { NUMBERS_PER_SECOND, orderNumber } from '@/lib/domain/orders/number/order-number';
import { offeredMethods } from '@/lib/domain/payments/offered-methods';
import { last4Of } from '@/lib/domain/prepaid/gift-code';
import { buildGiftOrder } from '@/lib/domain/prepaid/sale/build-gift-order';
import { canSendOn, giftCause, sellsGift } from '@/lib/domain/prepaid/sale/gift-sale';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { storeDay } from '@/lib/domain/stats/store-day';
import { nullFor } from '@/functions/src/adapters/database/error-code';
import { inTransaction, readSetting } from '@/functions/src/adapters/database/firestore';
import { giftCardId } from '@/functions/src/adapters/orders/prepaid';
import { accountOf } from '@/functions/src/adapters/people/member';
import { customerKey, digest, orderKeyPath } from '@/functions/src/adapters/tokens/digest';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { notSelling } from '@/functions/src/handlers/leaving/not-selling';
import { settleAddress } from '@/functions/src/handlers/orders/address/settle-address';
import {
  ALREADY_EXISTS,
  KEY_LIFETIME_MS,
  repeated,
} from '@/functions/src/handlers/orders/placing/order-keys';
import { recordOrder } from '@/functions/src/handlers/orders/record-order';

type BuyDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'randomBelow' | 'takesCards' | 'giftCodes'>;
type Bought = Callables['buyGiftCard']['response'];

/**
 * Orders one gift card, paid by card; it waits for its payment like any order by card. A shopper's repeated key gives the same
 * order. Fails with `store-not-found`, `gift-card-unsold`, `invalid-input` (address, receiver, day),
 * `payment-method-unavailable`, `key-reused`, `try-again`.
 */
export async function buyGiftCard(
  { db, now, newId, randomBelow, takesCards, giftCodes }: BuyDeps,
  request: Callables['buyGiftCard']['request'],
  caller: Caller,
): Promise<Result<Bought>> {
  const { uid, requestId } = caller;
  const store = storeId(request.storeId);
  const setting = await readSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const closed = notSelling(setting);
  if (closed) return closed;
  const settled = settleAddress(request.address, setting);
  if (!settled.ok) return settled;
  if (!sellsGift(setting, request.amount)) return fail({ code: 'gift-card-unsold' });
  if (!offeredMethods(setting, takesCards(setting)).includes('card'))
    return fail({ code: 'payment-method-unavailable' });
  const at = now();
  const today = storeDay(at, setting.timeZone);
  const sendOn = request.sendOn ?? today;
  if (!canSendOn(sendOn, today))
    return fail({ code: 'invalid-input', fields: { sendOn: 'field.sendOn.invalid' } });
  const id = newId();
  const code = giftCodes(giftCause(store, id));
  const member = accountOf(caller);
  const { address, receiver, key } = request;
  const order = buildGiftOrder({
    ...{ request, setting, id, uid, requestId, now: at, address: settled.value },
    number: orderNumber(at, randomBelow(NUMBERS_PER_SECOND)),
    customerId: customerKey(member?.email ?? (address.email || address.mobileNumber)),
    gift: { cardId: giftCardId(store, code) ?? '', last4: last4Of(code), receiver, sendOn },
  });
  const keyRef = db.doc(orderKeyPath(store, uid, key));
  const payload = digest({ amount: request.amount, receiver, sendOn: request.sendOn, address });
  const bought = await inTransaction<Bought>(db, async (tx) => {
    const stored = await tx.get(keyRef);
    if (stored.exists) return repeated(stored.data(), payload);
    const { number, status } = order;
    const expireAt = Timestamp.fromMillis(at + KEY_LIFETIME_MS);
    tx.create(keyRef, { uid, key, orderId: id, number, status, payload, expireAt });
    recordOrder(tx, db, {
      ...{ order, setting, member, reserving: null },
      catalogue: { products: new Map(), designs: new Map() },
    });
    return ok({ orderId: id, number, status });
  }).catch(nullFor([ALREADY_EXISTS]));
  // The number was taken, or a concurrent request had the same key.
  return bought ?? fail({ code: 'try-again' });
}
