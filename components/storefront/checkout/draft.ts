import { SHIPPING_FIELDS } from '@/lib/domain/account/address-book';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { fieldsOf, filledText } from '@/lib/domain/parse/fields';
import { env } from '@/lib/env';
import { keepTabDraft, readTabDraft } from '@/lib/tab-drafts';

const KEY = `boards.shipping.${env.storeId}` as const;

/** What a shopper decided in this tab; nothing that the form filled in by itself. */
export interface Draft {
  /** The saved address that was chosen or typed over, or NEW_ADDRESS; null before anything was decided. */
  readonly picked: string | null;
  /** Only the fields that hold something. */
  readonly typed: Partial<ShippingAddress>;
}

/** What `uid`, or somebody not logged in, decided in this tab before a reload. */
export function readDraft(uid: string | null): Draft {
  const stored = readTabDraft(KEY, uid);
  const fields = fieldsOf(stored.typed);
  const typed = SHIPPING_FIELDS.map((field) => [field, filledText(fields[field])] as const);
  return {
    picked: filledText(stored.picked) ?? null,
    typed: Object.fromEntries(typed.filter(([, value]) => value)),
  };
}

export const saveDraft = (uid: string | null, draft: Draft): void => keepTabDraft(KEY, uid, draft);

export const forgetDraft = (): void => keepTabDraft(KEY, null, null);
