import { isBroughtByCourier } from '@/lib/domain/delivery/brought-by-courier';
import { latinDigits } from '@/lib/domain/forms/clean-text';
import type { Order, ShippingAddress } from '@/lib/domain/orders/order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';

/** Four letters for region, branch, division and building, four digits for the building: https://splonline.com.sa/en/national-address-1/ */
export const SHORT_ADDRESS = /^[A-Z]{4}\d{4}$/;
const PARTS: readonly (readonly [keyof ShippingAddress, RegExp])[] = [
  ['building', /^\d{4}$/],
  ['additionalNumber', /^\d{4}$/],
  ['zipCode', /^\d{5}$/],
  ['streetAddress', /\S/],
  ['district', /\S/],
  ['city', /\S/],
];

/** Normalizes a short code: `rrrd ٢٩٢٩` becomes `RRRD2929`; anything else stays as typed. */
export const shortAddressOf = (text: string): string =>
  latinDigits(text.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();

const isShortAddress = (text: string): boolean => SHORT_ADDRESS.test(text);

/** Whether a Saudi National Address is complete: the short code, or all parts that it stands for. */
export const hasNationalAddress = (address: ShippingAddress): boolean =>
  isShortAddress(address.shortAddress ?? '') ||
  PARTS.every(([name, shape]) => shape.test(address[name] ?? ''));

/** Saudi couriers refuse parcels without it. */
export const lacksNationalAddress = (order: Pick<Order, 'address' | 'delivery'>): boolean =>
  order.address.country === 'SA' && isBroughtByCourier(order) && !hasNationalAddress(order.address);

/** Shipped or closed: another address would not reach the parcel. */
const GONE: readonly OrderStatus[] = ['shipped', 'delivered', 'cancelled', 'returned'];

export const canCompleteAddress = ({ status }: Pick<Order, 'status'>): boolean => !GONE.includes(status);

/** Whether the address must be completed before the order can be shipped. */
export const awaitsNationalAddress = (order: Pick<Order, 'status' | 'address' | 'delivery'>): boolean =>
  canCompleteAddress(order) && lacksNationalAddress(order);
