import type { Order } from './order';

/** How long the goods of an order wait for its payment. */
export const RESERVATION_MS = 30 * 60 * 1000;

/** When an unfinished order gives its goods back, milliseconds since the epoch. */
export const reservedUntil = ({ createdAt }: Pick<Order, 'createdAt'>): number => createdAt + RESERVATION_MS;
