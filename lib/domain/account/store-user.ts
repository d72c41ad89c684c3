import { storeId, type StoreId } from '@/lib/domain/ids';
import { fieldsOf, filledText, oneOf, requiredIn, text } from '@/lib/domain/parse/fields';

export const STORE_ROLES = ['owner', 'staff'] as const;
export type StoreRole = (typeof STORE_ROLES)[number];

/** A member of a store's staff, stored in `storeUsers/{uid}`. */
export interface StoreUser {
  readonly id: string;
  readonly name: string;
  /** The address that was invited. */
  readonly email: string;
  /**
   * The account's address at its last login if it differs from `email`; the role does not apply to it. Null otherwise.
   */
  readonly currentEmail: string | null;
  /** Path in Firebase Storage; empty without a picture. */
  readonly image: string;
  readonly storeId: StoreId;
  readonly role: StoreRole;
}

/** A staff member from the stored document; the store is required (MalformedDocumentError). */
export function parseStoreUser(id: string, data: unknown): StoreUser {
  const fields = fieldsOf(data);
  const need = requiredIn(`storeUsers/${id}`, fields);
  return {
    id,
    name: text(fields.name) ?? '',
    email: text(fields.email) ?? '',
    currentEmail: filledText(fields.currentEmail) ?? null,
    image: text(fields.image) ?? '',
    storeId: storeId(need('storeId', filledText)),
    role: oneOf(STORE_ROLES, fields.role) ?? 'staff',
  };
}
