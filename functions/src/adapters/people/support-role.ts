import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseOperator } from '@/lib/domain/platform/operator';
import { isRunning, parseSupportAccess, SUPPORT_ROLE } from '@/lib/domain/platform/support-access';
import { NO_ROLE, type RoleHolder } from './staff-role';

/** A caller whose session came into a store by a code. */
interface SupportHolder extends RoleHolder {
  /** When this session came in, milliseconds since the epoch; `signedInAt` is when the operator proved who they are. */
  readonly enteredAt: number;
}

/**
 * The role of an operator in a store whose owner let them in, `none` without a running consent. The consent is for sessions
 * that came in after it, and for an operator who has been one since before it. `firestore.rules` decide the same way.
 */
export async function readSupportRole(
  db: Firestore,
  store: StoreId,
  { uid, verifiedEmail, signedInAt, enteredAt }: SupportHolder,
  now: number,
): Promise<typeof SUPPORT_ROLE | typeof NO_ROLE> {
  const [given, named] = await db.getAll(
    db.doc(collections.supportAccess(store, uid)),
    db.doc(collections.platformOperator(uid)),
  );
  const access = parseSupportAccess(given?.data());
  const operator = parseOperator(uid, named?.data());
  if (!access || !operator || !isRunning(access, now)) return NO_ROLE;
  const isTheirs = verifiedEmail === operator.email;
  const isLater = signedInAt >= operator.since * 1000 && enteredAt >= access.since * 1000;
  return isTheirs && isLater && access.since >= operator.since ? SUPPORT_ROLE : NO_ROLE;
}
