import { localized } from '@/lib/domain/locale';
import type { Locale } from '@/lib/domain/locale';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { StoreTotal } from '@/functions/src/limits/table';
import { fill } from './fill';
import { htmlPage } from './html-page';
import { mailTexts } from './mail-texts';
import type { RenderedMail } from './render-order-mail';

const KIND = 'owner-limit-passed';

/** What the store's people read when strangers do something far more often than a store of its kind sees. */
export function renderLimitMail(
  total: StoreTotal,
  setting: StoreSetting,
  locale: Locale,
  link: string,
): RenderedMail {
  const texts = mailTexts[locale];
  const values = { name: texts.totals[total], store: localized(setting.name, locale) };
  const subject = fill(texts.subject[KIND], values);
  const lead = fill(texts.lead[KIND], values);
  const action = { label: texts.openAdmin, link };
  return {
    subject,
    text: [lead, `${action.label}: ${link}`].join('\n\n'),
    html: htmlPage({ locale, subject, store: values.store, color: setting.primaryColor, lead, action }),
  };
}
