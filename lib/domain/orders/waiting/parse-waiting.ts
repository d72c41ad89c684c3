import type { PlaceOrderRequest } from '@/lib/domain/api/orders';
import { parseCart } from '@/lib/domain/cart/parse-cart';
import type { AppError } from '@/lib/domain/errors/app-error';
import { ERROR_STATUS } from '@/lib/domain/errors/app-error';
import { ORDER_STATUSES } from '@/lib/domain/orders/order-status';
import { count, fieldsOf, filledText, flag, oneOf } from '@/lib/domain/parse/fields';
import type { Person, QueuedOrder } from './waiting-order';

/** Parses an order from the browser's storage, possibly from an older build; null when unreadable. */
export function parseQueued(stored: unknown): QueuedOrder | null {
  const fields = fieldsOf(stored);
  const madeAt = count(fields.madeAt);
  const owner = parsePerson(fields.owner);
  if (madeAt === undefined) return null;
  if (fields.state === 'placed') {
    const [key, orderId, number] = [fields.key, fields.orderId, fields.number].map(filledText);
    const status = oneOf(ORDER_STATUSES, fields.status) ?? 'placed';
    return key && orderId && number ? { state: 'placed', key, orderId, number, status, madeAt, owner } : null;
  }
  const { lines } = parseCart(JSON.stringify({ version: 1, lines: fields.lines }));
  if (!filledText(fieldsOf(fields.request).key) || lines.length === 0) return null;
  const sent = fieldsOf(fields.sent);
  const [uid, at] = [filledText(sent.uid), count(sent.at)];
  return {
    state: fields.state === 'refused' ? 'refused' : 'waiting',
    // The store validates it like every request.
    request: fields.request as PlaceOrderRequest,
    lines,
    madeAt,
    owner,
    sent: uid && at !== undefined ? { uid, at } : null,
    error: parseError(fields.error),
  };
}

function parsePerson(value: unknown): Person | null {
  const { uid, isGuest } = fieldsOf(value);
  const known = filledText(uid);
  return known ? { uid: known, isGuest: flag(isGuest) ?? false } : null;
}

function parseError(value: unknown): AppError | null {
  const { code } = fieldsOf(value);
  return typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code) ? (value as AppError) : null;
}
