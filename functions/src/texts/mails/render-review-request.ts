import { localized, type Locale } from '@/lib/domain/locale';
import type { LocalizedText } from '@/lib/domain/locale';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { fillTemplate, greet } from '@/functions/src/texts/fill-template';
import type { RenderedMail } from '@/functions/src/texts/html-page';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { withoutLinks } from '@/functions/src/texts/without-links';

interface ReviewRequestMail {
  readonly locale: Locale;
  readonly name: string;
  /** The order's number. */
  readonly number: string;
  /** The page where all boards are reviewed. */
  readonly link: string;
  /** Each with its place on that page; at least one. */
  readonly boards: readonly { readonly title: LocalizedText; readonly link: string }[];
  readonly setting: StoreSetting;
}

/** Asks for a review of each board, without a login. */
export function renderReviewRequest({
  locale,
  name,
  number,
  boards,
  link: page,
  setting,
}: ReviewRequestMail): RenderedMail {
  const texts = mailTexts[locale];
  const values = { store: localized(setting.name, locale), number };
  const subject = fillTemplate(texts.subject['review-asked'], values);
  const lead = fillTemplate(texts.lead['review-asked'], values);
  const greeting = greet(texts, name);
  const lines = boards.map(({ title, link }) => ({
    ...{ title: withoutLinks(localized(title, locale)), amount: '', link },
  }));
  return {
    subject,
    text: [greeting, lead, ...lines.map(({ title, link }) => `${title}\n${texts.writeReview}: ${link}`)].join(
      '\n\n',
    ),
    page: {
      ...{ locale, subject, store: values.store, color: setting.primaryColor, greeting, lead, lines },
      action: { label: texts.writeReview, link: page },
    },
  };
}
