import { localized, type Locale } from '@/lib/domain/locale';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { MailKind } from '@/functions/src/adapters/outbox/mail-kinds';
import { fillTemplate, greet } from '@/functions/src/texts/fill-template';
import type { RenderedMail } from '@/functions/src/texts/html-page';
import { mailTexts } from '@/functions/src/texts/mail-texts';

interface Notice {
  readonly kind: MailKind;
  readonly setting: StoreSetting;
  readonly locale: Locale;
  /** Values for the texts' placeholders, besides the store. */
  readonly values?: Readonly<Record<string, string>>;
  /** Values that stay as they are: addresses of accounts that proved them. */
  readonly addresses?: Readonly<Record<string, string>>;
  /** In place of the kind's own texts. */
  readonly texts?: { readonly subject: string; readonly lead: string };
  /** Whom to greet, if anybody. */
  readonly name?: string;
  readonly action: { readonly label: string; readonly link: string };
}

/** Renders a mail of one sentence with one button. */
export function renderNotice({
  kind,
  setting,
  locale,
  values,
  addresses,
  texts: instead,
  name,
  action,
}: Notice): RenderedMail {
  const texts = mailTexts[locale];
  const store = localized(setting.name, locale);
  const filled = { store, ...values };
  const subject = fillTemplate(instead?.subject ?? texts.subject[kind], filled, addresses);
  const lead = fillTemplate(instead?.lead ?? texts.lead[kind], filled, addresses);
  const greeting = name ? greet(texts, name) : '';
  return {
    subject,
    text: [greeting, lead, `${action.label}: ${action.link}`].filter(Boolean).join('\n\n'),
    page: {
      locale,
      subject,
      store,
      color: setting.primaryColor,
      greeting,
      lead,
      action,
    },
  };
}
