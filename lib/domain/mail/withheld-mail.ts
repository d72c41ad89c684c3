import { fieldsOf, filledText, millis, oneOf, requiredIn } from '@/lib/domain/parse/fields';

/**
 * `recipient`: the address reached its mail limit; `store`: the store reached its daily limit; `plan`: the quota of the
 * store's plan for the month is used up; `refused`: the mail
 * server rejected the address, for example a mistyped one; `bounced`: the server accepted the mail and later reported
 * it undeliverable; `failed`: all tries over four days failed.
 */
export const WITHHELD_REASONS = ['recipient', 'store', 'plan', 'refused', 'bounced', 'failed'] as const;
export type WithheldReason = (typeof WITHHELD_REASONS)[number];

/** A withheld or undelivered mail, as staff see it. Stored for 90 days. */
export interface WithheldMail {
  readonly id: string;
  /** The outbox kind, such as `order-shipped`. */
  readonly kind: string;
  readonly to: string;
  readonly reason: WithheldReason;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The order or message that it concerned. */
  readonly orderId?: string;
  readonly requestId?: string;
}

/** Parses a stored document; kind and address are required (MalformedDocumentError). */
export function parseWithheldMail(id: string, data: unknown): WithheldMail {
  const fields = fieldsOf(data);
  const need = requiredIn(`heldMails/${id}`, fields);
  const orderId = filledText(fields.orderId);
  const requestId = filledText(fields.requestId);
  return {
    id,
    kind: need('kind', filledText),
    to: need('to', filledText),
    reason: oneOf(WITHHELD_REASONS, fields.reason) ?? 'recipient',
    at: millis(fields.at) ?? 0,
    ...(orderId && { orderId }),
    ...(requestId && { requestId }),
  };
}
