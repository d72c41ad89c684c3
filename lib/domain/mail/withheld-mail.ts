import { fieldsOf, filledText, millis, oneOf, requiredIn } from '@/lib/domain/parse/fields';

/**
 * `recipient`: its address had its share of mails; `store`: the store had sent its share of the day. `refused`: the mail
 * server gives this address no mail, as one that is mistyped; `bounced`: it accepted the mail and reported later that it
 * cannot be delivered; `failed`: no try of four days got through.
 */
export const WITHHELD_REASONS = ['recipient', 'store', 'refused', 'bounced', 'failed'] as const;
export type WithheldReason = (typeof WITHHELD_REASONS)[number];

/** A withheld or undelivered mail, as the store's people see it. Stored for 90 days. */
export interface WithheldMail {
  readonly id: string;
  /** As of the outbox, such as `order-shipped`. */
  readonly kind: string;
  readonly to: string;
  readonly reason: WithheldReason;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The order or message that it was about. */
  readonly orderId?: string;
  readonly requestId?: string;
}

/** From the stored document; what it was and to whom is required (MalformedDocumentError). */
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
