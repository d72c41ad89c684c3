import { fieldsOf, filledText, oneOf, text } from '@/lib/domain/parse/fields';
import { LOCALES, type LocalizedText } from '@/lib/domain/locale';
import { cardStepOf, type Minor } from '@/lib/domain/money/money';
import { cardMinimumOf } from '@/lib/domain/payments/card-minimum';
import type { GiftReceiver } from '@/lib/domain/prepaid/prepaid';
import { addDays, isDay, type Day } from '@/lib/domain/stats/store-day';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** Product and variant id of an order's gift card: no product can have it, because document ids have no colon. */
export const GIFT_PRODUCT = 'gift:card';

export const GIFT_TITLE: LocalizedText = { en: 'Gift card', ar: 'بطاقة هدية' };

/** The most amounts that a store can offer. */
export const MOST_AMOUNTS = 12;
/** The most days ahead that a gift card can be scheduled. */
const MOST_DAYS = 365;

/** The gift card of an order. It is created when the order is paid. */
export interface OrderGift {
  /** The card's id, a digest of the code derived from the order. */
  readonly cardId: string;
  readonly last4: string;
  readonly receiver: GiftReceiver;
  /** The day of the store's calendar on which it is mailed. */
  readonly sendOn: Day;
}

/** The input for its code, together with the platform's secret. */
export const giftCause = (store: string, orderId: string): readonly string[] => [store, 'sold', orderId];

type Terms = Pick<StoreSetting, 'giftCards' | 'baseCurrency'>;

/** Whether the store sells this amount, in minor units of its base currency, and a card can pay it. */
export function sellsGift({ giftCards, baseCurrency }: Terms, amount: Minor): boolean {
  const { sold, amounts, least, most } = giftCards;
  const isFree = most !== null && amount >= (least ?? 1) && amount <= most;
  const isPayable = amount >= cardMinimumOf(baseCurrency) && amount % cardStepOf(baseCurrency) === 0;
  return sold && isPayable && (isFree || amounts.includes(amount));
}

/** Whether a gift card can be scheduled for that day. */
export const canSendOn = (day: Day, today: Day): boolean => day >= today && day <= addDays(today, MOST_DAYS);

/** Null for orders of goods. */
export function parseOrderGift(value: unknown): OrderGift | null {
  const fields = fieldsOf(value);
  const [cardId, sendOn] = [filledText(fields.cardId), isDay(fields.sendOn) ? fields.sendOn : undefined];
  const receiver = parseReceiver(fields.receiver);
  return cardId && sendOn && receiver ? { cardId, last4: text(fields.last4) ?? '', receiver, sendOn } : null;
}

export function parseReceiver(value: unknown): GiftReceiver | null {
  const fields = fieldsOf(value);
  const email = filledText(fields.email);
  if (!email) return null;
  const locale = oneOf(LOCALES, fields.locale) ?? 'en';
  return { name: text(fields.name) ?? '', email, message: text(fields.message) ?? '', locale };
}
