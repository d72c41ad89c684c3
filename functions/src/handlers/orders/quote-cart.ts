import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { soldCatalogue, soldRefs } from '@/functions/src/adapters/orders/sold-catalogue';
import type { Deps } from '@/functions/src/deps';
import type { Callables } from '@/lib/domain/api/callables';
import type { Quote } from '@/lib/domain/api/orders';
import { priceCart } from '@/lib/domain/cart/pricing/price-cart';
import { storeId } from '@/lib/domain/ids';
import { offeredMethods } from '@/lib/domain/payments/offered-methods';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';

/** Prices a cart as `placeOrder` would now, listing what changed. Fails with `store-not-found`, `currency-unavailable`. */
export async function quoteCart(
  { db, takesCards }: Pick<Deps, 'db' | 'takesCards'>,
  { storeId: store, lines, ...basis }: Callables['quoteCart']['request'],
): Promise<Result<Quote>> {
  const refs = soldRefs(db, storeId(store), lines);
  const [setting, sold] = await Promise.all([
    readPublicSetting(db, storeId(store)),
    refs.length ? db.getAll(...refs) : [],
  ]);
  if (!setting) return fail({ code: 'store-not-found' });
  const priced = priceCart(lines, soldCatalogue(sold), { setting, ...basis });
  if (!priced.ok) return priced;
  const methods = offeredMethods(setting, takesCards(storeId(store)));
  return ok({ ...priced.value, methods });
}
