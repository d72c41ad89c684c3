import { fieldsOf, flag, text } from '@/lib/domain/parse/fields';

/** Most characters of a note, and of a message on a gift's card. */
export const MAX_WISH = 500;

/** What a shopper says to the store about an order beside what it is. */
export interface OrderWishes {
  /** To the store; empty for none. */
  readonly note: string;
  /** It is for somebody else: no paper of the parcel names a sum. */
  readonly isGift: boolean;
  /** To whom it is for; empty for none, and where it is no gift. */
  readonly giftMessage: string;
}

export const NO_WISHES: OrderWishes = { note: '', isGift: false, giftMessage: '' };

/** Which wishes a store takes. */
interface WishRules {
  readonly note: boolean;
  readonly gift: boolean;
}

/** What of a request the store takes: what it does not ask for is dropped, as pages from before a switch may send it. */
export function takenWishes(asked: Partial<OrderWishes> | undefined, rules: WishRules): OrderWishes {
  const isGift = rules.gift && asked?.isGift === true;
  return {
    note: (rules.note && asked?.note) || '',
    isGift,
    giftMessage: (isGift && asked?.giftMessage) || '',
  };
}

/** From the stored order; one from before wishes has none. */
export function parseWishes(value: unknown): OrderWishes {
  const fields = fieldsOf(value);
  return {
    note: text(fields.note) ?? '',
    isGift: flag(fields.isGift) ?? false,
    giftMessage: text(fields.giftMessage) ?? '',
  };
}
