import { count, fieldsOf, filledText, listOf, millis, oneOf, text } from '@/lib/domain/parse/fields';
import type { OrderDispute, OrderHold } from '@/lib/domain/orders/order';
import { DISPUTE_STATES, HOLD_REASONS } from '@/lib/domain/orders/order-status';

type Stored = Readonly<Record<string, unknown>>;

/** Parses the held payments; an older order stores a single one as `hold`. */
export const parseHolds = ({ holds, hold }: Stored): OrderHold[] => listOf(holds ?? [hold], parseHold);

function parseHold(value: unknown): OrderHold | undefined {
  const fields = fieldsOf(value);
  const [paymentId, at] = [filledText(fields.paymentId), millis(fields.at)];
  if (!paymentId || at === undefined) return undefined;
  return {
    at,
    reason: oneOf(HOLD_REASONS, fields.reason) ?? 'unexpected',
    paymentId,
    amount: count(fields.amount) ?? 0,
    currency: text(fields.currency) ?? '',
    returnedAt: millis(fields.returnedAt) ?? null,
  };
}

/** Parses the disputes; an older order stores a single one as `dispute`. */
export const parseDisputes = ({ disputes, dispute }: Stored): OrderDispute[] =>
  listOf(disputes ?? [dispute], parseDispute);

function parseDispute(value: unknown): OrderDispute | undefined {
  const fields = fieldsOf(value);
  const [id, at] = [filledText(fields.id), millis(fields.at)];
  if (!id || at === undefined) return undefined;
  return {
    id,
    paymentId: filledText(fields.paymentId) ?? null,
    at,
    amount: count(fields.amount) ?? 0,
    state: oneOf(DISPUTE_STATES, fields.state) ?? 'open',
    answerBy: millis(fields.answerBy) ?? null,
  };
}
