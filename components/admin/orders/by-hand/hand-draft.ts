import { useSyncExternalStore } from 'react';
import type { RequestedLine } from '@/lib/domain/api/orders';
import { storedValue } from '@/lib/browser/stored-value';
import type { AddressField } from '@/lib/domain/address/address-fields';
import { LOCALES, type Locale } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import { ORDER_SOURCES, USUAL_HOLD_HOURS, type OrderSource } from '@/lib/domain/orders/by-hand/by-hand';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { PAYMENT_METHODS, type PaymentMethod } from '@/lib/domain/orders/order-status';
import { count, fieldsOf, filledText, finite, listOf, oneOf, text } from '@/lib/domain/parse/fields';

export interface DraftLine extends RequestedLine {
  readonly name: string;
  readonly picture: string;
  readonly seenPrice: Minor;
}

/** An order as it is being taken: in this browser alone, so that it holds no stock. */
export interface HandDraft {
  readonly lines: readonly DraftLine[];
  readonly address: Readonly<Partial<Record<AddressField, string>>>;
  readonly source: OrderSource;
  readonly paymentMethod: PaymentMethod;
  readonly locale: Locale;
  /** As it was typed. */
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
  return {
    ...{ productId, variantId, name, picture },
    ...{ quantity: count(fields.quantity) || 1, seenPrice: count(fields.seenPrice) ?? 0 },
  };
}

const draft = storedValue(KEY, parseDraft, JSON.stringify);

/** The draft, which outlives a reload, and how to change it; null empties it. */
export function useHandDraft() {
  const value = useSyncExternalStore(draft.subscribe, draft.get, () => draft.initial);
  const change = (changes: Partial<HandDraft> | null) =>
    draft.update((before) => (changes ? { ...before, ...changes } : draft.initial));
  return [value, change] as const;
}
