import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { count, fieldsOf, millis, text } from '@/lib/domain/parse/fields';
import { SUPPORT_CLAIM } from '@/lib/domain/platform/support-access';
import { fail, ok, type Result } from '@/lib/domain/result';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { isSessionOver } from '@/functions/src/adapters/people/member';
import { NO_ROLE, readRole } from '@/functions/src/adapters/people/staff-role';
import { readSupportRole } from '@/functions/src/adapters/people/support-role';
import { digest } from '@/functions/src/adapters/tokens/digest';
import type { Deps } from '@/functions/src/deps';
import { answersFor, isPlatformHostOf, platformPage } from './platform-entry';

/**
 * Exchanges a code for a token of its account. Whatever comes of it, the code is used up. The token says when its person last
 * proved who they are (`began`), so that the new session has no role that the old one did not have; an operator's who comes as
 * support is for that one store. Fails with `link-expired`, whatever is wrong.
 */
export async function finishSwitch(
  { db, auth, now, platformHost }: Pick<Deps, 'db' | 'auth' | 'now' | 'platformHost'>,
  { storeId: id, code }: Callables['finishSwitch']['request'],
  origin: string,
): Promise<Result<Callables['finishSwitch']['response']>> {
  const gone = fail({ code: 'link-expired' });
  const store = storeId(id);
  const taken = await inTransaction(db, async (tx) => {
    const stored = await tx.get(db.doc(collections.switchCode(digest(code))));
    if (stored.exists) tx.delete(stored.ref);
    return ok(fieldsOf(stored.data()));
  });
  if (!taken.ok) return taken;
  const [uid, host, signedInAt] = [
    text(taken.value.uid),
    text(taken.value.host),
    count(taken.value.signedInAt),
  ];
  const isLate = now() >= (millis(taken.value.expireAt) ?? 0);
  if (!uid || !host || signedInAt === undefined || isLate || taken.value.storeId !== store) return gone;
  const isSupport = taken.value.isSupport === true;
  const answers = isSupport ? isPlatformHostOf : answersFor;
  if (platformPage(origin, platformHost()) !== host || !(await answers(db, host, store))) return gone;
  const account = await auth.getUser(uid).catch(nullWhenNoAccount);
  if (!account || isSessionOver(account, signedInAt)) return gone;
  const verifiedEmail = account.emailVerified ? (account.email ?? null) : null;
  const holder = { uid, verifiedEmail, signedInAt };
  const role = isSupport
    ? await readSupportRole(db, store, { ...holder, enteredAt: now() }, now())
    : await readRole(db, store, holder);
  if (role === NO_ROLE) return gone;
  const began = Math.floor(signedInAt / 1000);
  return ok({
    token: await auth.createCustomToken(uid, { began, ...(isSupport && { [SUPPORT_CLAIM]: store }) }),
  });
}
