import { SHIPPING_FIELDS } from '@/lib/domain/account/address-book';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { fieldsOf, filledText } from '@/lib/domain/parse/fields';
import { env } from '@/lib/env';

const KEY = `boards.shipping.${env.storeId}`;

/** What a shopper decided in this tab; nothing that the form filled in by itself. */
export interface Draft {
  /** The saved address that was chosen or typed over, or NEW_ADDRESS; null before anything was decided. */
  readonly picked: string | null;
  /** Only the fields that hold something. */
  readonly typed: Partial<ShippingAddress>;
}

/** What was decided in this tab before a reload. */
export function readDraft(): Draft {
  try {
    const stored = fieldsOf(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    const fields = fieldsOf(stored.typed);
    const typed = SHIPPING_FIELDS.map((field) => [field, filledText(fields[field])] as const);
    return {
      picked: filledText(stored.picked) ?? null,
      typed: Object.fromEntries(typed.filter(([, value]) => value)),
    };
  } catch {
    return { picked: null, typed: {} };
  }
}

/** Keeps it for this tab's life; without storage it only does not survive a reload. */
export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    return;
  }
}
