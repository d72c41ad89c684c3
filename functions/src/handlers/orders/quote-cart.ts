import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { soldCatalogue, soldRefs } from '@/functions/src/adapters/orders/sold-catalogue';
import { isUsedUp } from '@/functions/src/adapters/orders/discounts';
import { readsNow } from '@/functions/src/adapters/orders/reads';
import { accountOf } from '@/functions/src/adapters/people/member';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import type { Callables } from '@/lib/domain/api/callables';
import type { Quote } from '@/lib/domain/api/orders';
import { priceCart } from '@/lib/domain/cart/pricing/price-cart';
import { storeId } from '@/lib/domain/ids';
import { offeredMethods } from '@/lib/domain/payments/offered-methods';
import { storeDay } from '@/lib/domain/stats/store-day';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { tryCode, type TryCodeDeps } from './try-code';

/** Prices a cart as `placeOrder` would now, listing what changed. Fails with `store-not-found`, `currency-unavailable`, `too-many-requests` (codes). */
export async function quoteCart(
  { db, takesCards, now, ...deps }: TryCodeDeps & Pick<Deps, 'takesCards' | 'now'>,
  { storeId: store, lines, code: typed, ...basis }: Callables['quoteCart']['request'],
  caller: Pick<Caller, 'uid' | 'isGuest' | 'email'> | null,
  address: string,
): Promise<Result<Quote>> {
  const refs = soldRefs(db, storeId(store), lines);
  const [setting, sold, tried] = await Promise.all([
    readPublicSetting(db, storeId(store)),
    refs.length ? db.getAll(...refs) : [],
    tryCode({ db, ...deps }, storeId(store), typed, {
      person: caller?.uid,
      address,
      member: accountOf(caller),
    }),
  ]);
  if (!setting) return fail({ code: 'store-not-found' });
  if (!tried.ok) return tried;
  const isOver =
    tried.value && (await isUsedUp(db, setting.storeId, tried.value, { customerId: null, reads: readsNow }));
  const code = isOver ? null : tried.value;
  const priced = priceCart(lines, soldCatalogue(sold), {
    setting,
    ...basis,
    day: storeDay(now(), setting.timeZone),
    code,
  });
  if (!priced.ok) return priced;
  const methods = offeredMethods(setting, takesCards(storeId(store)));
  const codeRule = priced.value.code === 'unavailable' ? null : (code ?? null);
  return ok({ ...priced.value, methods, codeRule });
}
