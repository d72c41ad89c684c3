import { normalizeEmail } from '@/lib/domain/customers/customer';

/** Gmail ignores dots; both domains are one service (https://support.google.com/mail/answer/7436150). */
const IGNORES_DOTS = ['gmail.com', 'googlemail.com'];

/**
 * Normalizes all addresses of the same mailbox: without case, `+tag` and Gmail's dots. Only for counting; mails go to
 * the address as typed.
 */
export function mailboxOf(email: string): string {
  const address = normalizeEmail(email);
  const at = address.lastIndexOf('@');
  const [user = ''] = address.slice(0, at).split('+');
  const domain = address.slice(at + 1);
  return IGNORES_DOTS.includes(domain) ? `${user.replaceAll('.', '')}@gmail.com` : `${user}@${domain}`;
}
