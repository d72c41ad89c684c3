import { cutText } from '@/lib/domain/forms/cut-text';
import { isolateNumberPairs, localized, type Locale } from '@/lib/domain/locale';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { REPLY_MAIL_KIND } from '@/functions/src/adapters/outbox/mail-kinds';
import type { REVIEW_MAIL_KIND } from '@/functions/src/adapters/outbox/review-mail';
import { fillTemplate, greet, isolate } from '@/functions/src/texts/fill-template';
import type { RenderedMail } from '@/functions/src/texts/html-page';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { unlink } from '@/functions/src/texts/without-links';

const LONGEST_EXCERPT = 300;

interface Replied {
  readonly kind: typeof REPLY_MAIL_KIND | typeof REVIEW_MAIL_KIND;
  readonly locale: Locale;
  /** The writer's name and words. */
  readonly name: string;
  readonly words: string;
  readonly reply: string;
  readonly setting: StoreSetting;
  /** The button's link. */
  readonly link: string;
}

/** Renders the store's reply to a message or a review, in the writer's language, with what they wrote below it. */
export function renderReplyMail({ kind, locale, name, words, reply, setting, link }: Replied): RenderedMail {
  const texts = mailTexts[locale];
  const values = { store: localized(setting.name, locale) };
  const subject = fillTemplate(texts.subject[kind], values);
  const greeting = greet(texts, name);
  const lead = isolate(isolateNumberPairs(reply));
  const signature = fillTemplate(texts.lead[kind], values);
  // The writer may not be the receiver, so the mail quotes an excerpt without links.
  const excerpt = isolateNumberPairs(unlink(cutText(words, LONGEST_EXCERPT)));
  const isReview = kind === 'review-replied';
  const details = [[isReview ? texts.labels.yourReview : texts.labels.yourMessage, excerpt]] as const;
  const quoted = details.map(([label, value]) => `${label}:\n${isolate(value)}`);
  const action = { label: isReview ? texts.openBoard : texts.visitShop, link };
  return {
    subject,
    text: [greeting, lead, signature, ...quoted, `${action.label}: ${link}`].join('\n\n'),
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
