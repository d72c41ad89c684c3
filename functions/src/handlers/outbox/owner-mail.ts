import { dateFormat } from '@/lib/domain/formats';
import { pathTo } from '@/lib/domain/routes/path-to';
import { knownTimeZone } from '@/lib/domain/stats/store-day';
import type { OutboxMail } from '@/functions/src/adapters/outbox/outbox';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { renderNotice } from '@/functions/src/texts/mails/render-notice';
import type { MailContent, Written } from './mail-content';

/** Tells an owner what happens to the store as a whole. */
export function aboutWholeStore(
  { kind, by, other = '', endsAt, locale }: Extract<OutboxMail, { endsAt: number }>,
  { setting, site }: Written,
): MailContent {
  const writing = { locale, numerals: setting.numerals };
  const day = dateFormat(writing, { dateStyle: 'long', timeZone: knownTimeZone(setting.timeZone) });
  const action = { label: mailTexts[locale].openAdmin, link: site + pathTo('/admin/settings/store') };
  const values = { date: day.format(endsAt) };
  return renderNotice({ kind, setting, locale, values, addresses: { name: by, to: other }, action });
}
