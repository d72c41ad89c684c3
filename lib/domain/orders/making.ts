import { fieldsOf, filledText, listOf, millis, oneOf } from '@/lib/domain/parse/fields';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { Making, MakingEvent, Order } from './order';
import { parseDesignChange } from './design-changes/parse-design-change';
import { awaitsShopper, canChangeMaking, MAKING_STATES } from './order-status';

/** The production state of a new order; null without a designed board. */
export const newMaking = (lines: Order['lines']): Making | null =>
  lines.some(({ design }) => design) ? { state: 'waiting', events: [], changes: [] } : null;

/**
 * Applies one production step; fails with `making-change-refused` when the table does not allow it,
 * `design-change-waiting` while the shopper has an open design question.
 */
export function applyMakingChange(
  order: Order,
  { to, by, at }: Omit<MakingEvent, 'by'> & { by: string },
): Result<Order> {
  const { making } = order;
  if (!making || !canChangeMaking(order, to))
    return awaitsShopper(order)
      ? fail({ code: 'design-change-waiting' })
      : fail({ code: 'making-change-refused', params: { to } });
  const events = [...making.events, { at, by, to }];
  return ok({ ...order, making: { ...making, state: to, events }, updatedAt: at });
}

export function parseMaking(value: unknown): Making | null {
  const fields = fieldsOf(value);
  const state = oneOf(MAKING_STATES, fields.state);
  const events = listOf(fields.events, (event) => {
    const { at, by, to } = fieldsOf(event);
    const [moment, reached] = [millis(at), oneOf(MAKING_STATES, to)];
    return moment === undefined || !reached
      ? undefined
      : { at: moment, by: filledText(by) ?? null, to: reached };
  });
  return state ? { state, events, changes: listOf(fields.changes, parseDesignChange) } : null;
}
