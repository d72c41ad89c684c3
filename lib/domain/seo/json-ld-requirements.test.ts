import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { zonesOfCharges } from '@/lib/domain/delivery/from-charges';
import { aMethod, aPlace, aZone } from '@/tests/fixtures/shop/delivery';
import { aRegistration } from '@/tests/fixtures/shop/tax';
import { articleJsonLd } from './article-json-ld';
import { productJsonLd } from './json-ld';
import type { ProductFacts } from './json-ld';

/** What Google requires of each type, and what else of schema.org's properties this shop says. */
interface Requirement {
  /** Each entry is met by one of its properties. */
  readonly required: readonly (readonly string[])[];
  readonly optional?: readonly string[];
}

/**
 * https://developers.google.com/search/docs/appearance/structured-data/product-snippet, …/merchant-listing,
 * …/product-variants, …/review-snippet, …/return-policy and …/article; the names are those of https://schema.org.
 */
const REQUIREMENTS: Readonly<Record<string, Requirement>> = {
  Product: {
    required: [['name'], ['offers', 'review', 'aggregateRating']],
    optional: [
      '@id',
      'url',
      'description',
      'image',
      'brand',
      'category',
      'sku',
      'productID',
      'color',
      'size',
    ],
  },
  ProductGroup: {
    required: [['name'], ['productGroupID'], ['hasVariant']],
    optional: [
      ...['@id', 'url', 'description', 'image', 'brand', 'category'],
      ...['variesBy', 'review', 'aggregateRating'],
    ],
  },
  Offer: {
    required: [['price'], ['priceCurrency']],
    optional: [
      ...['url', 'availability', 'itemCondition', 'shippingDetails', 'hasMerchantReturnPolicy'],
      'priceSpecification',
    ],
  },
  UnitPriceSpecification: { required: [['price'], ['priceCurrency']], optional: ['valueAddedTaxIncluded'] },
  AggregateOffer: {
    required: [['lowPrice'], ['priceCurrency']],
    optional: ['url', 'highPrice', 'offerCount', 'availability'],
  },
  OfferShippingDetails: { required: [['shippingRate'], ['shippingDestination']], optional: ['deliveryTime'] },
  ShippingDeliveryTime: { required: [['handlingTime'], ['transitTime']] },
  QuantitativeValue: { required: [['minValue'], ['maxValue'], ['unitCode']] },
  MonetaryAmount: { required: [['value'], ['currency']] },
  DefinedRegion: { required: [['addressCountry']], optional: ['addressRegion'] },
  MerchantReturnPolicy: {
    required: [['applicableCountry'], ['returnPolicyCategory']],
    optional: ['merchantReturnLink', 'merchantReturnDays', 'returnMethod', 'returnFees'],
  },
  AggregateRating: {
    required: [['ratingValue'], ['reviewCount', 'ratingCount']],
    optional: ['bestRating', 'worstRating'],
  },
  Review: { required: [['author'], ['reviewRating']], optional: ['datePublished', 'name', 'reviewBody'] },
  Rating: { required: [['ratingValue']], optional: ['bestRating', 'worstRating'] },
  Article: {
    required: [['headline'], ['author'], ['datePublished'], ['dateModified']],
    optional: ['description', 'image', 'publisher', 'keywords', 'inLanguage', 'mainEntityOfPage'],
  },
  Organization: { required: [['name']], optional: ['url'] },
  Person: { required: [['name']] },
  Brand: { required: [['name']] },
};

