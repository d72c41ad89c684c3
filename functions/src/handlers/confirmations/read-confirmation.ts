import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { linkState } from '@/lib/domain/orders/cash/confirmation';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { dueOf } from '@/lib/domain/prepaid/order-prepaid';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { Deps } from '@/functions/src/deps';

/**
 * The order of a confirmation link, without its shopper and address. Changes nothing, so that a messenger's preview does no
 * harm. Fails with `link-expired`, `order-not-found`.
 */
export async function readConfirmation(
  { db, confirmations }: Pick<Deps, 'db' | 'confirmations'>,
  { token }: Callables['readConfirmation']['request'],
): Promise<Result<Callables['readConfirmation']['response']>> {
  const opened = confirmations.verify(token);
  if (!opened.ok) return opened;
  const stored = await db.doc(collections.order(storeId(opened.value.storeId), opened.value.orderId)).get();
  if (!stored.exists) return fail({ code: 'order-not-found' });
  const order = parseOrder(stored.id, stored.data());
  const { number, currency } = order;
  const lines = order.lines.map(({ title, quantity }) => ({ title, quantity }));
  return ok({ number, state: linkState(order), lines, total: dueOf(order), currency });
}
