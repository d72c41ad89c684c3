import type { DeliveryMethod, DeliveryRate } from '@/lib/domain/delivery/zone';
import { convertMinor, type CurrencyCode } from '@/lib/domain/money/money';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

type Charges = Pick<StoreSetting, 'delivery' | 'payment'>;

/** Changes the currency of the setting's amounts but not their numbers: 5.00 dollars become 5.000 dinars. */
export function rebaseCharges(
  { delivery, payment, baseCurrency: from }: Charges & Pick<StoreSetting, 'baseCurrency'>,
  to: CurrencyCode,
): Charges {
  const rebased = (amount: number) => convertMinor(amount, from, to, 1);
  const orNone = (amount: number | null) => amount && rebased(amount);
  const rate = ({ by, steps }: DeliveryRate): DeliveryRate => ({
    by,
    steps: steps.map((step) => ({
      from: by === 'total' ? rebased(step.from) : step.from,
      charge: rebased(step.charge),
    })),
  });
  const method = (one: DeliveryMethod): DeliveryMethod => ({
    ...one,
    rate: rate(one.rate),
    freeOver: orNone(one.freeOver),
    cashFee: orNone(one.cashFee),
  });
  return {
    delivery: {
      ...delivery,
      zones: delivery.zones.map((zone) => ({ ...zone, methods: zone.methods.map(method) })),
    },
    payment: {
      ...payment,
      cash: { ...payment.cash, limit: orNone(payment.cash.limit), fee: rebased(payment.cash.fee) },
    },
  };
}
