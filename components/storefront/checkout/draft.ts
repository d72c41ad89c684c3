import { SHIPPING_FIELDS } from '@/lib/domain/account/address-book';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import { env } from '@/lib/env';

const KEY = `boards.shipping.${env.storeId}`;

/** What was typed in this tab before a reload; only the fields that hold something. */
export function readDraft(): Partial<ShippingAddress> {
  try {
    const stored = fieldsOf(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    const typed = SHIPPING_FIELDS.map((field) => [field, text(stored[field])] as const);
    return Object.fromEntries(typed.filter(([, value]) => value));
  } catch {
    return {};
  }
}

/** Keeps what was typed for this tab's life; without storage it only does not survive a reload. */
export function saveDraft(draft: Partial<ShippingAddress>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    return;
  }
}
