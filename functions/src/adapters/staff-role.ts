import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { STORE_ROLES, type StoreRole } from '@/lib/domain/account/store-user';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { fieldsOf, oneOf } from '@/lib/domain/parse/fields';
import { nullWhenNoAccount } from './error-code';

export const NO_ROLE = 'none';
export type StaffRole = StoreRole | typeof NO_ROLE;

const ROLES: readonly StaffRole[] = [...STORE_ROLES, NO_ROLE];

/** What is left of a claim: what the store last decided about this person, undefined if it never did. */
export async function decidedRole(
  db: Firestore,
  store: StoreId,
  uid: string,
): Promise<StaffRole | undefined> {
  const decision = await db.doc(collections.staffRole(store, uid)).get();
  return oneOf(ROLES, decision.get('role'));
}

/** Decides it; rules and functions follow this document at once, while tokens keep their claims for up to an hour. */
export function decideRole(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  uid: string,
  role: StaffRole,
): void {
  tx.set(db.doc(collections.staffRole(store, uid)), { role, at: FieldValue.serverTimestamp() });
}

/**
 * Writes the decision into the claim that the person's next token carries, and ends the sessions of who has none. An
 * account that is gone has no claims.
 */
export async function writeClaim(auth: Auth, store: StoreId, uid: string, role: StaffRole): Promise<void> {
  const account = await auth.getUser(uid).catch(nullWhenNoAccount);
  if (!account) return;
  const { customClaims } = account;
  const { [store]: _, ...others } = fieldsOf(fieldsOf(customClaims).stores);
  const stores = role === NO_ROLE ? others : { ...others, [store]: role };
  await auth.setCustomUserClaims(uid, { ...customClaims, stores });
  if (role === NO_ROLE) await auth.revokeRefreshTokens(uid);
}
