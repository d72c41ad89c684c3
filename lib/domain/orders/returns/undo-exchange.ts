import { countPieces } from '@/lib/domain/cart/cart-operations';
import type { Edited, Editing } from '@/lib/domain/orders/edits/edit-order';
import { versionOf } from '@/lib/domain/orders/edits/order-edit';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { isBeingPaid, owing, unpaidAmount } from '@/lib/domain/payments/extra/extra-payment';
import { worthOf } from '@/lib/domain/prepaid/order-prepaid';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { OrderReturn } from './return';

interface Undone extends Edited {
  /** The offset: what the returned pieces paid for the cancelled ones. */
  readonly offset: Refund;
}

/** The order's last exchange, if it belongs to this return and can be undone; else null. */
function lastExchange(order: Order, { state, given = [] }: OrderReturn) {
  const offset = order.refunds.filter(({ to }) => to === 'exchange').at(-1);
  const [first] = given;
  const before = order.edits.at(-1)?.before;
  const isLast =
    order.lines.length === (first?.line ?? 0) + given.length && before?.lines.length === first?.line;
  const isUntouched = order.refunds.every(({ lines }) =>
    lines.every(({ line }) => line < (first?.line ?? 0)),
  );
  const isOpen = state === 'exchanged' && order.status === 'delivered' && offset;
  return isOpen && before && isLast && isUntouched && unpaidAmount(order) > 0 ? { offset, before } : null;
}

/** Whether an exchange can be undone: its difference is unpaid, and the order has not changed since. */
export const canUndoExchange = (order: Order, one: OrderReturn): boolean => lastExchange(order, one) !== null;

/**
 * Undoes an exchange with an unpaid difference; its return is `received` again. Fails with `return-not-found`,
 * `return-change-refused`, and `edit-paying` during a possible payment of the difference.
 */
export function undoExchange(order: Order, id: string, { edit }: Pick<Editing, 'edit'>): Result<Undone> {
  const known = order.returns.find((one) => one.id === id);
  if (!known) return fail({ code: 'return-not-found' });
  const last = lastExchange(order, known);
  if (!last) return fail({ code: 'return-change-refused' });
  if (isBeingPaid(order, edit.at)) return fail({ code: 'edit-paying' });
  const { offset, before } = last;
  const { lines, subtotal, discounts, discount, tax, total } = before;
  const { given: _, ...one } = known;
  const event = { at: edit.at, actor: 'owner', by: edit.by, to: 'received', reason: '' } as const;
  const back: OrderReturn = { ...one, state: 'received', events: [...one.events, event] };
  const after: Order = {
    ...order,
    ...{ lines, totalProducts: countPieces(lines), subtotal, discounts, discount, tax, total },
    // The offset moved no money.
    refunds: order.refunds.filter((refund) => refund !== offset),
    returns: order.returns.map((other) => (other === known ? back : other)),
    edits: [...order.edits, { ...edit, charges: null, before: versionOf(order) }],
    updatedAt: edit.at,
  };
  const owes = unpaidAmount(order) + worthOf(after) - worthOf(order);
  if (owes < 0) return fail({ code: 'return-change-refused' });
  const extraPayments = owing(order, owes, edit.at);
  return ok({ order: { ...after, extraPayments }, refund: null, returned: 0, offset });
}
