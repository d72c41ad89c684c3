import { pathTo } from '@/lib/domain/routes/path-to';
import { parseEndpoint } from '@/lib/domain/webhooks/webhook-endpoint';
import type { OutboxMail } from '@/functions/src/adapters/outbox/outbox';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { renderNotice } from '@/functions/src/texts/mails/render-notice';
import type { MailContent, MailedDocument, Written } from './mail-content';

type WebhookMail = Extract<OutboxMail, { endpointId: string }>;

/** Says that an endpoint was switched off; null for one that was removed, or is on again. */
export function aboutWebhook(
  { kind, endpointId, locale }: WebhookMail,
  { setting, site }: Written,
  doc: MailedDocument,
): MailContent | null {
  const endpoint = doc?.exists ? parseEndpoint(endpointId, doc.data()) : null;
  if (!endpoint || endpoint.isOn) return null;
  const action = { label: mailTexts[locale].openAdmin, link: site + pathTo('/admin/developers') };
  return renderNotice({ kind, setting, locale, values: { name: new URL(endpoint.url).host }, action });
}
