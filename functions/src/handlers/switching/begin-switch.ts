import { randomBytes } from 'node:crypto';
import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { platformHost, platformOrigin } from '@/lib/domain/tenancy/platform-name';
import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { isSessionOver } from '@/functions/src/adapters/people/member';
import { digest } from '@/functions/src/adapters/tokens/digest';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { answersFor, platformPage } from './platform-entry';

type SwitchDeps = Pick<Deps, 'db' | 'auth' | 'now' | 'platformHost' | 'siteUrl'>;

export const SWITCH_MS = 60 * 1000;
const CODE_BYTES = 32;

/**
 * Makes a code for the caller's own account, for the platform host of a store that they work for. It is asked for and used on
 * hosts below the platform's alone; what answers on an owner's domain is the owner's to decide. Fails with `login-required`
 * for a session that was ended.
 */
export async function beginSwitch(
  { db, auth, now, platformHost: platform, siteUrl }: SwitchDeps,
  { storeId: id }: Callables['beginSwitch']['request'],
  { uid, signedInAt }: Caller,
  origin: string,
): Promise<Result<Callables['beginSwitch']['response']>> {
  const store = storeId(id);
  const { platformName = '' } = (await readPublicSetting(db, store)) ?? {};
  const host = platformHost(platformName, platform());
  if (!host || !platformPage(origin, platform()) || !(await answersFor(db, host, store)))
    return ok({ entry: null });
  // A token outlives its session by up to an hour; the new session would outlive both.
  if (isSessionOver(await auth.getUser(uid), signedInAt)) return fail({ code: 'login-required' });
  const code = await db.runTransaction(async (tx) =>
    newSwitchCode(tx, db, { uid, store, host, signedInAt, isSupport: false }, now()),
  );
  return ok({ entry: { origin: platformOrigin(platformName, siteUrl()), code } });
}

interface SwitchGoal {
  readonly uid: string;
  readonly store: StoreId;
  /** Where the code may be used. */
  readonly host: string;
  /** When the person proved who they are, milliseconds since the epoch. */
  readonly signedInAt: number;
  /** Whether an operator comes in as support. */
  readonly isSupport: boolean;
}

/** A new code, of which the digest alone is stored. */
export function newSwitchCode(
  tx: Transaction,
  db: Firestore,
  { store, ...goal }: SwitchGoal,
  now: number,
): string {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const expireAt = Timestamp.fromMillis(now + SWITCH_MS);
  tx.create(db.doc(collections.switchCode(digest(code))), { ...goal, storeId: store, expireAt });
  return code;
}