/** What is missing or unknown in a thing and in all within it. */
function faultsOf(thing: unknown, at = ''): string[] {
  if (Array.isArray(thing)) return thing.flatMap((one, index) => faultsOf(one, `${at}[${index}]`));
  if (typeof thing !== 'object' || thing === null) return [];
  const { '@type': type, ...properties } = thing as Record<string, unknown>;
  const path = `${at}/${String(type)}`;
  const known = REQUIREMENTS[String(type)];
  if (!known) return [`${path} is unknown`];
  const { required, optional = [] } = known;
  const missing = required.filter((any) => !any.some((name) => name in properties));
  const allowed = [...required.flat(), ...optional];
  const unknown = Object.keys(properties).filter((name) => !allowed.includes(name));
  return [
    ...missing.map((any) => `${path} lacks ${any.join(' or ')}`),
    ...unknown.map((name) => `${path} has ${name}`),
    ...Object.entries(properties).flatMap(([name, value]) => faultsOf(value, `${path}.${name}`)),
  ];
}

const facts = (changes: Partial<ProductFacts>): ProductFacts => ({
  product: aProduct({ ratingSum: 9, ratingCount: 2 }),
  locale: 'en',
  currency: 'SAR',
  country: '',
  delivery: zonesOfCharges({ flat: 300, freeOver: 3000, cities: [] }),
  orderRules: {
    cancelMinutes: null,
    shopperAddress: false,
    shopperLines: false,
    returnDays: 14,
    returnsPaidBy: 'store',
    returnConditions: { en: '', ar: '' },
  },
  tax: aRegistration(),
  termsAddress: 'https://shop.example/terms',
  brand: 'Atelier',
  category: 'Sea',
  images: ['https://shop.example/board.webp'],
  reviews: [
    {
      ...{ id: 'r1', name: 'Layla', rating: 4, title: 'Calm', comment: 'Lovely', verified: true },
      ...{ status: 'published', createdAt: Date.UTC(2026, 2, 1) },
    },
  ],
  addressOf: () => 'https://shop.example/board',
  ...changes,
});

const variants = (count: number) =>
  Array.from({ length: count }, (_, index) => aVariant({ id: `v${index}`, price: 1900 + index }));

test.each<[string, Partial<ProductFacts>]>([
  ['one variant', {}],
  ['several variants', { product: aProduct({ variants: variants(3) }) }],
  ['more variants than are told', { product: aProduct({ variants: variants(40) }) }],
  ['a currency of many countries', { currency: 'USD' }],
  ['a country of its own', { currency: 'USD', country: 'LB' }],
  [
    'no returns',
    {
      orderRules: {
        cancelMinutes: null,
        shopperAddress: false,
        shopperLines: false,
        returnDays: 0,
        returnsPaidBy: 'unsaid',
        returnConditions: { en: '', ar: '' },
      },
    },
  ],
  [
    'zones that promise days',
    {
      delivery: {
        zones: [
          aZone({ id: 'uae', countries: ['AE'], methods: [aMethod({ minDays: 1, maxDays: 2 })] }),
          aZone({ id: 'region', regions: [aPlace('SA', 'riyadh', 'Riyadh Region')] }),
        ],
        holidays: [],
      },
    },
  ],
  ['nothing but a title', { brand: null, category: null, images: [], reviews: [], product: aProduct() }],
])('a product with %s has what search engines require and nothing they do not know', (_, changes) => {
  expect(faultsOf(productJsonLd(facts(changes)))).toEqual([]);
});

test.each([
  { author: null, tags: [] },
  { author: { text: 'Layla' }, tags: [{ text: 'Walls', slug: 'walls' }] },
])('a post has what search engines ask of an article, with an author and without', (post) => {
  const article = articleJsonLd({
    ...{ title: 'A wall', description: '', locale: 'en', image: null },
    post: { date: 1_000, updatedAt: 2_000, ...post },
    address: 'https://shop.example/posts/a-wall',
    store: { name: 'Boards', address: 'https://shop.example' },
  });
  expect(faultsOf(article)).toEqual([]);
});

test('the check finds what is missing and what is unknown', () => {
  expect(
    faultsOf({ '@type': 'Product', name: 'Sea', offers: { '@type': 'Offer', price: 1, cost: 2 } }),
  ).toEqual(['/Product.offers/Offer lacks priceCurrency', '/Product.offers/Offer has cost']);
});
