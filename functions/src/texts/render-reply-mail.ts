import type { ContactReply, ContactRequest } from '@/lib/domain/contact/contact-request';
import { localized } from '@/lib/domain/locale';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { fill, isolate } from './fill';
import { htmlPage } from './html-page';
import { mailTexts } from './mail-texts';
import type { RenderedMail } from './render-order-mail';

const KIND = 'contact-reply';

/** What the writer of a message gets as its answer, in their language, with what they had written below it. */
export function renderReplyMail(
  request: ContactRequest,
  reply: ContactReply,
  setting: StoreSetting,
  siteLink: string,
): RenderedMail {
  const { locale } = request;
  const texts = mailTexts[locale];
  const values = { name: request.fullName, store: localized(setting.name, locale) };
  const subject = fill(texts.subject[KIND], values);
  const greeting = fill(texts.greeting, values);
  const lead = isolate(reply.text);
  const signature = fill(texts.lead[KIND], values);
  const details = [[texts.labels.yourMessage, request.comments]] as const;
  const quoted = details.map(([label, value]) => `${label}:\n${isolate(value)}`);
  const action = { label: texts.visitShop, link: siteLink };
  return {
    subject,
    text: [greeting, lead, signature, ...quoted, `${action.label}: ${siteLink}`].join('\n\n'),
    html: htmlPage({
      locale,
      subject,
      store: values.store,
      color: setting.primaryColor,
      greeting,
      lead: `${lead}\n\n${signature}`,
      details,
      action,
    }),
  };
}
