import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { parseMessage } from '@/lib/domain/messages/shopper-message';
import { whatsappLink } from '@/lib/domain/messages/whatsapp-link';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import type { Deps } from '@/functions/src/deps';
import { orderPhone } from './order-phone';
import { renderShopperMessage, type ShopperMessageDeps } from './render-shopper-message';

type Rendered = Callables['renderMessages']['response'];

/**
 * The texts of messages for somebody's phone, each with the link that opens WhatsApp. They are rendered on request, because
 * they contain a link that opens the order. Messages that are gone or no longer apply are left out.
 */
export async function renderMessages(
  deps: ShopperMessageDeps & Pick<Deps, 'db'>,
  { storeId: id, messageIds }: Callables['renderMessages']['request'],
): Promise<Result<Rendered>> {
  const { db } = deps;
  const store = storeId(id);
  const setting = await readPublicSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const stored = await db.getAll(...messageIds.map((one) => db.doc(collections.message(store, one))));
  const found = stored.flatMap((doc) => (doc.exists ? [parseMessage(doc.id, doc.data())] : []));
  const refs = [...new Set(found.map(({ orderId }) => orderId))];
  const orders = new Map(
    (refs.length > 0 ? await db.getAll(...refs.map((one) => db.doc(collections.order(store, one)))) : [])
      .filter(({ exists }) => exists)
      .map((doc) => [doc.id, parseOrder(doc.id, doc.data())]),
  );
  const messages = found.flatMap((message) => {
    const order = orders.get(message.orderId);
    const rendered = order && renderShopperMessage(deps, message, order, setting);
    if (!rendered) return [];
    const { text } = rendered;
    const phone = orderPhone(order, setting);
    const { fullName: name, mobileNumber } = order.address;
    const link = phone && whatsappLink(phone, text);
    return [{ id: message.id, name, phone: phone ?? mobileNumber, text, link, locale: order.locale }];
  });
  return ok({ messages });
}
