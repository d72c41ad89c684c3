import { localized } from '@/lib/domain/locale';
import { formatMoney } from '@/lib/domain/money/money';
import type { Prepaid } from '@/lib/domain/prepaid/prepaid';
import { pathTo } from '@/lib/domain/routes/path-to';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { fillTemplate, greet, isolate } from '@/functions/src/texts/fill-template';
import type { RenderedMail } from '@/functions/src/texts/html-page';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { withoutLinks } from '@/functions/src/texts/without-links';

const KIND = 'gift-card';

interface GiftMail {
  readonly card: Prepaid;
  readonly code: string;
  readonly setting: StoreSetting;
  /** Base address of the mail's links. */
  readonly site: string;
}

/** Renders a gift card for its receiver: the giver's words, the code, and how to spend it. */
export function renderGiftMail({ card, code, setting, site }: GiftMail): RenderedMail {
  const { name = '', message = '', locale = 'en' } = card.receiver ?? {};
  const texts = mailTexts[locale];
  const store = localized(setting.name, locale);
  const { initial: amount, currency } = card;
  const values = { store, amount: formatMoney({ amount, currency }, { locale, numerals: setting.numerals }) };
  const subject = fillTemplate(texts.subject[KIND], values);
  const greeting = greet(texts, name);
  const words = message && isolate(withoutLinks(message));
  const lead = [fillTemplate(texts.lead[KIND], values), words].filter(Boolean).join('\n\n');
  const details = [[texts.labels.giftCode, code]] as const;
  const action = { label: texts.visitShop, link: site };
  const more = { label: texts.giftBalance, link: `${site}${pathTo('/gift-card')}#${code}` };
  const facts = details.map(([label, value]) => `${label}: ${isolate(value)}`);
  const links = [action, more].map(({ label, link }) => `${label}: ${link}`);
  return {
    subject,
    text: [greeting, lead, ...facts, ...links].join('\n\n'),
    page: { locale, subject, store, color: setting.primaryColor, greeting, lead, details, action, more },
  };
}
