import { pathTo } from '@/lib/domain/routes/path-to';
import type { OutboxMail } from '@/functions/src/adapters/outbox/outbox';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { renderNotice } from '@/functions/src/texts/mails/render-notice';
import type { MailContent, Written } from './mail-content';

type DomainMail = Extract<OutboxMail, { domain: string }>;

/** Says what became of a host of the store. The button leads to the platform's address: the domain may be lost. */
export function aboutDomain({ kind, domain, locale }: DomainMail, { setting, served }: Written): MailContent {
  const link = served + pathTo('/admin/storesetting/customDomain');
  const action = { label: mailTexts[locale].openAdmin, link };
  return renderNotice({ kind, setting, locale, values: { name: domain }, action });
}
