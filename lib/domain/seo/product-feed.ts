import { choicesOf, choiceTexts } from '@/lib/domain/catalogue/variants/choices';
import { offered, type Product, type Variant } from '@/lib/domain/catalogue/product';
import { instantText } from '@/lib/domain/time/instant-text';
import { priceAt } from '@/lib/domain/catalogue/sale/price-at';
import { escapeMarkup } from '@/lib/domain/escape-markup';
import { textIn, type Locale, type LocalizedText } from '@/lib/domain/locale';
import { convertPrice, majorUnits, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { rateOf } from '@/lib/domain/cart/pricing/rate-of';
import { offerId } from './offer-id';

/** The maximum lengths by https://support.google.com/merchants/answer/7052112, characters. */
const LONGEST = { title: 150, description: 5_000, product_type: 750 } as const;
/** The most pictures besides the first. */
const MOST_FURTHER_IMAGES = 10;

export interface FeedFacts {
  readonly setting: Pick<StoreSetting, 'name' | 'baseCurrency' | 'currencies'>;
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  /** The time of reading, milliseconds: a sale may be on. */
  readonly now: number;
  /** The home page's absolute URL in this language. */
  readonly home: string;
  readonly addressOf: (product: Product, variant?: Variant) => string;
  /** The absolute URL of a stored picture. */
  readonly imageOf: (path: string) => string;
  readonly brands: ReadonlyMap<string, LocalizedText>;
  readonly categories: ReadonlyMap<string, LocalizedText>;
}

/**
 * A product feed in RSS 2.0, which Google Merchant Center and Meta's catalogue both accept, in chunks: one item per
 * variant on sale (https://support.google.com/merchants/answer/160589). Products without a picture are left out,
 * because both refuse them.
 */
export function* productFeed(products: Iterable<Product>, facts: FeedFacts): Generator<string> {
  const { setting, locale, home } = facts;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n';
  yield `${element('title', textIn(setting.name, locale))}${element('link', home)}`;
  yield `${element('description', textIn(setting.name, locale))}${element('language', locale)}\n`;
  for (const product of products) for (const item of itemsOf(product, facts)) yield item;
  yield '</channel></rss>\n';
}

function itemsOf(product: Product, facts: FeedFacts): string[] {
  const variants = offered(product.variants);
  return product.images.length === 0 ? [] : variants.map((variant) => itemOf(product, variant, facts));
}

function itemOf(product: Product, variant: Variant, facts: FeedFacts): string {
  const several = offered(product.variants).length > 1;
  const fields = Object.entries({
    ...textsOf(product, variant, facts),
    id: offerId(product, variant),
    ...(several && { item_group_id: product.id }),
    link: facts.addressOf(product, several ? variant : undefined),
    availability: variant.stock > 0 ? 'in stock' : 'out of stock',
    ...pricesOf(product, variant, facts),
    condition: 'new',
    // The store's own boards have no GTIN.
    identifier_exists: 'no',
    ...(variant.weight && { shipping_weight: `${String(variant.weight)} g` }),
  });
  const images = imagesOf(product, variant, facts).map((image) => element('g:additional_image_link', image));
  return `<item>${fields.map(([name, text]) => element(`g:${name}`, text)).join('')}${images.join('')}</item>\n`;
}

function textsOf(product: Product, variant: Variant, { locale, brands, categories, imageOf }: FeedFacts) {
  const choices = choicesOf(product, variant);
  const several = offered(product.variants).length > 1;
  const names = several ? choiceTexts(choices, locale) : [];
  const title = textIn(product.title, locale);
  const brand = textOf(brands.get(product.brandId), locale);
  const type = [product.categoryId, product.subCategoryId].flatMap(
    (id) => textOf(categories.get(id), locale) || [],
  );
  const texts = {
    title: [title, ...names].join(' – '),
    // Both require a description; the title replaces a missing one.
    description: textIn(product.description, locale) || title,
    image_link: imageOf((product.images[variant.image ?? 0] ?? product.images[0])?.path ?? ''),
    brand,
    product_type: type.join(' > '),
    color: choices.color ? textIn(choices.color, locale) : '',
    size: choices.size ? textIn(choices.size, locale) : '',
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

const textOf = (text: LocalizedText | undefined, locale: Locale) => (text ? textIn(text, locale) : '');

const imagesOf = ({ images }: Product, variant: Variant, { imageOf }: FeedFacts) =>
  images
    .filter((_, index) => index !== (variant.image ?? 0))
    .slice(0, MOST_FURTHER_IMAGES)
    .map(({ path }) => imageOf(path));

/** A sale with start and end is listed even before it begins, because feeds are read once a day. */
function pricesOf(product: Product, variant: Variant, { setting, currency, now }: FeedFacts) {
  const rate = rateOf(setting, currency) ?? 1;
  const amount = (minor: Minor) =>
    `${majorUnits(convertPrice(minor, setting.baseCurrency, currency, rate), currency)} ${currency}`;
  const { saleFrom, saleTo } = product;
  const isDated = saleFrom !== null && saleTo !== null && saleTo > now;
  const at = isDated ? saleFrom : now;
  const price = priceAt(product, variant, at);
  const isLowered = price < variant.price;
  const before = isLowered ? variant.price : (product.compareAtPrice ?? 0);
  if (before <= price) return { price: amount(price) };
  const dates = isDated && isLowered && [saleFrom, saleTo].map(instantText).join('/');
  return {
    price: amount(before),
    sale_price: amount(price),
    ...(dates && { sale_price_effective_date: dates }),
  };
}

/**
 * Characters that XML 1.0 forbids even escaped (https://www.w3.org/TR/xml/#charsets), and the isolates used for
 * display.
 */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u2066\u2069\uFFFE\uFFFF]|\p{Surrogate}/gu;

function element(name: string, text: string): string {
  const longest = LONGEST[name.replace('g:', '') as keyof typeof LONGEST];
  const clean = text.replace(FORBIDDEN, '');
  const cut = longest ? [...clean].slice(0, longest).join('') : clean;
  return `<${name}>${escapeMarkup(cut)}</${name}>`;
}
