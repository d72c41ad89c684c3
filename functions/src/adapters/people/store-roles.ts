import type { Auth } from 'firebase-admin/auth';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { parseStoreUser, type StoreRole } from '@/lib/domain/account/store-user';
import { collections } from '@/lib/domain/collections';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';

/** The records of one person, one for each store that they work for. */
export const rolesOf = (db: Firestore, uid: string): Query =>
  db.collection(collections.storeUsers()).where('id', '==', uid);

/** Store id to role. */
type Roles = Readonly<Record<string, StoreRole>>;

async function readRoles(db: Firestore, uid: string): Promise<Roles> {
  const people = (await rolesOf(db, uid).get()).docs.map((doc) => parseStoreUser(doc.id, doc.data()));
  return Object.fromEntries(people.map(({ storeId, role }) => [storeId, role] as const).sort());
}

/**
 * Writes all roles of a person into the claims of their next tokens; with the last one their sessions end. Ignores a deleted
 * account. Call it after the transaction that changed a role: stores may give and take roles at the same time, so it reads
 * again after it wrote, and whoever writes last has written what is stored.
 */
export async function writeClaims(
  { db, auth }: { readonly db: Firestore; readonly auth: Auth },
  uid: string,
): Promise<void> {
  let roles = await readRoles(db, uid);
  for (let written = ''; written !== JSON.stringify(roles); roles = await readRoles(db, uid)) {
    const account = await auth.getUser(uid).catch(nullWhenNoAccount);
    if (!account) return;
    const had = Object.keys(fieldsOf(fieldsOf(account.customClaims).stores)).length > 0;
    if (had && Object.keys(roles).length === 0) await auth.revokeRefreshTokens(uid);
    await auth.setCustomUserClaims(uid, { ...account.customClaims, stores: roles });
    written = JSON.stringify(roles);
  }
}
