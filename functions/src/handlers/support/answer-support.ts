import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { parseOperator } from '@/lib/domain/platform/operator';
import { isRunning, isWaiting, parseSupportAccess } from '@/lib/domain/platform/support-access';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { recordPlatformEntry } from '@/functions/src/adapters/platform/platform-activity';
import type { Caller } from '@/functions/src/callable';
import type { Deps as AllDeps } from '@/functions/src/deps';
import { SUPPORT_KEPT_MS } from './ask-for-support';

type Deps = Pick<AllDeps, 'db' | 'now'>;

const HOUR_MS = 60 * 60 * 1000;

/**
 * An owner lets an operator in who asked, and is one still. Fails with `support-gone` (answered by somebody else, lapsed, or no
 * operator any more), `try-again`.
 */
export const allowSupport = (
  { db, now }: Deps,
  { storeId: id, uid, hours }: Callables['allowSupport']['request'],
  caller: Caller,
): Promise<Result<Callables['allowSupport']['response']>> =>
  inTransaction(db, async (tx) => {
    const at = now();
    const store = storeId(id);
    const ref = db.doc(collections.supportAccess(store, uid));
    const [stored, named] = await tx.getAll(ref, db.doc(collections.platformOperator(uid)));
    const access = parseSupportAccess(stored?.data());
    const operator = parseOperator(uid, named?.data());
    const mayCome = operator && access && access.askedAt >= operator.since * 1000;
    if (!mayCome || access.email !== operator.email || !isWaiting(access, at))
      return fail({ code: 'support-gone' });
    const until = at + hours * HOUR_MS;
    tx.update(ref, {
      state: 'allowed',
      since: Math.floor(at / 1000),
      until: Timestamp.fromMillis(until),
      expireAt: Timestamp.fromMillis(until + SUPPORT_KEPT_MS),
    });
    const by = { uid: caller.uid, email: caller.email ?? '' };
    const subject = `${access.email}: ${hours} h`;
    recordPlatformEntry(tx, db, { by, action: 'allow-support', storeId: store, subject }, at);
    return ok({ until });
  });

/**
 * An owner refuses a request or ends the access; rules and functions follow at once. What is over already is no error, and
 * writes nothing. Fails with `try-again`.
 */
export const endSupport = (
  { db, now }: Deps,
  { storeId: id, uid }: Callables['endSupport']['request'],
  caller: Caller,
): Promise<Result<Callables['endSupport']['response']>> =>
  inTransaction(db, async (tx) => {
    const at = now();
    const store = storeId(id);
    const ref = db.doc(collections.supportAccess(store, uid));
    const access = parseSupportAccess((await tx.get(ref)).data());
    const isAsked = access !== null && isWaiting(access, at);
    if (!access || !(isAsked || isRunning(access, at))) return ok({ ok: true });
    tx.update(ref, {
      state: isAsked ? 'denied' : 'ended',
      expireAt: Timestamp.fromMillis(at + SUPPORT_KEPT_MS),
    });
    const by = { uid: caller.uid, email: caller.email ?? '' };
    const action = isAsked ? 'refuse-support' : 'end-support';
    recordPlatformEntry(tx, db, { by, action, storeId: store, subject: access.email }, at);
    return ok({ ok: true });
  });
