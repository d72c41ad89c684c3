import { parseSupportAccess } from '@/lib/domain/platform/support-access';
import { parseSuspension } from '@/lib/domain/platform/suspension';
import { pathTo } from '@/lib/domain/routes/path-to';
import type { StoreMail, SupportMail } from '@/functions/src/adapters/outbox/store-mail';
import type { OutboxMail } from '@/functions/src/adapters/outbox/outbox';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { renderNotice } from '@/functions/src/texts/mails/render-notice';
import type { MailContent, MailedDocument, Written } from './mail-content';

type Mail = Extract<OutboxMail, StoreMail>;

/** Says that the store was suspended and why, or that it is open again; null where that is no longer so. */
export function aboutStore(
  { kind, locale }: Mail,
  { setting, served }: Written,
  doc: MailedDocument,
): MailContent | null {
  const suspension = doc?.exists ? parseSuspension(doc.data()) : null;
  if ((kind === 'owner-store-suspended') !== Boolean(suspension)) return null;
  const values = { reason: suspension?.reason ?? '' };
  const action = { label: mailTexts[locale].openAdmin, link: served + pathTo('/admin/dashboard') };
  return renderNotice({ kind, setting, locale, values, action });
}

/** Asks the owners to let an operator in; null where somebody answered already. */
export function askingForSupport(
  { kind, locale }: Extract<OutboxMail, SupportMail>,
  { setting, served }: Written,
  doc: MailedDocument,
): MailContent | null {
  const access = parseSupportAccess(doc?.data());
  if (access?.state !== 'asked') return null;
  const action = { label: mailTexts[locale].openAdmin, link: served + pathTo('/admin/settings/store') };
  const values = { reason: access.reason };
  return renderNotice({ kind, setting, locale, values, addresses: { name: access.email }, action });
}
