import { canConfirm } from '@/lib/domain/orders/cash/confirmation';
import { isCorrectedAway } from '@/lib/domain/orders/correct-email';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { canSendLink, linkUntil } from '@/lib/domain/payments/payment-link';
import { leftToTransfer } from '@/lib/domain/payments/transfer/transfer-money';
import { pathTo } from '@/lib/domain/routes/path-to';
import { isToShopper } from '@/functions/src/adapters/outbox/order-mail';
import { renderChangeMail } from '@/functions/src/texts/mails/render-change-mail';
import { renderOrderMail } from '@/functions/src/texts/mails/order/render-order-mail';
import { asksDifference } from '@/functions/src/texts/mails/order/order-lead';
import type { MailContent, OrderMail, RenderDeps, MailedDocument, Written } from './mail-content';

/** The mails that ask the shopper of a cash order to confirm it, where the store asks. */
const ASKING: readonly OrderMail['kind'][] = ['order-placed', 'order-confirm-reminder'];

/** Null if the shopper's address was corrected since, or the question no longer applies. */
export function aboutOrder(
  deps: RenderDeps,
  mail: OrderMail,
  { setting, site }: Written,
  doc: MailedDocument,
): MailContent | null {
  const { tracking, confirmations, consents, paymentLinks, pictureUrl } = deps;
  const { kind, locale, refundId, parcelId, returnId, orderId } = mail;
  const order = parseOrder(orderId, doc?.data());
  if (isToShopper(mail) && isCorrectedAway(order, mail.to)) return null;
  if (kind === 'order-design-change' || kind === 'owner-design-answered')
    return aboutDesign(deps, { ...mail, kind }, order, { setting, site });
  const asksToPay = kind === 'order-payment-asked' || asksDifference(kind, order);
  if (asksToPay && !canSendLink(order)) return null;
  if (kind === 'order-transfer-asked' && leftToTransfer(order) === 0) return null;
  const path = kind.startsWith('owner-')
    ? pathTo('/admin/orders/[id]', orderId)
    : pathTo('/track/[token]', tracking.sign({ storeId: setting.storeId, orderId }));
  const asks =
    ASKING.includes(kind) && order.confirmation.state === 'asked' && canConfirm(order)
      ? pathTo('/confirm/[token]', confirmations.sign({ storeId: setting.storeId, orderId, channel: 'mail' }))
      : null;
  const stops =
    kind === 'order-placed' && order.marketing && order.customerId
      ? pathTo('/offers/[token]', consents.sign({ storeId: setting.storeId, customerId: order.customerId }))
      : null;
  const named = { storeId: setting.storeId, orderId };
  const toPay = asksToPay ? pathTo('/pay/[token]', paymentLinks.sign(named, linkUntil(order))) : null;
  return renderOrderMail({
    ...{ kind, locale, order, setting, link: site + path, pictureUrl, refundId, parcelId, returnId },
    ...(asks && { confirmLink: site + asks }),
    ...(stops && { stopLink: site + stops }),
    ...(toPay && { payLink: site + toPay }),
  });
}

function aboutDesign(
  { designChanges, pictureUrl }: RenderDeps,
  { kind, locale, changeId }: OrderMail & { readonly kind: 'order-design-change' | 'owner-design-answered' },
  order: Order,
  { setting, site }: Pick<Written, 'setting' | 'site'>,
): MailContent | null {
  const change = order.making?.changes.find(({ id }) => id === changeId);
  if (!change || (kind === 'order-design-change' && change.state !== 'waiting')) return null;
  const path =
    kind === 'owner-design-answered'
      ? pathTo('/admin/orders/[id]', order.id)
      : pathTo(
          '/design-change/[token]',
          designChanges.sign({ storeId: setting.storeId, orderId: order.id }, change),
        );
  return renderChangeMail({ kind, locale, order, change, setting, link: site + path, pictureUrl });
}
