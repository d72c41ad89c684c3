import type { DeliveryMethod, DeliveryRate } from '@/lib/domain/delivery/zone';
import { convertMinor, type CurrencyCode } from '@/lib/domain/money/money';
import type { ReservationCap } from '@/lib/domain/reservations/caps';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

type Amounts = Pick<StoreSetting, 'delivery' | 'payment' | 'giftCards' | 'reservationCaps'>;

/**
 * Changes the currency of the setting's amounts but not their numbers: 5.00 dollars become 5.000 dinars. Caps that nobody
 * saved are the defaults, which suit every currency as they are.
 */
export function rebaseAmounts(
  {
    delivery,
    payment,
    giftCards,
    reservationCaps,
    savedAt,
    baseCurrency: from,
  }: Amounts & Pick<StoreSetting, 'baseCurrency' | 'savedAt'>,
  to: CurrencyCode,
): Amounts {
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
  const cap = ({ pieces, value }: ReservationCap): ReservationCap => ({ pieces, value: orNone(value) });
  const { person, address, known, storeShare } = reservationCaps;
  return {
    delivery: {
      ...delivery,
      zones: delivery.zones.map((zone) => ({ ...zone, methods: zone.methods.map(method) })),
    },
    payment: {
      ...payment,
      cash: { ...payment.cash, limit: orNone(payment.cash.limit), fee: rebased(payment.cash.fee) },
    },
    giftCards: {
      ...giftCards,
      amounts: giftCards.amounts.map(rebased),
      least: orNone(giftCards.least),
      most: orNone(giftCards.most),
    },
    reservationCaps: savedAt.reservationCaps
      ? { person: cap(person), address: cap(address), known: cap(known), storeShare }
      : reservationCaps,
  };
}
