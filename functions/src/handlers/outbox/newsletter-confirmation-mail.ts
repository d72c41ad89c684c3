import { pathTo } from '@/lib/domain/routes/path-to';
import type { OutboxMail } from '@/functions/src/adapters/outbox/outbox';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { renderNotice } from '@/functions/src/texts/mails/render-notice';
import type { MailContent, MailedDocument, RenderDeps, Written } from './mail-content';

type NewsletterMail = Extract<OutboxMail, { newsRequest: string }>;

/** Asks to confirm the newsletter; null for a request that was confirmed or deleted meanwhile. */
export function confirmingNewsletter(
  { consents }: RenderDeps,
  { kind, newsRequest, locale }: NewsletterMail,
  { setting, site }: Written,
  doc: MailedDocument,
): MailContent | null {
  if (!doc?.exists) return null;
  const token = consents.sign({ storeId: setting.storeId, customerId: newsRequest });
  const link = site + pathTo('/newsletter/[token]', token);
  return renderNotice({
    kind,
    setting,
    locale,
    action: { label: mailTexts[locale].confirmNewsletter, link },
  });
}
