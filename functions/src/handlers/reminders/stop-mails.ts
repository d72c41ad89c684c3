import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { ok, type Result } from '@/lib/domain/result';
import type { Deps } from '@/functions/src/deps';
import { removeCarts } from './carts/end-cart';
import { removeWaitsOf } from './remove-waits';

/**
 * Unsubscribes the link's mailbox from the mails it names; repeating it changes nothing. Fails with `link-expired`,
 * `try-again`.
 */
export async function stopMails(
  { db, now, stops }: Pick<Deps, 'db' | 'now' | 'stops'>,
  { token }: Callables['stopMails']['request'],
): Promise<Result<Callables['stopMails']['response']>> {
  const link = stops.verify(token);
  if (!link.ok) return link;
  const { storeId: id, about, mailbox } = link.value;
  if (about === 'reviews') {
    await db.doc(collections.mailStop(storeId(id), mailbox)).set({ about });
    return ok({ ok: true });
  }
  if (about === 'carts') {
    const carts = db.collection(collections.keptCarts(storeId(id)));
    await removeCarts(db, carts.where('mailbox', '==', mailbox), now());
    return ok({ ok: true });
  }
  const removed = await removeWaitsOf(db, storeId(id), mailbox);
  return removed.ok ? ok({ ok: true }) : removed;
}

/**
 * The same for a mail program that posts (RFC 8058), as an HTTP status: 405 for another method, 410 for an expired link, 503
 * while the database is busy.
 */
export async function stopMailsByPost(
  deps: Pick<Deps, 'db' | 'now' | 'stops'>,
  method: string,
  token = '',
): Promise<number> {
  if (method !== 'POST') return 405;
  const stopped = await stopMails(deps, { token });
  if (stopped.ok) return 200;
  return stopped.error.code === 'link-expired' ? 410 : 503;
}
