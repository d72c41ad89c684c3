import { goodsAndDelivery, type GoodsTotals } from '@/lib/domain/cart/pricing/goods-and-delivery';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';

/**
 * The least that a card is charged, in minor units: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts.
 * Currencies that Stripe lists no amount for must be worth half a US dollar; theirs are rounded up, by the rate of 2026 where
 * they are not pegged to it (EGP, KWD).
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
  /** What is paid by card or at the door. */
  readonly due: Minor;
}

/** Whether the goods and their delivery come to less than a card is charged; nothing to pay is no charge. */
export function isUnderCardMinimum(totals: DueTotals): boolean {
  const byCard = goodsAndDelivery(totals);
  return totals.due > 0 && byCard > 0 && byCard < cardMinimumOf(totals.currency);
}
