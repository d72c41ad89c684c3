import { storeId, type StoreId } from '@/lib/domain/ids';
import { fieldsOf, filledText, oneOf, requiredIn, text } from '@/lib/domain/parse/fields';

export const STORE_ROLES = ['owner', 'staff'] as const;
export type StoreRole = (typeof STORE_ROLES)[number];

/**
 * Most stores that one account works for. Auth's custom claims hold 1,000 bytes: 13 of `{"stores":{}}` and, with the longest
 * id of a store (64) and role, 75 for each store.
 */
export const MOST_ROLES = 12;

/** A person's role in one store, stored in `storeUsers/{store}.{uid}`: a document per store that they work for. */
export interface StoreUser {
  /** The account's uid. */
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

/** A staff member from the stored document; person and store are required (MalformedDocumentError). */
export function parseStoreUser(id: string, data: unknown): StoreUser {
  const fields = fieldsOf(data);
  const need = requiredIn(`storeUsers/${id}`, fields);
  return {
    id: need('id', filledText),
    name: text(fields.name) ?? '',
    email: text(fields.email) ?? '',
    currentEmail: filledText(fields.currentEmail) ?? null,
    image: text(fields.image) ?? '',
    storeId: storeId(need('storeId', filledText)),
    role: oneOf(STORE_ROLES, fields.role) ?? 'staff',
  };
}
