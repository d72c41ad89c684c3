import type { Order } from '@/lib/domain/orders/order';

/** Refused tries after which an order takes no cards any more: stolen cards are tried by the dozen. */
const MOST_REFUSALS = 8;

export const isTriedTooOften = ({ refusals }: Order): boolean => refusals.length >= MOST_REFUSALS;
