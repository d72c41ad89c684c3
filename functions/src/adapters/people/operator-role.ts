import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { OPERATOR_CLAIM, OPERATOR_ROLES, parseOperator } from '@/lib/domain/platform/operator';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';
import type { RoleHolder } from './staff-role';

/**
 * Whether the platform made this person an operator: the document decides, for the address that it names, proved, and for
 * sessions that began after it. `firestore.rules` decide the same way.
 */
export async function isOperator(
  db: Firestore,
  { uid, verifiedEmail, signedInAt }: RoleHolder,
): Promise<boolean> {
  const stored = await db.doc(collections.platformOperator(uid)).get();
  const operator = parseOperator(uid, stored.data());
  return operator !== null && verifiedEmail === operator.email && signedInAt >= operator.since * 1000;
}

/** Gives the role to sessions that begin now or later. */
export function giveOperatorRole(
  tx: Transaction,
  db: Firestore,
  uid: string,
  { email, now }: { readonly email: string; readonly now: number },
): void {
  const [role] = OPERATOR_ROLES;
  const since = Math.floor(now / 1000);
  tx.set(db.doc(collections.platformOperator(uid)), {
    ...{ role, email, since },
    addedAt: FieldValue.serverTimestamp(),
  });
}

/** Takes the role away; rules and functions follow at once, while tokens keep their claim for up to an hour. */
export const takeOperatorRole = (tx: Transaction, db: Firestore, uid: string): void =>
  void tx.delete(db.doc(collections.platformOperator(uid)));

/** Writes the claim of the person's next token, and ends their sessions where the role ends. Ignores a deleted account. */
export async function writeOperatorClaim(auth: Auth, uid: string, holds: boolean): Promise<void> {
  const account = await auth.getUser(uid).catch(nullWhenNoAccount);
  if (!account) return;
  const { [OPERATOR_CLAIM]: _, ...others } = account.customClaims ?? {};
  await auth.setCustomUserClaims(uid, holds ? { ...others, [OPERATOR_CLAIM]: true } : others);
  if (!holds) await auth.revokeRefreshTokens(uid);
}
