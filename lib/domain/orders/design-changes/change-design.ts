import type { LocalizedText } from '@/lib/domain/locale';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { DesignChange, Making, Order, OrderLine } from '@/lib/domain/orders/order';
import { canChangeDesigns } from '@/lib/domain/orders/order-status';
import type { LineDesign } from '@/lib/domain/studio/design/line-design';

/** How long a mail's link can be used to answer. */
export const DESIGN_CHANGE_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** The maximum length of the store's question and of the shopper's answer. */
export const MAX_CHANGE_TEXT = 300;

interface Asked {
  readonly id: string;
  /** Of the line's design. */
  readonly designId: string;
  readonly message: string;
  readonly to: LineDesign | null;
  readonly by: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/**
 * Adds a design change that waits for the shopper. Fails with `design-change-refused` once the designs are final,
 * `design-not-found`, or `design-change-waiting` while another change of this design waits.
 */
export function askForChange(order: Order, { designId, to, ...asked }: Asked): Result<Order> {
  const { making } = order;
  if (!making || !canChangeDesigns(order)) return fail({ code: 'design-change-refused' });
  const from = order.lines.find(({ design }) => design?.id === designId)?.design;
  if (!from) return fail({ code: 'design-not-found' });
  if (waitingChange(order, designId)) return fail({ code: 'design-change-waiting' });
  // The promised production days stay unchanged.
  const promised = to && { ...to, makingDays: from.makingDays };
  const change = { ...asked, from, to: promised, state: 'waiting', answer: '', endedAt: null } as const;
  return ok(withChanges(order, making, [...making.changes, change], asked.at));
}

export const waitingChange = (
  { making }: Pick<Order, 'making'>,
  designId: string,
): DesignChange | undefined =>
  making?.changes.find(({ state, from }) => state === 'waiting' && from.id === designId);

/** The product title of the changed design; empty when no line has it any more. */
export function titleOfChange(
  { lines, making }: Pick<Order, 'lines' | 'making'>,
  { from: asked }: DesignChange,
): LocalizedText {
  const designs = new Set([asked.id]);
  // The line now has the last approved design.
  for (const { from, to, state } of making?.changes ?? [])
    if (to && state === 'approved' && designs.has(from.id)) designs.add(to.id);
  const line = lines.find(({ design }) => design && designs.has(design.id));
  return line?.title ?? { en: '', ar: '' };
}

interface Ended {
  readonly id: string;
  readonly state: 'approved' | 'refused' | 'withdrawn';
  readonly answer?: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/**
 * Ends a design change: an approved one gives the line the new design at the old price. The same result again changes
 * nothing. Fails with `design-change-closed` when it ended differently or the order has moved on.
 */
export function endChange(order: Order, { id, state, answer = '', at }: Ended): Result<Order> {
  const { making } = order;
  const change = making?.changes.find((one) => one.id === id);
  if (!making || !change) return fail({ code: 'design-change-closed' });
  if (change.state === state) return ok(order);
  if (change.state !== 'waiting' || !canChangeDesigns(order)) return fail({ code: 'design-change-closed' });
  const changes = making.changes.map((one) => (one.id === id ? { ...one, state, answer, endedAt: at } : one));
  const { from, to } = change;
  const swapped = (line: OrderLine): OrderLine =>
    to && line.design?.id === from.id ? { ...line, design: to } : line;
  const lines = state === 'approved' ? order.lines.map(swapped) : order.lines;
  return ok({ ...withChanges(order, making, changes, at), lines });
}

/** Closes the open design questions of an order that ended. */
export const withoutQuestions = (making: Making | null, at: number): Making | null =>
  making && {
    ...making,
    changes: making.changes.map((one) =>
      one.state === 'waiting' ? { ...one, state: 'withdrawn', endedAt: at } : one,
    ),
  };

const withChanges = (order: Order, making: Making, changes: Making['changes'], at: number): Order => ({
  ...order,
  making: { ...making, changes },
  updatedAt: at,
});
