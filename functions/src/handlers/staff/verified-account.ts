import { setTimeout } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import type { UserRecord } from 'firebase-admin/auth';
import { collections } from '@/lib/domain/collections';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { forgetDevices } from '@/functions/src/adapters/push/devices';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';
import type { Deps } from '@/functions/src/deps';
import { moveBelongings } from '@/functions/src/handlers/account/move-belongings';
import { removeProfile } from '@/functions/src/handlers/account/remove-profile';

type AccountDeps = Pick<Deps, 'db' | 'auth' | 'now' | 'pictures'>;

interface Chosen {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  /** Of the account where a fresh one is needed; the same when this is tried again. */
  readonly freshUid: string;
}

/** An account that belongs to the owner of the mailbox alone. */
export interface VerifiedAccount {
  readonly uid: string;
  /** As Auth writes it. */
  readonly email: string;
  /** Seconds since the epoch: no session that began earlier is the mailbox's. */
  readonly since: number;
  /** The account that it replaces, null where there was none. */
  readonly replaced: string | null;
}

/**
 * The account of an address that was verified just now, with a new password. An account that never verified
 * the address may be anybody's: a new one replaces it, so that none of its sessions, codes or other ways in
 * are left.
 */
export async function verifiedAccount(
  deps: AccountDeps,
  known: UserRecord | null,
  chosen: Chosen,
): Promise<VerifiedAccount> {
  if (known?.emailVerified) return secured(deps, known, chosen);
  if (known) {
    await moveBelongings(deps.db, known.uid, chosen.freshUid);
    await ended(deps, known.uid);
  }
  return { ...(await created(deps, chosen)), replaced: known?.uid ?? null };
}

async function created({ auth }: AccountDeps, { email, name, password, freshUid: uid }: Chosen) {
  const made = await auth.createUser({ uid, email, password, displayName: name, emailVerified: true });
  return { uid, email: made.email ?? email, since: 0 };
}

/** Leaves nothing of an account that may be a stranger's. */
async function ended({ db, auth, now, pictures }: AccountDeps, uid: string): Promise<void> {
  await forgetDevices(db, uid);
  // Its tokens are valid for an hour; nothing is stored under them.
  await db.doc(collections.deletedAccount(uid)).set({ at: Timestamp.fromMillis(now()) });
  await removeProfile(db, uid);
  await pictures.removeBelow(storagePaths.uploadsOf(uid));
  await pictures.removeBelow(storagePaths.profilePhotos(uid));
  await auth.deleteUser(uid).catch(nullWhenNoAccount);
}

/**
 * The account that proved the address before, without what somebody else may know or have linked. Sessions end by the
 * second, so the role counts from the next one on, and this waits until then.
 */
async function secured(
  { db, auth, now }: AccountDeps,
  { uid, email, providerData, multiFactor }: UserRecord,
  chosen: Chosen,
): Promise<VerifiedAccount> {
  const strange = providerData.filter((one) => one.providerId !== 'password' && one.email !== email);
  await auth.updateUser(uid, {
    password: chosen.password,
    providersToUnlink: strange.map(({ providerId }) => providerId),
    ...(multiFactor?.enrolledFactors.length && { multiFactor: { enrolledFactors: null } }),
  });
  await auth.revokeRefreshTokens(uid);
  await forgetDevices(db, uid);
  const since = Math.floor(now() / 1000) + 1;
  await setTimeout(Math.max(0, since * 1000 - now()));
  return { uid, email: email ?? chosen.email, since, replaced: null };
}
