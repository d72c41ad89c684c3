import { normalizeEmail } from '@/lib/domain/customers/customer';

/** Gmail ignores dots; both names are one service (https://support.google.com/mail/answer/7436150). */
const IGNORES_DOTS = ['gmail.com', 'googlemail.com'];

/**
 * One spelling for every address that reaches the same mailbox: without case, without a `+tag`, without Gmail's dots. For
 * counting alone; mails go to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const address = normalizeEmail(email);
  const at = address.lastIndexOf('@');
  const [user = ''] = address.slice(0, at).split('+');
  const domain = address.slice(at + 1);
  return IGNORES_DOTS.includes(domain) ? `${user.replaceAll('.', '')}@gmail.com` : `${user}@${domain}`;
}
