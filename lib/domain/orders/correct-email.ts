import type { WithheldReason } from '@/lib/domain/mail/withheld-mail';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { Order } from './order';

/** Limited because each correction sends a mail to an unverified address. */
export const MAX_EMAIL_CORRECTIONS = 3;

/**
 * For a link: mails to such an address never arrive, so a correction cuts nobody off. The limits `recipient` and
 * `store` are temporary and do not count.
 */
const UNREACHABLE: readonly WithheldReason[] = ['refused', 'bounced', 'failed'];

/** `shopper`: the order's owner; `link`: a holder of the tracking link, which may have been forwarded. */
export type CorrectedBy = 'shopper' | 'link';

/** Whether an order's e-mail address may be replaced: only while mails do not reach it. */
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
  /** The caller's uid; null for a visitor. */
  readonly by: string | null;
  readonly requestId: string | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Replaces an order's e-mail address. The order still counts for the same customer. Fails with
 * `email-correction-refused`, or with `invalid-input` when the new address is the failing one.
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

/** Whether the shopper replaced this address after a mail to it was queued. */
export const isCorrectedAway = ({ address, emailCorrections }: Order, email: string): boolean =>
  address.email !== email && emailCorrections.some(({ from }) => from === email);
