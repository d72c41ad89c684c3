import type { ContactRequest } from '@/lib/domain/contact/contact-request';
import { isolateNumberPairs, localized } from '@/lib/domain/locale';
import type { Locale } from '@/lib/domain/locale';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { fillTemplate, isolate } from '../fill-template';
import type { RenderedMail } from '../html-page';
import { mailTexts } from '../mail-texts';
import { withoutLinks } from '../without-links';

const KIND = 'owner-contact-request';

/** Renders the owner's mail about a contact form message; replying to it answers the writer. */
export function renderContactMail(
  request: ContactRequest,
  setting: StoreSetting,
  locale: Locale,
): RenderedMail {
  const texts = mailTexts[locale];
  const { labels } = texts;
  const values = { name: request.fullName, store: localized(setting.name, locale) };
  const subject = fillTemplate(texts.subject[KIND], values);
  const lead = fillTemplate(texts.lead[KIND], values);
  const details = [
    [labels.name, withoutLinks(request.fullName)],
    [labels.email, request.email],
    [labels.comments, isolateNumberPairs(request.comments)],
  ] as const;
  const action = { label: texts.answer, link: `mailto:${encodeURIComponent(request.email)}` };
  const facts = details.map(([label, value]) => `${label}: ${isolate(value)}`);
  return {
    subject,
    text: [lead, ...facts].join('\n\n'),
    page: {
      locale,
      subject,
      store: values.store,
      color: setting.primaryColor,
      lead,
      details,
      action,
    },
  };
}
