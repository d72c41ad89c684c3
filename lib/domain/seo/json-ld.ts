import { choicesOf, choiceTexts } from '@/lib/domain/catalogue/variants/choices';
import {
  offered,
  PLAIN_FIELDS,
  type PlainField,
  type Product,
  type Variant,
} from '@/lib/domain/catalogue/product';
import { averageRating } from '@/lib/domain/catalogue/product-summary';
import { textIn, type Locale } from '@/lib/domain/locale';
import { convertPrice, majorUnits, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import { localizedText } from '@/lib/domain/parse/fields';
import type { Review } from '@/lib/domain/reviews/review';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { offerId } from './offer-id';
import { returnPolicyJsonLd } from './return-policy-json-ld';
import { shippingJsonLd } from './shipping-json-ld';

/** A thing in the words of https://schema.org; addresses in it are absolute. */
export type JsonLd = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** With more variants the page would carry a list that nobody reads; the range of prices then speaks for them. */
const MOST_VARIANTS = 30;
const REVIEWS_TOLD = 5;

/** Words of schema.org for the two options that orders name, by which search engines tell variants apart. */
const VARIES_BY = { color: 'https://schema.org/color', size: 'https://schema.org/size' } as const;
const isKnownOption = (id: string): id is keyof typeof VARIES_BY => id in VARIES_BY;

/** Currencies of one country alone, where a store that has not said so delivers to. */
const COUNTRY_OF: Readonly<Partial<Record<CurrencyCode, string>>> = {
  AED: 'AE',
  BHD: 'BH',
  EGP: 'EG',
  JOD: 'JO',
  KWD: 'KW',
  OMR: 'OM',
  QAR: 'QA',
  SAR: 'SA',
};

export interface ProductFacts {
  readonly product: Product;
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  /** Where the store delivers to, ISO 3166-1; empty where it has not said so. */
  readonly country: string;
  readonly delivery: StoreSetting['delivery'];
  readonly orderRules: StoreSetting['orderRules'];
  readonly tax: StoreSetting['tax'];
  /** Of the store's terms, which say how goods are returned. */
  readonly termsAddress: string;
  readonly brand: string | null;
  readonly category: string | null;
  readonly images: readonly string[];
  /** Newest first, published ones. */
  readonly reviews: readonly Review[];
  /** The page's address, or that of one variant on it. */
  readonly addressOf: (variant?: Variant) => string;
}

/**
 * A product as Google asks for it (https://developers.google.com/search/docs/appearance/structured-data/product-variants):
 * with several variants a group of products, each with an offer. Nothing in it is empty.
 */
export function productJsonLd(facts: ProductFacts): JsonLd {
  const { product } = facts;
  const variants = offered(product.variants);
  const [only] = variants;
  if (variants.length <= 1)
    return {
      '@type': 'Product',
      ...commonFacts(facts),
      ...skuOf(only),
      productID: product.id,
      offers: offerJsonLd(facts, { ...product.variants[0], price: product.price, stock: product.stock }),
    };
  if (variants.length > MOST_VARIANTS)
    return { '@type': 'Product', ...commonFacts(facts), offers: rangeJsonLd(facts, variants) };
  const variesBy = product.options.map(({ id }) => id).filter(isKnownOption);
  return {
    '@type': 'ProductGroup',
    ...commonFacts(facts),
    productGroupID: product.id,
    ...(variesBy.length > 0 && { variesBy: variesBy.map((id) => VARIES_BY[id]) }),
    hasVariant: variants.map((variant) => variantJsonLd(facts, variant)),
  };
}

function commonFacts({ product, locale, brand, category, images, reviews, addressOf }: ProductFacts) {
  const rating = averageRating(product);
  return {
    '@id': `${addressOf()}#product`,
    ...textsJsonLd(product, locale),
    url: addressOf(),
    ...(images.length > 0 && { image: images }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(category && { category }),
    ...(rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating,
        reviewCount: product.ratingCount,
        bestRating: 5,
        worstRating: 1,
      },
      ...(reviews.length > 0 && { review: reviews.slice(0, REVIEWS_TOLD).map(reviewJsonLd) }),
    }),
  };
}

/** The product's texts that schema.org has a name for. */
const textsJsonLd = (product: Product, locale: Locale) =>
  Object.fromEntries(
    Object.entries(PLAIN_FIELDS).flatMap(([name, field]) => {
      const text = 'schemaOrg' in field && textIn(localizedText(product[name as PlainField]), locale);
      return text ? [[field.schemaOrg, text]] : [];
    }),
  );

const skuOf = (variant: Variant | undefined) => (variant?.sku ? { sku: variant.sku } : {});

