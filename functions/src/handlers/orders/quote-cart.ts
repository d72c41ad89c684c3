import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { soldCatalogue, soldRefs } from '@/functions/src/adapters/orders/sold-catalogue';
import { isUsedUp } from '@/functions/src/adapters/orders/discounts';
import { readsNow } from '@/functions/src/adapters/orders/reads';
import { accountOf } from '@/functions/src/adapters/people/member';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import type { Callables } from '@/lib/domain/api/callables';
import type { PrepaidAnswer, Quote } from '@/lib/domain/api/orders';
import { priceCart } from '@/lib/domain/cart/pricing/price-cart';
import { storeId } from '@/lib/domain/ids';
import { offeredMethods } from '@/lib/domain/payments/offered-methods';
import type { CurrencyCode } from '@/lib/domain/money/money';
import type { Prepaid } from '@/lib/domain/prepaid/prepaid';
import { storeDay } from '@/lib/domain/stats/store-day';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { choosePrepaid, tryCode, type TryCodeDeps } from './placing/try-code';

/** Prices a cart as `placeOrder` would now, listing what changed. Fails with `store-not-found`, `currency-unavailable`, `too-many-requests` (codes). */
export async function quoteCart(
  { db, takesCards, now, ...deps }: TryCodeDeps & Pick<Deps, 'takesCards' | 'now'>,
  { storeId: store, lines, code: typed, giftCode, useCredit, ...basis }: Callables['quoteCart']['request'],
  caller: Pick<Caller, 'uid' | 'isGuest' | 'email'> | null,
  network: string,
): Promise<Result<Quote>> {
  const refs = soldRefs(db, storeId(store), lines);
  const who = { person: caller?.uid, address: network };
  const [setting, sold, tried, paying] = await Promise.all([
    readPublicSetting(db, storeId(store)),
    refs.length ? db.getAll(...refs) : [],
    tryCode({ db, ...deps }, storeId(store), typed, { ...who, member: accountOf(caller) }),
    choosePrepaid({ db, ...deps }, storeId(store), { giftCode, useCredit, ...basis }, caller, network),
  ]);
  if (!setting) return fail({ code: 'store-not-found' });
  if (!tried.ok) return tried;
  if (!paying.ok) return paying;
  const isOver =
    tried.value && (await isUsedUp(db, setting.storeId, tried.value, { customerId: null, reads: readsNow }));
  const code = isOver ? null : tried.value;
  const at = now();
  const priced = priceCart(lines, soldCatalogue(sold), {
    setting,
    ...basis,
    now: at,
    day: storeDay(at, setting.timeZone),
    code,
    prepaid: paying.value,
  });
  if (!priced.ok) return priced;
  const methods = offeredMethods(setting, takesCards(setting));
  const codeRule = priced.value.code === 'unavailable' ? null : (code ?? null);
  const prepaidAnswer = paying.value === undefined ? null : answerOf(paying.value, basis.currency);
  return ok({ ...priced.value, methods, codeRule, prepaidAnswer });
}

function answerOf(found: Prepaid | null, asked: CurrencyCode): PrepaidAnswer {
  if (!found) return { state: 'unavailable', last4: '', balance: 0, currency: asked };
  const { last4, balance, currency } = found;
  const usable = balance > 0 ? 'applied' : 'empty';
  return { state: currency === asked ? usable : 'currency', last4, balance, currency };
}
