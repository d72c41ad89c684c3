import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { count, fieldsOf, filledText, millis } from '@/lib/domain/parse/fields';
import { fail, ok, type Result } from '@/lib/domain/result';
import { digest } from '@/functions/src/adapters/tokens/digest';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { readRole } from '@/functions/src/adapters/people/staff-role';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

/** Long enough for a browser to follow a link at once; an address in its history leads nowhere afterwards. */
const TICKET_MS = 2 * 60 * 1000;
/** 256 bits in base64url. */
const TICKET = /^[\w-]{43}$/;

/**
 * A ticket that exports the store once. It is stored as a digest outside the store, so that the export does not hold it; what
 * nobody used, Firestore removes. Fails with `try-again`.
 */
export async function beginStoreExport(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: id }: Callables['beginStoreExport']['request'],
  { uid, email, signedInAt }: Caller,
): Promise<Result<Callables['beginStoreExport']['response']>> {
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = now() + TICKET_MS;
  const kept = await inTransaction(db, (tx) => {
    const expireAt = Timestamp.fromMillis(expiresAt);
    const ref = db.doc(collections.exportTicket(digest(ticket)));
    tx.create(ref, { storeId: storeId(id), uid, email, signedInAt, expireAt });
    return Promise.resolve(ok(null));
  });
  return kept.ok ? ok({ ticket, expiresAt }) : kept;
}

/**
 * Uses a ticket up; the store that it exports. Fails with `link-expired` for one that is used, old or invented, or whose owner is
 * none any more, and with `too-many-requests`.
 */
export async function useTicket(
  { db, now, consumeRateLimit }: Pick<Deps, 'db' | 'now' | 'consumeRateLimit'>,
  ticket: string,
  network: string,
): Promise<Result<StoreId>> {
  const expired = fail({ code: 'link-expired' });
  if (!TICKET.test(ticket)) return expired;
  const who = { person: undefined, address: network, store: undefined };
  const { retryAfter } = await consumeRateLimit('findTicket', who);
  if (retryAfter) return fail({ code: 'too-many-requests', params: { retryAfter } });
  const ref = db.doc(collections.exportTicket(digest(ticket)));
  const used = await db.runTransaction(async (tx) => {
    const stored = await tx.get(ref);
    if (stored.exists) tx.delete(ref);
    return fieldsOf(stored.data());
  });
  const [store, uid] = [filledText(used.storeId), filledText(used.uid)];
  if (!store || !uid || (millis(used.expireAt) ?? 0) <= now()) return expired;
  const holder = {
    uid,
    verifiedEmail: filledText(used.email) ?? null,
    signedInAt: count(used.signedInAt) ?? 0,
  };
  const role = await readRole(db, storeId(store), holder);
  return role === 'owner' ? ok(storeId(store)) : expired;
}
