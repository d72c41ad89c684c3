import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { STORE_ROLES, type StoreRole } from '@/lib/domain/account/store-user';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { count, fieldsOf, oneOf, text } from '@/lib/domain/parse/fields';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';

export const NO_ROLE = 'none';
export type StaffRole = StoreRole | typeof NO_ROLE;

const ROLES: readonly StaffRole[] = [...STORE_ROLES, NO_ROLE];

/** A role and the address that it was given to, lower case. */
interface GivenRole {
  readonly role: StoreRole;
  readonly email: string;
  /** Seconds since the epoch: a session that began earlier does not have it. */
  readonly since?: number;
}

/** A caller whose role is read, as their token identifies them. */
export interface RoleHolder {
  readonly uid: string;
  /** Null unless it was proved. */
  readonly verifiedEmail: string | null;
  /** Milliseconds since the epoch. */
  readonly signedInAt: number;
}

/**
 * The role that the store gave this person, `none` without one. `staffRoles` is the source of truth, the claim an index that
 * spares everybody else's requests this read. `firestore.rules` decide the same way.
 */
export async function readRole(
  db: Firestore,
  store: StoreId,
  { uid, verifiedEmail, signedInAt }: RoleHolder,
): Promise<StaffRole> {
  const given = fieldsOf((await db.doc(collections.staffRole(store, uid)).get()).data());
  const isTheirs = verifiedEmail !== null && verifiedEmail === text(given.email);
  const isLater = signedInAt >= (count(given.since) ?? 0) * 1000;
  return (isTheirs && isLater && oneOf(ROLES, given.role)) || NO_ROLE;
}

/** Whether somebody other than the caller works for the store: their account is enabled and still has the role's address. */
export async function worksFor(db: Firestore, auth: Auth, store: StoreId, uid: string): Promise<boolean> {
  const account = await auth.getUser(uid).catch(nullWhenNoAccount);
  if (!account || account.disabled || !account.emailVerified) return false;
  const holder = { uid, verifiedEmail: account.email ?? null, signedInAt: Infinity };
  return (await readRole(db, store, holder)) !== NO_ROLE;
}

/** Gives a role; rules and functions follow this document at once, while tokens keep their claims for up to an hour. */
export function giveRole(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  uid: string,
  given: GivenRole,
): void {
  tx.set(db.doc(collections.staffRole(store, uid)), { ...given, at: FieldValue.serverTimestamp() });
}

/** Changes the role of somebody who has one, for the same address. */
export function changeRole(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  uid: string,
  role: StaffRole,
): void {
  const changed = { role, at: FieldValue.serverTimestamp() };
  tx.set(db.doc(collections.staffRole(store, uid)), changed, { merge: true });
}
