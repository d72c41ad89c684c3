import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { isShopperOf, opensOrder } from '@/functions/src/handlers/returns/returned-order';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { owedExtra } from '@/lib/domain/payments/extra/extra-payment';
import { linkUntil } from '@/lib/domain/payments/payment-link';
import { fail, ok, type Result } from '@/lib/domain/result';

type Own = Callables['readOwnPaymentLink'];

/** See `PaymentLinkCallables`. It expires with the link in the mail; only the store can renew that. */
export async function readOwnPaymentLink(
  deps: Pick<Deps, 'db' | 'now' | 'tracking' | 'paymentLinks'>,
  request: Own['request'],
  caller: Caller | null,
): Promise<Result<Own['response']>> {
  const opened = opensOrder(deps, request);
  if (!opened.ok) return opened;
  const [store, { orderId }] = [storeId(request.storeId), request];
  const stored = await deps.db.doc(collections.order(store, orderId)).get();
  const order = stored.exists ? parseOrder(stored.id, stored.data()) : null;
  if (!order || !isShopperOf(order, caller, request)) return fail({ code: 'order-not-found' });
  const until = linkUntil(order);
  if (!owedExtra(order) || deps.now() >= until) return fail({ code: 'nothing-to-pay' });
  return ok({ token: deps.paymentLinks.sign({ storeId: store, orderId }, until) });
}