function variantJsonLd(facts: ProductFacts, variant: Variant): JsonLd {
  const { product, locale, images, addressOf } = facts;
  const choices = choicesOf(product, variant);
  const image = images[variant.image ?? 0];
  const color = choices.color && textIn(choices.color, locale);
  const size = choices.size && textIn(choices.size, locale);
  const names = choiceTexts(choices, locale);
  return {
    '@type': 'Product',
    name: [textIn(product.title, locale), ...names].join(' – '),
    ...skuOf(variant),
    productID: offerId(product, variant),
    ...(image && { image }),
    ...(color && { color }),
    ...(size && { size }),
    offers: offerJsonLd(facts, variant, addressOf(variant)),
  };
}

function offerJsonLd(
  facts: ProductFacts,
  { price, stock, weight = 0 }: Pick<Variant, 'price' | 'stock' | 'weight'>,
  url = facts.addressOf(),
): JsonLd {
  const { currency, delivery, locale } = facts;
  return {
    '@type': 'Offer',
    url,
    itemCondition: 'https://schema.org/NewCondition',
    price: units(price, currency),
    priceCurrency: currency,
    ...taxedPrice(facts, price),
    availability: availability(stock),
    ...shippingJsonLd({
      delivery,
      locale,
      country: countryOf(facts),
      price,
      weight,
      offers: Math.max(1, offered(facts.product.variants).length),
      amountOf: (charge) => ({ value: units(charge, currency), currency }),
    }),
    ...returnsOf(facts),
  };
}

/** Of it alone search engines can be told what delivery and returns cost. */
const countryOf = ({ country, currency }: ProductFacts): string | undefined =>
  country || COUNTRY_OF[currency];

function returnsOf(facts: ProductFacts) {
  const { orderRules, termsAddress } = facts;
  const policy = returnPolicyJsonLd(orderRules, countryOf(facts), termsAddress);
  return policy && { hasMerchantReturnPolicy: policy };
}

function rangeJsonLd(facts: ProductFacts, variants: readonly Variant[]): JsonLd {
  const { product, currency, addressOf } = facts;
  return {
    '@type': 'AggregateOffer',
    url: addressOf(),
    priceCurrency: currency,
    lowPrice: units(product.price, currency),
    highPrice: units(Math.max(...variants.map(({ price }) => price)), currency),
    offerCount: variants.length,
    availability: availability(product.stock),
  };
}

/** The price with `valueAddedTaxIncluded`; nothing for stores that are not registered for VAT. */
const taxedPrice = ({ tax, currency }: ProductFacts, price: Minor) =>
  tax.registered && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: units(price, currency),
      priceCurrency: currency,
      valueAddedTaxIncluded: tax.included,
    },
  };

const units = (amount: Minor, currency: CurrencyCode) =>
  majorUnits(convertPrice(amount, currency, currency, 1), currency);

const availability = (stock: number) => `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`;

const reviewJsonLd = ({ name, rating, title, comment, createdAt }: Review): JsonLd => ({
  '@type': 'Review',
  author: { '@type': 'Person', name },
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  datePublished: new Date(createdAt).toISOString().slice(0, 10),
  ...(title && { name: title }),
  reviewBody: comment,
});

/** The way to a page; the last step is the page itself and may go without an address. */
export const breadcrumbJsonLd = (
  steps: readonly { readonly name: string; readonly address?: string }[],
): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(address && { item: address }),
  })),
});

interface SiteFacts {
  readonly setting: Pick<StoreSetting, 'name' | 'contact'>;
  readonly locale: Locale;
  /** Of the first page in this language. */
  readonly address: string;
}

export function organizationJsonLd({ setting, locale, address, logo }: SiteFacts & { logo: string }): JsonLd {
  const { email, phone, address: street, social } = setting.contact;
  const sameAs = Object.values(social);
  const lines = textIn(street, locale);
  return {
    '@type': 'Organization',
    '@id': `${address}#organization`,
    name: textIn(setting.name, locale),
    url: address,
    logo,
    ...(lines && { address: { '@type': 'PostalAddress', streetAddress: lines } }),
    ...((email || phone) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        availableLanguage: ['en', 'ar'],
        ...(email && { email }),
        ...(phone && { telephone: phone }),
      },
    }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/** `searchAddress` holds `{search_term_string}` where the words go. */
export const webSiteJsonLd = ({ setting, locale, address }: SiteFacts, searchAddress: string): JsonLd => ({
  '@type': 'WebSite',
  '@id': `${address}#website`,
  name: textIn(setting.name, locale),
  url: address,
  inLanguage: locale,
  publisher: { '@id': `${address}#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: searchAddress },
    'query-input': 'required name=search_term_string',
  },
});

/** The content of `<script type="application/ld+json">`; a title that holds "</script>" cannot end the element. */
export const jsonLdText = (data: JsonLd): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
