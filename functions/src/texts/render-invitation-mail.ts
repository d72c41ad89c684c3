import { directionOf, localized, type Locale } from '@/lib/domain/locale';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { fill } from './fill';
import { htmlPage } from './html-page';
import { mailTexts } from './mail-texts';
import type { RenderedMail } from './render-order-mail';

const KIND = 'staff-invitation';

/** Invites somebody to the store's staff; `link` leads to the admin, or to choosing a password first. */
export function renderInvitationMail(setting: StoreSetting, locale: Locale, link: string): RenderedMail {
  const texts = mailTexts[locale];
  const store = localized(setting.name, locale);
  const subject = fill(texts.subject[KIND], { store });
  const lead = fill(texts.lead[KIND], { store });
  const action = { label: texts.openAdmin, link };
  return {
    subject,
    text: [lead, `${action.label}: ${link}`].join('\n\n'),
    html: htmlPage({
      locale,
      direction: directionOf(locale),
      subject,
      store,
      color: setting.primaryColor,
      greeting: '',
      lead,
      lines: [],
      sums: [],
      details: [],
      action,
    }),
  };
}
