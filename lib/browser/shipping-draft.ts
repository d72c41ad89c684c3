import { pageStore } from '@/lib/browser/page-store';
import { ADDRESS_FIELDS } from '@/lib/domain/address/address-fields';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { fieldsOf, filledText } from '@/lib/domain/parse/fields';
import { readTabDraft, storeTabDraft } from './tab-drafts';

const keyOf = () => `boards.shipping.${pageStore()}` as const;

/** The id of a new address, in place of a saved one's. */
export const NEW_ADDRESS = 'new';

/** What the shopper entered in this tab, without the values that the form filled in. */
interface Draft {
  /** The saved address that was chosen or typed over, or NEW_ADDRESS; null before anything was entered. */
  readonly picked: string | null;
  /** Only the fields that are not empty. */
  readonly typed: Partial<ShippingAddress>;
}

/** The draft that `uid`, or a shopper without login, entered in this tab before a reload. */
export function readDraft(uid: string | null): Draft {
  const stored = readTabDraft(keyOf(), uid);
  const fields = fieldsOf(stored.typed);
  const typed = ADDRESS_FIELDS.map((field) => [field, filledText(fields[field])] as const);
  return {
    picked: filledText(stored.picked) ?? null,
    typed: Object.fromEntries(typed.filter(([, value]) => value)),
  };
}

export const saveDraft = (uid: string | null, draft: Draft): void => storeTabDraft(keyOf(), uid, draft);

export const forgetDraft = (): void => storeTabDraft(keyOf(), null, null);
