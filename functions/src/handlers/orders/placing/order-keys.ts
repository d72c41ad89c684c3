import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { ORDER_STATUSES } from '@/lib/domain/orders/order-status';
import { fieldsOf, oneOf, text } from '@/lib/domain/parse/fields';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';

/** gRPC's code of a create whose document exists already. */
export const ALREADY_EXISTS = 6;
/** How long a repeated key still finds its order; Firestore's TTL policy on `expireAt` removes it then. */
export const KEY_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

interface KeptOrder {
  readonly orderId: string;
  readonly number: string;
  readonly status: OrderStatus;
}

/** The order that a repeated key stands for. Fails with `key-reused` if the first request was a different one. */
export function repeated(key: unknown, payload: string): Result<KeptOrder> {
  const fields = fieldsOf(key);
  const [orderId, number] = [text(fields.orderId), text(fields.number)];
  const status = oneOf(ORDER_STATUSES, fields.status) ?? 'placed';
  return fields.payload === payload && orderId && number
    ? ok({ orderId, number, status })
    : fail({ code: 'key-reused' });
}
