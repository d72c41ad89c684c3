import { pathTo } from '@/lib/domain/routes/path-to';
import type { OutboxMail } from '@/functions/src/adapters/outbox/outbox';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { renderNotice } from '@/functions/src/texts/mails/render-notice';
import type { MailContent, Written } from './mail-content';

type QuotaMail = Extract<OutboxMail, { quota: number }>;

/** Tells the owner how much of a month's quota is used, and what that means for their shoppers. */
export function aboutQuota(
  { kind, what, used, quota, locale }: QuotaMail,
  { setting, site }: Written,
): MailContent {
  const { quotas, openAdmin } = mailTexts[locale];
  const values = {
    name: quotas[what].name,
    effect: quotas[what].effect,
    used: String(used),
    quota: String(quota),
  };
  const action = { label: openAdmin, link: site + pathTo('/admin/settings') };
  return renderNotice({ kind, setting, locale, values, action });
}
