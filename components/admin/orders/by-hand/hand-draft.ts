import { useSyncExternalStore } from 'react';
import { readAmount } from '@/components/admin/forms/amounts';
import type { RequestedLine } from '@/lib/domain/api/orders';
import { storedValue } from '@/lib/browser/stored-value';
import type { AddressField } from '@/lib/domain/address/address-fields';
import { LOCALES, type Locale } from '@/lib/domain/locale';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import { ORDER_SOURCES, USUAL_HOLD_HOURS, type OrderSource } from '@/lib/domain/orders/by-hand/by-hand';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { PAYMENT_METHODS, type PaymentMethod } from '@/lib/domain/orders/order-status';
import { count, fieldsOf, filledText, finite, listOf, oneOf, text } from '@/lib/domain/parse/fields';

export interface DraftLine extends RequestedLine {
  readonly name: string;
  readonly picture: string;
  readonly seenPrice: Minor;
  /** A custom price and its reason, as typed; null for the shop's price. */
  readonly own: { readonly price: string; readonly reason: string } | null;
}

/** A manual order while it is typed; it is only in this browser, so it reserves no stock. */
export interface HandDraft {
  readonly lines: readonly DraftLine[];
  readonly address: Readonly<Partial<Record<AddressField, string>>>;
  readonly source: OrderSource;
  readonly paymentMethod: PaymentMethod;
  /** Empty for the first method that the address offers. */
  readonly deliveryMethod: string;
  readonly locale: Locale;
  /** The discount as typed. */
  readonly discount: string;
  readonly reason: string;
  readonly note: string;
  readonly holdHours: number;
}

export const NO_ADDRESS: ShippingAddress = {
  ...{ fullName: '', streetAddress: '', zipCode: '', city: '', email: '', mobileNumber: '' },
};

const KEY = 'boards.hand-order';

function parseDraft(stored: string | null): HandDraft {
  const fields = fieldsOf(parsed(stored));
  return {
    lines: listOf(fields.lines, parseLine).flatMap((line) => line ?? []),
    address: Object.fromEntries(
      Object.entries(fieldsOf(fields.address)).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    ),
    source: oneOf(ORDER_SOURCES, fields.source) ?? 'whatsapp',
    paymentMethod: oneOf(PAYMENT_METHODS, fields.paymentMethod) ?? 'card',
    deliveryMethod: text(fields.deliveryMethod) ?? '',
    locale: oneOf(LOCALES, fields.locale) ?? 'ar',
    discount: text(fields.discount) ?? '',
    reason: text(fields.reason) ?? '',
    note: text(fields.note) ?? '',
    holdHours: finite(fields.holdHours) ?? USUAL_HOLD_HOURS,
  };
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

function parseLine(value: unknown): DraftLine | null {
  const fields = fieldsOf(value);
  const [productId, variantId] = [filledText(fields.productId), filledText(fields.variantId)];
  if (!productId || !variantId) return null;
  const [name, picture] = [text(fields.name) ?? '', text(fields.picture) ?? ''];
  const own = fields.own === null || fields.own === undefined ? null : fieldsOf(fields.own);
  return {
    ...{ productId, variantId, name, picture },
    own: own && { price: text(own.price) ?? '', reason: text(own.reason) ?? '' },
    ...{ quantity: count(fields.quantity) || 1, seenPrice: count(fields.seenPrice) ?? 0 },
  };
}

/** The custom prices, NaN for those that are not amounts; errors refer to them by position. */
export const typedPrices = (lines: readonly DraftLine[], currency: CurrencyCode) =>
  lines.flatMap(({ productId, variantId, own }) =>
    own ? [{ productId, variantId, price: readAmount(own.price, currency), reason: own.reason }] : [],
  );

const draft = storedValue(KEY, parseDraft, JSON.stringify);

/** The stored draft and how to change it; null clears it. */
export function useHandDraft() {
  const value = useSyncExternalStore(draft.subscribe, draft.get, () => draft.initial);
  const change = (changes: Partial<HandDraft> | null) =>
    draft.update((before) => (changes ? { ...before, ...changes } : draft.initial));
  return [value, change] as const;
}
