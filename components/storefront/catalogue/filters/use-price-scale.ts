import { useCurrency } from '@/context/currency-context';
import { useStoreSetting } from '@/context/store-setting-context';
import { rateOf } from '@/lib/domain/cart/pricing/rate-of';
import type { ListQuery } from '@/lib/domain/catalogue/lists/list-query';
import { PRICE_RANGE } from '@/lib/domain/catalogue/lists/list-query';
import { CURRENCY_DECIMALS, type Minor } from '@/lib/domain/money/money';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** Converts between the address's prices (units of the base currency), the shopper's whole units, and Firestore's minor units. */
export function usePriceScale() {
  const setting = useStoreSetting();
  const { currency } = useCurrency();
  const { money } = useFormats();
  const rate = rateOf(setting, currency) ?? 1;
  const minorPerUnit = 10 ** CURRENCY_DECIMALS[setting.baseCurrency];
  const toShopper = (units: number) => Math.round(units * rate);
  return {
    toShopper,
    /** As the price fields show it: a converted price is rounded to whole units. */
    shown: (units: number) =>
      money(
        Math.round((rate === 1 ? units : toShopper(units)) * 10 ** CURRENCY_DECIMALS[currency]),
        currency,
      ),
    fromShopper: (units: number) => Math.round((units / rate) * 100) / 100,
    /** Omits ends that do not limit anything. */
    toFilter: ({ min, max }: ListQuery): { minPrice?: Minor; maxPrice?: Minor } => ({
      ...(min > PRICE_RANGE.min && { minPrice: Math.floor(min * minorPerUnit) }),
      ...(max < PRICE_RANGE.max && { maxPrice: Math.ceil(max * minorPerUnit) }),
    }),
  };
}
