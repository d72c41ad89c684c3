import { convertMinor, type CurrencyCode, type ExchangeRate, type Minor } from '@/lib/domain/money/money';

/** Reserved pieces; `value` in minor units of the base currency. */
export interface Reserved {
  readonly pieces: number;
  readonly value: Minor;
}

/** The most that may be reserved at once; a null `value` means no limit. */
export interface ReservationCap {
  readonly pieces: number;
  readonly value: Minor | null;
}

/** The store's caps. A shopper with a delivered order is known; all others are new. */
export interface ReservationCaps {
  /** Per new person. */
  readonly person: ReservationCap;
  /** All new people at one network address together. */
  readonly address: ReservationCap;
  /** Per known person. */
  readonly known: ReservationCap;
  /** All new people of the store together: a percentage of its stock. */
  readonly storeShare: number;
}

/** Suitable for every currency: 100,000 minor units are between 100 and 1,000 major ones. */
export const DEFAULT_CAPS: ReservationCaps = {
  person: { pieces: 20, value: 100_000 },
  address: { pieces: 200, value: 1_000_000 },
  known: { pieces: 200, value: 1_000_000 },
  storeShare: 50,
};

export const NOTHING_RESERVED: Reserved = { pieces: 0, value: 0 };

export const fitsCap = (reserved: Reserved, more: Reserved, { pieces, value }: ReservationCap): boolean =>
  reserved.pieces + more.pieces <= pieces && (value === null || reserved.value + more.value <= value);

/**
 * The fields of an order that determine its reservation; a separate type, because importing `Order` would be circular.
 */
interface ReservingOrder {
  readonly totalProducts: number;
  readonly subtotal: Minor;
  readonly discount: Minor;
  readonly currency: CurrencyCode;
  readonly rate: ExchangeRate;
}

/** An order's reservation: its pieces at their order prices, without charges. */
export const reservedBy = (
  { totalProducts, subtotal, discount, currency, rate }: ReservingOrder,
  base: CurrencyCode,
): Reserved => ({
  pieces: totalProducts,
  value: convertMinor(subtotal - discount, currency, base, 1 / rate),
});

/**
 * How many pieces all new people together may reserve, with `stock` left besides what is `reserved`. Never less than
 * one network's cap, so that a small store can sell its last pieces.
 */
export const storeCap = (
  { address, storeShare }: ReservationCaps,
  { stock, reserved }: { readonly stock: number; readonly reserved: number },
): number => Math.max(address.pieces, Math.floor(((stock + reserved) * storeShare) / 100));
