import { fieldsOf, filledText, millis, oneOf, text } from '@/lib/domain/parse/fields';
import type { DesignChange } from '@/lib/domain/orders/order';
import { DESIGN_CHANGE_STATES } from '@/lib/domain/orders/order-status';
import { parseLineDesign } from '@/lib/domain/studio/design/line-design';

export function parseDesignChange(value: unknown): DesignChange | undefined {
  const fields = fieldsOf(value);
  const [id, at] = [filledText(fields.id), millis(fields.at)];
  const [from, state] = [parseLineDesign(fields.from), oneOf(DESIGN_CHANGE_STATES, fields.state)];
  if (!id || at === undefined || !from || !state) return undefined;
  return {
    id,
    at,
    by: filledText(fields.by) ?? null,
    message: text(fields.message) ?? '',
    from,
    to: parseLineDesign(fields.to),
    state,
    answer: text(fields.answer) ?? '',
    endedAt: millis(fields.endedAt) ?? null,
  };
}
