import type { WithheldReason } from '@/lib/domain/mail/withheld-mail';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { Order } from './order';

/** Each sends a mail to an address that nobody has verified. */
export const MAX_EMAIL_CORRECTIONS = 3;

/** Nobody gets mails at this address, so nobody is cut off by a correction; a budget ends by itself. */
const UNREACHABLE: readonly WithheldReason[] = ['refused', 'bounced', 'failed'];

/** `shopper`: whose order it is; `link`: who holds a tracking link, which may have been forwarded. */
export type CorrectedBy = 'shopper' | 'link';

/** Whether the e-mail address of an order may be replaced: only while mails do not reach it. */
export const mayCorrectEmail = (
  { mailFailure, emailCorrections }: Pick<Order, 'mailFailure' | 'emailCorrections'>,
  by: CorrectedBy,
): boolean =>
  mailFailure !== null &&
  emailCorrections.length < MAX_EMAIL_CORRECTIONS &&
  (by === 'shopper' || UNREACHABLE.includes(mailFailure));

interface Correction {
  readonly email: string;
  readonly as: CorrectedBy;
  /** The caller's uid, null for a visitor. */
  readonly by: string | null;
  readonly requestId: string | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * The order with the right e-mail address. Its customer stays the one it is counted under. Fails with
 * `email-correction-refused`, or `invalid-input` for the address that mails do not reach.
 */
export function correctEmail(order: Order, { email, as, by, requestId, now }: Correction): Result<Order> {
  if (!mayCorrectEmail(order, as)) return fail({ code: 'email-correction-refused' });
  const { email: from } = order.address;
  if (from === email) return fail({ code: 'invalid-input', fields: { email: 'field.email.unreached' } });
  return ok({
    ...order,
    address: { ...order.address, email },
    mailFailure: null,
    emailCorrections: [...order.emailCorrections, { at: now, from, by, requestId }],
    updatedAt: now,
  });
}

/** Whether the shopper has replaced this address since a mail to it was queued. */
export const isCorrectedAway = ({ address, emailCorrections }: Order, email: string): boolean =>
  address.email !== email && emailCorrections.some(({ from }) => from === email);
