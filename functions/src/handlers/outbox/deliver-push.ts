import { forgetDevice, parseDevice } from '@/functions/src/adapters/push/devices';
import type { OutboxPush } from '@/functions/src/adapters/outbox/push-outbox';
import { REVIEW_REQUEST_KIND } from '@/functions/src/adapters/outbox/mail-kinds';
import { worksFor } from '@/functions/src/adapters/people/staff-role';
import type { Deps } from '@/functions/src/deps';
import { renderPush } from '@/functions/src/texts/mails/render-push';
import type { RenderDeps } from './mail-content';
import { boardsToReview } from './review-mail';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { pathTo } from '@/lib/domain/routes/path-to';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';

type PushDeps = Pick<Deps, 'auth' | 'db' | 'sendPush'> & RenderDeps;

/**
 * Sends a push about an order to one browser, in that browser's language. `dropped` if nobody is left to notify there: the
 * browser was unregistered meanwhile, its user left the store or is locked out, or FCM no longer reaches it. The last two
 * remove the browser. `refused` if FCM does not take its token; on the `isLast` attempt that removes the browser too.
 */
export async function deliverPush(
  deps: PushDeps,
  store: StoreId,
  {
    tells,
    orderId,
    device: to,
    tag,
    isLast,
  }: OutboxPush & { readonly tag: string; readonly isLast: boolean },
): Promise<'sent' | 'dropped' | 'refused'> {
  const { auth, db, sendPush, read } = deps;
  const paths = [
    collections.device(to.uid, to.id),
    collections.storeSetting(store),
    collections.order(store, orderId),
  ];
  const [found, setting, order] = await read(paths);
  const device = parseDevice(to, found?.data());
  if (!device) return 'dropped';
  const isForStaff = tells.startsWith('owner-');
  const hasLeft = isForStaff && !(await worksFor(db, auth, store, to.uid));
  const about = {
    order: parseOrder(orderId, order?.data()),
    setting: parseStoreSetting(store, setting?.data()),
  };
  const isAsked = tells === REVIEW_REQUEST_KIND;
  if (isAsked && (await boardsToReview(deps, about, about.order.address.email)).length === 0)
    return 'dropped';
  const link = isAsked
    ? pathTo('/review/[token]', deps.reviewLinks.sign({ storeId: store, orderId }))
    : pathTo(isForStaff ? '/admin/orders/[id]' : '/orders/[id]', orderId);
  const news = renderPush({ tells, ...about, locale: device.locale, path: link });
  const outcome = hasLeft ? 'gone' : await sendPush({ ...news, token: device.token, tag });
  if (outcome === 'sent' || (outcome === 'refused' && !isLast)) return outcome;
  await forgetDevice(db, store, to);
  return outcome === 'refused' ? outcome : 'dropped';
}
