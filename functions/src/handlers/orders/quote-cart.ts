import type { Callables, Quote } from '@/lib/domain/api';
import { priceCart } from '@/lib/domain/cart/price-cart';
import { storeId } from '@/lib/domain/ids';
import { fail } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { readProducts, readSetting } from '../../adapters/firestore';
import type { Deps } from '../../deps';

/** Prices a cart as `placeOrder` would now, listing what changed. Fails with `store-not-found`, `currency-unavailable`. */
export async function quoteCart(
  { db }: Pick<Deps, 'db'>,
  { storeId: store, lines, currency, locale }: Callables['quoteCart']['request'],
): Promise<Result<Quote>> {
  const ids = lines.map((line) => line.productId);
  return db.runTransaction(
    async (tx) => {
      const [setting, catalogue] = await Promise.all([
        readSetting(tx, db, storeId(store)),
        readProducts(tx, db, storeId(store), ids),
      ]);
      if (!setting) return fail({ code: 'store-not-found' });
      return priceCart(lines, catalogue, { setting, currency, locale });
    },
    { readOnly: true },
  );
}
