import type { ContactReply, ContactRequest } from '@/lib/domain/contact/contact-request';
import { cutText } from '@/lib/domain/forms/cut-text';
import { isolateNumberPairs, localized } from '@/lib/domain/locale';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { fillTemplate, greet, isolate } from '../fill-template';
import type { RenderedMail } from '../html-page';
import { mailTexts } from '../mail-texts';
import { unlink } from '../without-links';

const KIND = 'contact-reply';
const LONGEST_EXCERPT = 300;

/** Renders the store's reply to a message, in the writer's language, with the message below it. */
export function renderReplyMail(
  request: ContactRequest,
  reply: ContactReply,
  setting: StoreSetting,
  siteLink: string,
): RenderedMail {
  const { locale } = request;
  const texts = mailTexts[locale];
  const values = { store: localized(setting.name, locale) };
  const subject = fillTemplate(texts.subject[KIND], values);
  const greeting = greet(texts, request.fullName);
  const lead = isolate(isolateNumberPairs(reply.text));
  const signature = fillTemplate(texts.lead[KIND], values);
  // The writer may not be the receiver: an excerpt without links.
  const excerpt = isolateNumberPairs(unlink(cutText(request.comments, LONGEST_EXCERPT)));
  const details = [[texts.labels.yourMessage, excerpt]] as const;
  const quoted = details.map(([label, value]) => `${label}:\n${isolate(value)}`);
  const action = { label: texts.visitShop, link: siteLink };
  return {
    subject,
    text: [greeting, lead, signature, ...quoted, `${action.label}: ${siteLink}`].join('\n\n'),
    page: {
      locale,
      subject,
      store: values.store,
      color: setting.primaryColor,
      greeting,
      lead: `${lead}\n\n${signature}`,
      details,
      action,
    },
  };
}
