import type { PaymentMethod } from '@/lib/domain/orders/order-status';
import { integer, pick, type Random } from '@/scripts/seed/random';

/** How a shopper pays by card: abandoned is never confirmed, left at the bank never answered. */
export type CardWay = 'pays' | 'asks-bank' | 'declined-then-pays' | 'declined' | 'abandoned' | 'left-at-bank';

/** What becomes of an order: the shopper cancels it, its goods come back, a part of its money does. */
export type Aftermath = 'kept' | 'cancelled' | 'returned' | 'refunded';

export interface Purchase {
  readonly productId: string;
  readonly quantity: number;
  readonly method: PaymentMethod;
  readonly way: CardWay;
  /** Looks at the order page afterwards, which asks Stripe; else the tab is closed. */
  readonly looks: boolean;
  readonly aftermath: Aftermath;
}

/** So many of each among twenty. */
const WAYS: readonly CardWay[] = [
  ...Array<CardWay>(10).fill('pays'),
  ...Array<CardWay>(4).fill('asks-bank'),
  ...Array<CardWay>(2).fill('declined-then-pays'),
  ...Array<CardWay>(2).fill('abandoned'),
  'declined',
  'left-at-bank',
];
const AFTERMATHS: readonly Aftermath[] = [
  ...Array<Aftermath>(16).fill('kept'),
  ...Array<Aftermath>(2).fill('cancelled'),
  'returned',
  'refunded',
];
const CARD_SHARE = 0.65;
const LOOKS_SHARE = 0.4;
const MOST_PIECES = 3;

export const drawPurchase = (random: Random, products: readonly string[]): Purchase => ({
  productId: pick(random, products),
  quantity: integer(random, 1, MOST_PIECES),
  method: random() < CARD_SHARE ? 'card' : 'cash',
  way: pick(random, WAYS),
  looks: random() < LOOKS_SHARE,
  aftermath: pick(random, AFTERMATHS),
});
