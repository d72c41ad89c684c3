import type { Product } from '@/lib/domain/catalogue/product';
import { findOffered } from '@/lib/domain/catalogue/product';
import { priceAt } from '@/lib/domain/catalogue/sale/price-at';
import { slugIn } from '@/lib/domain/catalogue/slug';
import { localized, type Locale } from '@/lib/domain/locale';
import { formatMoney } from '@/lib/domain/money/money';
import { pathTo } from '@/lib/domain/routes/path-to';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { ReminderMailKind } from '@/functions/src/adapters/outbox/reminder-mail';
import { fillTemplate } from '@/functions/src/texts/fill-template';
import type { RenderedMail } from '@/functions/src/texts/html-page';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { withoutLinks } from '@/functions/src/texts/without-links';
import { chosenOptions } from './chosen-options';

interface StockBackMail {
  readonly kind: ReminderMailKind;
  readonly product: Product;
  readonly variantId: string;
  readonly setting: StoreSetting;
  readonly locale: Locale;
  /** Base address of the mail's links. */
  readonly site: string;
  /** When it is sent, whose price it names. */
  readonly now: number;
}

/** Renders the confirmation of a wait for a board, or the mail that it is back; null if it is no longer sold. */
export function renderStockBackMail({
  kind,
  product,
  variantId,
  setting,
  locale,
  site,
  now,
}: StockBackMail): RenderedMail | null {
  const variant = product.status === 'active' ? findOffered(product, variantId) : undefined;
  if (!variant) return null;
  const texts = mailTexts[locale];
  const store = localized(setting.name, locale);
  const options = chosenOptions(product, variant, locale).join(locale === 'ar' ? '، ' : ', ');
  const title = localized(product.title, locale);
  const values = { name: options ? `${title} (${options})` : title, store };
  const subject = fillTemplate(texts.subject[kind], values);
  const lead = fillTemplate(texts.lead[kind], values);
  const writing = { locale, numerals: setting.numerals };
  const price = priceAt(product, variant, now);
  const amount = formatMoney({ amount: price, currency: setting.baseCurrency }, writing);
  const link = `${site}${pathTo('/products/[slug]', slugIn(product, locale))}?variant=${encodeURIComponent(variant.id)}`;
  const action = { label: texts.openBoard, link };
  const lines = [{ title: withoutLinks(values.name), amount }];
  return {
    subject,
    text: [texts.hello, lead, `${lines[0]?.title}\n${amount}`, `${action.label}: ${link}`].join('\n\n'),
    page: { locale, subject, store, color: setting.primaryColor, greeting: texts.hello, lead, lines, action },
  };
}
