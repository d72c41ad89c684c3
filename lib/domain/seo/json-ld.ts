import {
  offered,
  PLAIN_FIELDS,
  type PlainField,
  type Product,
  type Variant,
} from '@/lib/domain/catalogue/product';
import { averageRating } from '@/lib/domain/catalogue/product-summary';
import { localized, type Locale } from '@/lib/domain/locale';
import { convertPrice, majorUnits, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import { localizedText } from '@/lib/domain/parse/fields';
import type { Review } from '@/lib/domain/reviews/review';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** A thing in the words of https://schema.org; addresses in it are absolute. */
export type JsonLd = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** With more variants the page would carry a list that nobody reads; the range of prices then speaks for them. */
const MOST_OFFERS = 30;
const REVIEWS_TOLD = 5;

export interface ProductFacts {
  readonly product: Product;
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  readonly brand: string | null;
  readonly category: string | null;
  readonly images: readonly string[];
  /** Newest first, published ones. */
  readonly reviews: readonly Review[];
  /** The page's address, or that of one variant on it. */
  readonly addressOf: (variant?: Variant) => string;
}

export function productJsonLd(facts: ProductFacts): JsonLd {
  const { product, locale, brand, category, images, reviews, addressOf } = facts;
  const rating = averageRating(product);
  return {
    '@type': 'Product',
    '@id': `${addressOf()}#product`,
    ...textsJsonLd(product, locale),
    url: addressOf(),
    image: images,
    sku: product.variants[0]?.sku || product.id,
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
      review: reviews.slice(0, REVIEWS_TOLD).map(reviewJsonLd),
    }),
    offers: offersJsonLd(facts),
  };
}

/** The product's texts that schema.org has a name for. */
const textsJsonLd = (product: Product, locale: Locale) =>
  Object.fromEntries(
    Object.entries(PLAIN_FIELDS).flatMap(([name, field]) =>
      'schemaOrg' in field
        ? [[field.schemaOrg, localized(localizedText(product[name as PlainField]), locale)]]
        : [],
    ),
  );

function offersJsonLd({ product, currency, addressOf }: ProductFacts): JsonLd {
  const { price, stock } = product;
  const variants = offered(product.variants);
  const units = (amount: Minor) => majorUnits(convertPrice(amount, currency, currency, 1), currency);
  const money = (amount: Minor) => ({ price: units(amount), priceCurrency: currency });
  const offer = { '@type': 'Offer', itemCondition: 'https://schema.org/NewCondition' };
  const [only] = variants;
  if (variants.length <= 1 || !only)
    return { ...offer, url: addressOf(), ...money(price), availability: availability(stock) };
  return {
    '@type': 'AggregateOffer',
    url: addressOf(),
    priceCurrency: currency,
    lowPrice: units(price),
    highPrice: units(Math.max(...variants.map((variant) => variant.price))),
    offerCount: variants.length,
    availability: availability(stock),
    ...(variants.length <= MOST_OFFERS && {
      offers: variants.map((variant) => ({
        ...offer,
        url: addressOf(variant),
        sku: variant.sku,
        ...money(variant.price),
        availability: availability(variant.stock),
      })),
    }),
  };
}

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
  const lines = localized(street, locale);
  return {
    '@type': 'Organization',
    '@id': `${address}#organization`,
    name: localized(setting.name, locale),
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
  name: localized(setting.name, locale),
  url: address,
  inLanguage: locale,
  publisher: { '@id': `${address}#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: searchAddress },
    'query-input': 'required name=search_term_string',
  },
});

/** What stands inside `<script type="application/ld+json">`; a title that holds "</script>" cannot end the element. */
export const jsonLdText = (data: JsonLd): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
