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
import { returnLinkJsonLd, returnPolicyJsonLd } from './return-policy-json-ld';
import { shippingJsonLd } from './shipping-json-ld';

/** A https://schema.org object; its URLs are absolute. */
export type JsonLd = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** With more variants the list would bloat the page, so the price range represents them. */
const MOST_VARIANTS = 30;
const REVIEWS_TOLD = 5;

/** schema.org's terms for the two standard options, by which search engines distinguish variants. */
const VARIES_BY = { color: 'https://schema.org/color', size: 'https://schema.org/size' } as const;
const isKnownOption = (id: string): id is keyof typeof VARIES_BY => id in VARIES_BY;

/** The country of single-country currencies, for a store that has not set its delivery country. */
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
  /** At its current price (`pricedAt`). */
  readonly product: Product;
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  /** The delivery country, ISO 3166-1; empty if unset. */
  readonly country: string;
  readonly delivery: StoreSetting['delivery'];
  readonly orderRules: StoreSetting['orderRules'];
  readonly tax: StoreSetting['tax'];
  /** The URL of the store's terms, which describe returns. */
  readonly termsAddress: string;
  readonly brand: string | null;
  readonly category: string | null;
  readonly images: readonly string[];
  /** Published ones, newest first. */
  readonly reviews: readonly Review[];
  /** The URL of the page, or of one variant on it. */
  readonly addressOf: (variant?: Variant) => string;
}

/**
 * A product's structured data as Google requires it
 * (https://developers.google.com/search/docs/appearance/structured-data/product-variants): a product with several
 * variants is a group of products with an offer each. Empty properties are left out.
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
      offers: offerJsonLd(facts, { ...only, price: product.price, stock: product.stock }),
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

/** The product's texts that have a schema.org property. */
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
  { price, regularPrice, stock, weight = 0 }: Pick<Variant, 'price' | 'regularPrice' | 'stock' | 'weight'>,
  url = facts.addressOf(),
): JsonLd {
  const { currency, delivery, locale } = facts;
  return {
    '@type': 'Offer',
    url,
    itemCondition: 'https://schema.org/NewCondition',
    price: units(price, currency),
    priceCurrency: currency,
    ...(facts.product.saleTo !== null &&
      regularPrice !== undefined && { priceValidUntil: new Date(facts.product.saleTo).toISOString() }),
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

/** Search engines accept delivery and return costs only with a country. */
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

/** The price with `valueAddedTaxIncluded`; nothing for stores without VAT registration. */
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

/** The path to a page; the last step is the page itself and needs no URL. */
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
  /** The home page's URL in this language. */
  readonly address: string;
}

interface OrganizationFacts extends SiteFacts {
  readonly setting: SiteFacts['setting'] & Pick<StoreSetting, 'orderRules'>;
  readonly logo: string;
  readonly termsAddress: string;
}

export function organizationJsonLd({
  setting,
  locale,
  address,
  logo,
  termsAddress,
}: OrganizationFacts): JsonLd {
  const { email, phone, address: street, social } = setting.contact;
  const sameAs = Object.values(social);
  const lines = textIn(street, locale);
  const returns = returnLinkJsonLd(setting.orderRules, termsAddress);
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
    ...(returns && { hasMerchantReturnPolicy: returns }),
  };
}

/** `searchAddress` contains `{search_term_string}` in place of the query. */
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

/**
 * The content of `<script type="application/ld+json">`, escaped so that "</script>" in a title cannot end the element.
 */
export const jsonLdText = (data: JsonLd): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
