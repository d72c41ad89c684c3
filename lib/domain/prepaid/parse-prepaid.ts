import { isCurrencyCode } from '@/lib/domain/money/money';
import {
  count,
  fieldsOf,
  filledText,
  finite,
  flag,
  listOf,
  millis,
  oneOf,
  requiredIn,
  text,
} from '@/lib/domain/parse/fields';
import { MOVEMENT_KINDS, PREPAID_KINDS, type Movement, type Prepaid } from './prepaid';
import { parseReceiver } from './sale/gift-sale';

const currency = (value: unknown) => (isCurrencyCode(value) ? value : undefined);

/** Parses an account; throws MalformedDocumentError when its money is missing. */
export function parsePrepaid(id: string, data: unknown): Prepaid {
  const fields = fieldsOf(data);
  const need = requiredIn(`prepaid/${id}`, fields);
  const createdAt = need('createdAt', millis);
  return {
    id,
    kind: need('kind', (value) => oneOf(PREPAID_KINDS, value)),
    last4: text(fields.last4) ?? '',
    uid: filledText(fields.uid) ?? null,
    currency: need('currency', currency),
    initial: need('initial', count),
    balance: need('balance', count),
    active: flag(fields.active) ?? false,
    reason: text(fields.reason) ?? '',
    cause: listOf(fields.cause, text),
    receiver: parseReceiver(fields.receiver),
    createdAt,
    updatedAt: millis(fields.updatedAt) ?? createdAt,
  };
}

export function parseMovement(id: string, data: unknown): Movement {
  const fields = fieldsOf(data);
  const need = requiredIn(`movements/${id}`, fields);
  return {
    id,
    kind: need('kind', (value) => oneOf(MOVEMENT_KINDS, value)),
    amount: need('amount', finite),
    balance: need('balance', count),
    orderId: text(fields.orderId) ?? '',
    orderNumber: text(fields.orderNumber) ?? '',
    by: text(fields.by) ?? '',
    reason: text(fields.reason) ?? '',
    at: need('at', millis),
  };
}
