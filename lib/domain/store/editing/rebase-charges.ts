import { convertMinor, type CurrencyCode } from '@/lib/domain/money/money';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** The setting's amounts in another base currency, with the same numbers: 5.00 dollars become 5.000 dinars. */
export function rebaseCharges(
  { shipping, payment, baseCurrency: from }: Pick<StoreSetting, 'shipping' | 'payment' | 'baseCurrency'>,
  to: CurrencyCode,
): Pick<StoreSetting, 'shipping' | 'payment'> {
  const rebased = (amount: number) => convertMinor(amount, from, to, 1);
  const limit = (amount: number | null) => amount && rebased(amount);
  return {
    shipping: {
      flat: rebased(shipping.flat),
      freeOver: limit(shipping.freeOver),
      cities: shipping.cities.map((city) => ({ ...city, charge: rebased(city.charge) })),
    },
    payment: {
      ...payment,
      cash: { ...payment.cash, limit: limit(payment.cash.limit), fee: rebased(payment.cash.fee) },
    },
  };
}
