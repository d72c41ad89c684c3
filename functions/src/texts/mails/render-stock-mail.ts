import type { Product } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import type { Locale } from '@/lib/domain/locale';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { fillTemplate, isolate } from '@/functions/src/texts/fill-template';
import type { RenderedMail } from '@/functions/src/texts/html-page';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { withoutLinks } from '@/functions/src/texts/without-links';
import { chosenOptions } from './chosen-options';

const KIND = 'owner-low-stock';

/** Renders the low stock notice: the product's variants with what is left of each. */
export function renderStockMail(
  product: Product,
  setting: StoreSetting,
  locale: Locale,
  link: string,
): RenderedMail {
  const texts = mailTexts[locale];
  const values = { name: localized(product.title, locale), store: localized(setting.name, locale) };
  const subject = fillTemplate(texts.subject[KIND], values);
  const lead = fillTemplate(texts.lead[KIND], values);
  const left = product.variants.map((variant) => {
    const options = chosenOptions(product, variant, locale);
    return {
      title: withoutLinks(options.join(' · ') || variant.sku || values.name),
      amount: String(variant.stock),
    };
  });
  const stock = left.map(({ title, amount }) => `${isolate(title)}: ${amount}`);
  const action = { label: texts.openProduct, link };
  return {
    subject,
    text: [lead, stock.join('\n'), `${action.label}: ${link}`].join('\n\n'),
    page: {
      locale,
      subject,
      store: values.store,
      color: setting.primaryColor,
      lead,
      lines: left,
      action,
    },
  };
}
