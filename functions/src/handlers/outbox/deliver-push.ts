import { forgetDevice, parseDevice } from '@/functions/src/adapters/push/devices';
import type { OutboxPush } from '@/functions/src/adapters/outbox/push-outbox';
import { worksFor } from '@/functions/src/adapters/people/staff-role';
import type { Deps } from '@/functions/src/deps';
import { renderPush } from '@/functions/src/texts/mails/render-push';
import type { RenderDeps } from './letter';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';

type PushDeps = Pick<Deps, 'auth' | 'db' | 'sendPush'> & Pick<RenderDeps, 'read'>;

/**
 * Sends a push about an order to one browser, in that browser's language. `dropped` when nobody is left to
 * notify there: it was unregistered meanwhile, its person left the store or is locked out, or FCM no longer
 * reaches it; the last two remove the browser.
 */
export async function deliverPush(
  { auth, db, sendPush, read }: PushDeps,
  store: StoreId,
  { tells, orderId, device: to, tag }: OutboxPush & { readonly tag: string },
): Promise<'sent' | 'dropped'> {
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
  const news = renderPush({
    tells,
    order: parseOrder(orderId, order?.data()),
    setting: parseStoreSetting(store, setting?.data()),
    locale: device.locale,
  });
  const outcome = hasLeft ? 'gone' : await sendPush({ ...news, token: device.token, tag });
  if (outcome === 'sent') return 'sent';
  await forgetDevice(db, store, to);
  return 'dropped';
}
