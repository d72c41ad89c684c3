import { convertMinor, type CurrencyCode, type ExchangeRate, type Minor } from '@/lib/domain/money/money';

/** Reserved pieces; `value` in minor units of the base currency. */
export interface Reserved {
  readonly pieces: number;
  readonly value: Minor;
}

/** How much may be reserved at once; a `value` of null is no limit. */
export interface ReservationCap {
  readonly pieces: number;
  readonly value: Minor | null;
}

/** The store's caps. A shopper with a delivered order is known; everybody else is new. */
export interface ReservationCaps {
  /** One person who is new. */
  readonly person: ReservationCap;
  /** All new people of one network address. */
  readonly address: ReservationCap;
  /** One person who is known. */
  readonly known: ReservationCap;
  /** All new people of the store: a share, in percent, of the pieces that it has. */
  readonly storeShare: number;
}

/** Sensible in every currency that a store can have: 100,000 minor units are between 100 and 1,000 major ones. */
export const DEFAULT_CAPS: ReservationCaps = {
  person: { pieces: 20, value: 100_000 },
  address: { pieces: 200, value: 1_000_000 },
  known: { pieces: 200, value: 1_000_000 },
  storeShare: 50,
};

export const NOTHING_RESERVED: Reserved = { pieces: 0, value: 0 };

export const fitsCap = (reserved: Reserved, more: Reserved, { pieces, value }: ReservationCap): boolean =>
  reserved.pieces + more.pieces <= pieces && (value === null || reserved.value + more.value <= value);

/** The fields of an order that decide its reservation; a type of its own, because `Order` would be an import cycle. */
interface ReservingOrder {
  readonly totalProducts: number;
  readonly subtotal: Minor;
  readonly discount: Minor;
  readonly currency: CurrencyCode;
  readonly rate: ExchangeRate;
}

/** An order's reservation: its pieces at the prices it was placed with, without charges. */
export const reservedBy = (
  { totalProducts, subtotal, discount, currency, rate }: ReservingOrder,
  base: CurrencyCode,
): Reserved => ({
  pieces: totalProducts,
  value: convertMinor(subtotal - discount, currency, base, 1 / rate),
});

/**
 * How many pieces new people together may reserve of a store that has `stock` left beside what is `reserved`. Never less
 * than one network may, so that a small store sells its last pieces.
 */
export const storeCap = (
  { address, storeShare }: ReservationCaps,
  { stock, reserved }: { readonly stock: number; readonly reserved: number },
): number => Math.max(address.pieces, Math.floor(((stock + reserved) * storeShare) / 100));
