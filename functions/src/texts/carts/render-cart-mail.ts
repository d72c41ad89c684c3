import { lineTexts } from '@/lib/domain/studio/design/line-design';
import type { CartLine } from '@/lib/domain/cart/cart';
import { formatsOf } from '@/lib/domain/formats';
import { localized, type Locale } from '@/lib/domain/locale';
import { formatMoney } from '@/lib/domain/money/money';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { fillTemplate } from '@/functions/src/texts/fill-template';
import type { RenderedMail } from '@/functions/src/texts/html-page';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { withoutLinks } from '@/functions/src/texts/without-links';

interface CartMail {
  readonly locale: Locale;
  /** At least one. */
  readonly lines: readonly CartLine[];
  readonly setting: StoreSetting;
  /** Restores the cart. */
  readonly link: string;
}

/** Renders the reminder of a cart, with today's prices in the store's base currency. */
export function renderCartMail({ locale, lines, setting, link }: CartMail): RenderedMail {
  const texts = mailTexts[locale];
  const values = { store: localized(setting.name, locale) };
  const subject = fillTemplate(texts.subject['cart-left'], values);
  const lead = fillTemplate(texts.lead['cart-left'], values);
  const writing = { locale, numerals: setting.numerals };
  const boards = lines.map((line) => {
    const options = lineTexts(line, locale).join(locale === 'ar' ? '، ' : ', ');
    const title = localized(line.title, locale);
    const name = withoutLinks(options ? `${title} (${options})` : title);
    const price = formatMoney({ amount: line.unitPrice, currency: setting.baseCurrency }, writing);
    return { title: name, amount: `${formatsOf(writing).count(line.quantity)} × ${price}` };
  });
  const action = { label: texts.openCart, link };
  const listed = boards.map(({ title, amount }) => `${title}\n${amount}`);
  return {
    subject,
    text: [texts.hello, lead, ...listed, `${action.label}: ${link}`].join('\n\n'),
    page: {
      ...{ locale, subject, store: values.store, color: setting.primaryColor },
      ...{ greeting: texts.hello, lead, lines: boards, action },
    },
  };
}
