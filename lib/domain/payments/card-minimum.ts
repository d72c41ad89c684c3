import { goodsAndDelivery, type GoodsTotals } from '@/lib/domain/cart/pricing/goods-and-delivery';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';

/**
 * The minimum card charge in minor units: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. For
 * currencies without an amount at Stripe it is half a US dollar, rounded up, at 2026 rates where they are not pegged to
 * the dollar (EGP, KWD).
 */
const CARD_MINIMUM: Readonly<Record<CurrencyCode, Minor>> = {
  USD: 50,
  EUR: 50,
  GBP: 30,
  AED: 200,
  JPY: 50,
  SAR: 190,
  QAR: 185,
  EGP: 2500,
  KWD: 160,
  BHD: 190,
  OMR: 200,
  JOD: 360,
};

export const cardMinimumOf = (currency: CurrencyCode): Minor => CARD_MINIMUM[currency];

interface DueTotals extends GoodsTotals {
  readonly currency: CurrencyCode;
  /** The amount paid by card or at the door. */
  readonly due: Minor;
}

/** Whether goods and delivery cost less than the minimum card charge; a total of zero needs no charge. */
export function isUnderCardMinimum(totals: DueTotals): boolean {
  const byCard = goodsAndDelivery(totals);
  return totals.due > 0 && byCard > 0 && byCard < cardMinimumOf(totals.currency);
}
