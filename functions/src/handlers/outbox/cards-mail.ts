import { parseCardAccount, takesPayments } from '@/lib/domain/payments/connect/card-account';
import { pathTo } from '@/lib/domain/routes/path-to';
import type { OutboxMail } from '@/functions/src/adapters/outbox/outbox';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { renderNotice } from '@/functions/src/texts/mails/render-notice';
import type { MailContent, MailedDocument, Written } from './mail-content';

type CardsMail = Extract<OutboxMail, { cardAccount: string }>;

/** Says that Stripe takes no more cards; null for an account that takes them again, or is another one by now. */
export function aboutCards(
  { kind, cardAccount, locale }: CardsMail,
  { setting, site }: Written,
  doc: MailedDocument,
): MailContent | null {
  const account = parseCardAccount(doc?.data());
  if (account?.id !== cardAccount || account.isOff || takesPayments(account)) return null;
  const link = site + pathTo('/admin/storesetting/paymentOptions');
  const action = { label: mailTexts[locale].openAdmin, link };
  return renderNotice({ kind, setting, locale, values: {}, action });
}
