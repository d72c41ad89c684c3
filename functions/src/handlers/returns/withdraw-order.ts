import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { orderId, storeId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { canReturnFor, withdrawableQuantity, withReturn } from '@/lib/domain/orders/returns/return-steps';
import { requestedAt } from '@/lib/domain/orders/returns/return';
import { fieldsOf, filledText } from '@/lib/domain/parse/fields';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { Deps } from '@/functions/src/deps';
import { withLockedOrder, type Locked } from '@/functions/src/handlers/payments/with-locked-order';
import { recordRequest } from './request-return';

/**
 * Records that a shopper withdraws from an order, without asking why: from everything that is left and not made to order,
 * wherever it is. The mail sent at once is their receipt. A repeated key withdraws once. Fails with `withdrawal-unknown`, also
 * where the e-mail address is not the order's, and as `withReturn` does.
 */
export async function withdrawOrder(
  deps: Pick<Deps, 'db' | 'now' | 'runInQueue'>,
  { storeId: store, key, number, email }: Callables['withdrawOrder']['request'],
): Promise<Result<Callables['withdrawOrder']['response']>> {
  const typed = number.toUpperCase();
  const named = await deps.db.doc(collections.orderNumber(storeId(store), typed)).get();
  const id = filledText(fieldsOf(named.data()).orderId);
  if (!id) return fail({ code: 'withdrawal-unknown' });
  const withdraw = ({ tx, order: before, setting }: Locked): Result<{ at: number }> => {
    if (!isOf(before, email)) return fail({ code: 'withdrawal-unknown' });
    const known = before.returns.find((one) => one.id === key);
    if (known) return ok({ at: requestedAt(known) });
    const at = deps.now();
    const asked = { id: key, kind: 'withdrawal', wish: 'refund', note: '', lines: left(before) } as const;
    const after = withReturn(before, asked, null, { actor: 'shopper', by: null, now: at });
    if (!after.ok) return after;
    recordRequest(tx, deps, { before, after: after.value, returnId: key, setting });
    return ok({ at });
  };
  return withLockedOrder(deps, { storeId: storeId(store), id: orderId(id) }, (locked) =>
    Promise.resolve(withdraw(locked)),
  );
}

const isOf = ({ address }: Order, email: string): boolean =>
  address.email !== '' && address.email.toLowerCase() === email.toLowerCase();

const left = (order: Order) =>
  order.lines
    .map((_, line) => ({ line, quantity: withdrawableQuantity(order, line), reason: null }))
    .filter(({ line, quantity }) => quantity > 0 && canReturnFor(order, line, null));
