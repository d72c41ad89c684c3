import { fieldsOf, flag, text } from '@/lib/domain/parse/fields';

/** The maximum length of a note or a gift message. */
export const MAX_WISH = 500;

/** A shopper's wishes for an order. */
export interface OrderWishes {
  /** To the store; may be empty. */
  readonly note: string;
  /** A gift for somebody else: the parcel's papers show no prices. */
  readonly isGift: boolean;
  /** To the recipient; may be empty, and is empty without a gift. */
  readonly giftMessage: string;
}

export const NO_WISHES: OrderWishes = { note: '', isGift: false, giftMessage: '' };

/** The wishes that a store accepts. */
interface WishRules {
  readonly note: boolean;
  readonly gift: boolean;
}

/** Keeps only accepted wishes: a page from before a switch may send others. */
export function takenWishes(asked: Partial<OrderWishes> | undefined, rules: WishRules): OrderWishes {
  const isGift = rules.gift && asked?.isGift === true;
  return {
    note: (rules.note && asked?.note) || '',
    isGift,
    giftMessage: (isGift && asked?.giftMessage) || '',
  };
}

/** Parses an order's wishes; older orders have none. */
export function parseWishes(value: unknown): OrderWishes {
  const fields = fieldsOf(value);
  return {
    note: text(fields.note) ?? '',
    isGift: flag(fields.isGift) ?? false,
    giftMessage: text(fields.giftMessage) ?? '',
  };
}
