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
  /** The uid of a fresh account, if one is needed; the same for a retry. */
  readonly freshUid: string;
}

/** An account that only the owner of the mailbox can use. */
export interface VerifiedAccount {
  readonly uid: string;
  /** The address as Auth stores it. */
  readonly email: string;
  /** Seconds since the epoch: a session that began earlier does not belong to the mailbox's owner. */
  readonly since: number;
  /** The account that it replaces, null where there was none. */
  readonly replaced: string | null;
}

/**
 * The account of an address that was verified just now, with a new password. An account that never verified the address may be
 * anybody's, so a new one replaces it, without its sessions, codes and other ways in.
 */
export async function verifiedAccount(
  deps: AccountDeps,
  known: UserRecord | null,
  chosen: Chosen,
): Promise<VerifiedAccount> {
  if (known?.emailVerified) return secured(deps, known, chosen);
  if (known) {
    await moveBelongings(deps, known.uid, chosen.freshUid);
    await ended(deps, known.uid);
  }
  return { ...(await created(deps, chosen)), replaced: known?.uid ?? null };
}

async function created({ auth }: AccountDeps, { email, name, password, freshUid: uid }: Chosen) {
  const made = await auth.createUser({ uid, email, password, displayName: name, emailVerified: true });
  return { uid, email: made.email ?? email, since: 0 };
}

/** Deletes everything of an account that may be a stranger's. */
async function ended({ db, auth, now, pictures }: AccountDeps, uid: string): Promise<void> {
  await forgetDevices(db, uid);
  // Its tokens stay valid for an hour; this stops anything from being stored with them.
  await db.doc(collections.deletedAccount(uid)).set({ at: Timestamp.fromMillis(now()) });
  await removeProfile(db, uid);
  await pictures.removeBelow(storagePaths.uploadsOf(uid));
  await pictures.removeBelow(storagePaths.profilePhotos(uid));
  await auth.deleteUser(uid).catch(nullWhenNoAccount);
}

/**
 * The account that proved the address before, without anything that somebody else may know or have linked. Sessions are revoked
 * by the second, so the role counts from the next second on, and this waits for it.
 */
async function secured(
  { db, auth, now }: AccountDeps,
  account: UserRecord,
  chosen: Chosen,
): Promise<VerifiedAccount> {
  const { uid, email, multiFactor } = account;
  await auth.updateUser(uid, {
    password: chosen.password,
    providersToUnlink: strangeProviders(account),
    ...(multiFactor?.enrolledFactors.length && { multiFactor: { enrolledFactors: null } }),
  });
  await auth.revokeRefreshTokens(uid);
  await forgetDevices(db, uid);
  const since = Math.floor(now() / 1000) + 1;
  await setTimeout(Math.max(0, since * 1000 - now()));
  return { uid, email: email ?? chosen.email, since, replaced: null };
}

/** Ways in that do not prove the account's address. */
const strangeProviders = ({ email, providerData }: UserRecord): string[] =>
  providerData
    .filter((one) => one.providerId !== 'password' && one.email !== email)
    .map(({ providerId }) => providerId);

/**
 * The account of somebody who is signed in to it and holds the mailed link, with its password and second factor. Without strange
 * ways in; the role counts for sessions that began no earlier than theirs.
 */
export async function ownAccount(
  { auth }: AccountDeps,
  account: UserRecord,
  { signedInAt }: { readonly signedInAt: number },
): Promise<VerifiedAccount> {
  const { uid, email = '' } = account;
  const providersToUnlink = strangeProviders(account);
  if (providersToUnlink.length > 0) await auth.updateUser(uid, { providersToUnlink });
  return { uid, email, since: Math.floor(signedInAt / 1000), replaced: null };
}
