import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { parseOperator } from '@/lib/domain/platform/operator';
import { isRunning, parseSupportAccess } from '@/lib/domain/platform/support-access';
import { fail, ok, type Result } from '@/lib/domain/result';
import { platformHost, platformOrigin } from '@/lib/domain/tenancy/platform-name';
import { inTransaction, readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { isSessionOver } from '@/functions/src/adapters/people/member';
import { recordOperatorEntry } from '@/functions/src/adapters/platform/operator-entry';
import { recordPlatformEntry } from '@/functions/src/adapters/platform/platform-activity';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { newSwitchCode } from '@/functions/src/handlers/switching/begin-switch';
import { isPlatformHostOf } from '@/functions/src/handlers/switching/platform-entry';

type EnterDeps = Pick<Deps, 'db' | 'auth' | 'now' | 'platformHost' | 'siteUrl'>;

/**
 * Makes a code with which an operator enters the admin of a store whose owner let them in, on the store's platform host; a host
 * that leads shoppers to the owner's domain keeps its admin to itself. Both logs tell of it. Fails with `support-gone`, and with
 * `login-required` for a session that was ended.
 */
export async function enterStore(
  { db, auth, now, platformHost: platform, siteUrl }: EnterDeps,
  { storeId: id }: Callables['enterStore']['request'],
  { uid, email, signedInAt, requestId }: Caller,
): Promise<Result<Callables['enterStore']['response']>> {
  const store = storeId(id);
  const { platformName = '' } = (await readPublicSetting(db, store)) ?? {};
  const host = platformHost(platformName, platform());
  const isOver = isSessionOver(await auth.getUser(uid), signedInAt);
  if (isOver) return fail({ code: 'login-required' });
  const answers = host !== null && (await isPlatformHostOf(db, host, store));
  return inTransaction<Callables['enterStore']['response']>(db, async (tx) => {
    const at = now();
    const [stored, named] = await tx.getAll(
      db.doc(collections.supportAccess(store, uid)),
      db.doc(collections.platformOperator(uid)),
    );
    const access = parseSupportAccess(stored?.data());
    const operator = parseOperator(uid, named?.data());
    const mayEnter = access && operator && isRunning(access, at) && access.since >= operator.since;
    if (!mayEnter) return fail({ code: 'support-gone' });
    if (host === null || !answers) return ok({ entry: null });
    const code = newSwitchCode(tx, db, { uid, store, host, signedInAt, isSupport: true }, at);
    const by = { uid, email: email ?? '' };
    recordPlatformEntry(tx, db, { by, action: 'enter-store', storeId: store, subject: host }, at);
    recordOperatorEntry(
      tx,
      db,
      store,
      { by, action: 'enterStore', kind: 'staff', id: uid, fields: [], requestId },
      at,
    );
    return ok({ entry: { origin: platformOrigin(platformName, siteUrl()), code } });
  });
}
