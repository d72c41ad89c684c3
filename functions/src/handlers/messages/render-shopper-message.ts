import type { Locale } from '@/lib/domain/locale';
import { localPath } from '@/lib/domain/locale';
import type { ShopperMessage } from '@/lib/domain/messages/shopper-message';
import { canConfirm } from '@/lib/domain/orders/cash/confirmation';
import type { Order } from '@/lib/domain/orders/order';
import { owedExtra } from '@/lib/domain/payments/extra/extra-payment';
import { linkUntil } from '@/lib/domain/payments/payment-link';
import { pathTo } from '@/lib/domain/routes/path-to';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { publicOrigin } from '@/lib/domain/store/store-site';
import type { Deps } from '@/functions/src/deps';
import { renderMessage, type RenderedMessage } from '@/functions/src/texts/messages/render-message';

export type ShopperMessageDeps = Pick<Deps, 'tracking' | 'confirmations' | 'designChanges' | 'siteUrl'>;

/**
 * The text of a message, with a link that is signed on request: a link that opens an order is never stored. Null if the message
 * no longer applies: the order was confirmed, or the design answered.
 */
export function renderShopperMessage(
  deps: ShopperMessageDeps,
  { notice, refundId, changeId, parcelId }: ShopperMessage,
  order: Order,
  setting: StoreSetting,
): RenderedMessage | null {
  const asks =
    (notice === 'order-placed' || notice === 'order-confirm-reminder') &&
    order.confirmation.state === 'asked' &&
    canConfirm(order);
  const about = { refundId, parcelId, order, setting };
  const at = (path: string) => linkTo(deps, setting, path, order.locale);
  const named = { storeId: setting.storeId, orderId: order.id };
  if (asks) return askToConfirm(deps, order, setting, notice);
  if (notice === 'order-confirm-reminder') return null;
  if (notice === 'order-design-change') {
    const change = order.making?.changes.find(({ id }) => id === changeId);
    if (change?.state !== 'waiting') return null;
    const link = at(pathTo('/design-change/[token]', deps.designChanges.sign(named, change)));
    return renderMessage({ ...about, name: notice, link });
  }
  return renderMessage({
    ...about,
    name: notice,
    link: at(pathTo('/track/[token]', deps.tracking.sign(named))),
  });
}

/** The message with the link by which the shopper of a cash order confirms or declines it. */
export function askToConfirm(
  { confirmations, siteUrl }: Pick<Deps, 'confirmations' | 'siteUrl'>,
  order: Order,
  setting: StoreSetting,
  notice: 'order-placed' | 'order-confirm-reminder',
): RenderedMessage {
  const named = { storeId: setting.storeId, orderId: order.id, channel: 'whatsapp' } as const;
  const link = linkTo(
    { siteUrl },
    setting,
    pathTo('/confirm/[token]', confirmations.sign(named)),
    order.locale,
  );
  const name = notice === 'order-placed' ? 'order-confirm-asked' : notice;
  return renderMessage({ name, refundId: '', parcelId: '', order, setting, link });
}

/** The message with the link to pay an order, valid as long as the order may be paid. */
export function askToPay(
  { paymentLinks, siteUrl }: Pick<Deps, 'paymentLinks' | 'siteUrl'>,
  order: Order,
  setting: StoreSetting,
): { readonly link: string; readonly text: string } {
  const token = paymentLinks.sign({ storeId: setting.storeId, orderId: order.id }, linkUntil(order));
  const link = linkTo({ siteUrl }, setting, pathTo('/pay/[token]', token), order.locale);
  const about = { refundId: '', parcelId: '', order, setting, link };
  const ofOrder = order.transfer ? 'order-transfer-asked' : 'order-payment-asked';
  const name = owedExtra(order) ? 'order-difference-asked' : ofOrder;
  return { link, text: renderMessage({ ...about, name }).text };
}

const linkTo = (
  { siteUrl }: Pick<Deps, 'siteUrl'>,
  setting: StoreSetting,
  path: string,
  locale: Locale,
): string => publicOrigin(setting, siteUrl()) + localPath(path, locale);
