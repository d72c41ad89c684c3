import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { soldCatalogue, soldRefs } from '@/functions/src/adapters/orders/sold-catalogue';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { placeOrder, type PlaceOrderDeps } from '@/functions/src/handlers/orders/place-order';
import type { Callables } from '@/lib/domain/api/callables';
import { priceCart } from '@/lib/domain/cart/pricing/price-cart';
import { storeId } from '@/lib/domain/ids';
import { handDiscount } from '@/lib/domain/orders/by-hand/by-hand';
import { offeredMethods } from '@/lib/domain/payments/offered-methods';
import { fail, ok, type Result } from '@/lib/domain/result';
import { storeDay } from '@/lib/domain/stats/store-day';

/** See `HandOrderCallables`. Fails with `store-not-found`, `currency-unavailable`. */
export async function quoteHandOrder(
  { db, takesCards, now }: Pick<Deps, 'db' | 'takesCards' | 'now'>,
  { storeId: store, lines, discount, prices, ...basis }: Callables['quoteHandOrder']['request'],
): Promise<Result<Callables['quoteHandOrder']['response']>> {
  const refs = soldRefs(db, storeId(store), lines);
  const [setting, sold] = await Promise.all([
    readPublicSetting(db, storeId(store)),
    refs.length ? db.getAll(...refs) : [],
  ]);
  if (!setting) return fail({ code: 'store-not-found' });
  const at = now();
  const day = storeDay(at, setting.timeZone);
  const code = handDiscount(discount);
  const terms = { now: at, setting, ...basis, day, code, ownPrices: prices };
  const priced = priceCart(lines, soldCatalogue(sold), terms);
  if (!priced.ok) return priced;
  return ok({ ...priced.value, methods: offeredMethods(setting, takesCards(setting)) });
}

/** See `HandOrderCallables`. Fails as `placeOrder` does. */
export const placeHandOrder = (
  deps: PlaceOrderDeps,
  { source, discount, reason, prices, note, holdHours, ...request }: Callables['placeHandOrder']['request'],
  caller: Caller,
  network: string,
): Promise<Result<Callables['placeHandOrder']['response']>> =>
  placeOrder(deps, request, caller, network, { source, discount, reason, prices, note, holdHours });
