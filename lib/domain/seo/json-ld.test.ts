import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { aRegistration } from '@/tests/fixtures/shop/tax';
import { zonesOfCharges } from '@/lib/domain/delivery/from-charges';
import { aMethod, aPlace, aZone } from '@/tests/fixtures/shop/delivery';
import { breadcrumbJsonLd, jsonLdText, organizationJsonLd, productJsonLd } from './json-ld';
import type { ProductFacts } from './json-ld';

const facts = (changes: Partial<ProductFacts> = {}): ProductFacts => ({
  product: aProduct(),
  locale: 'en',
  currency: 'USD',
  country: '',
  delivery: zonesOfCharges({ flat: 300, freeOver: 3000, cities: [] }),
  orderRules: {
    cancelMinutes: null,
    shopperAddress: false,
    shopperLines: false,
    returnDays: null,
    returnsPaidBy: 'unsaid',
    returnConditions: { en: '', ar: '' },
  },
  tax: aStoreSetting().tax,
  termsAddress: 'https://shop.example/terms-conditions',
  brand: 'Atelier',
  category: 'Sea',
  images: ['https://shop.example/board.webp'],
  reviews: [],
  addressOf: (variant) => `https://shop.example/board${variant ? `?variant=${variant.id}` : ''}`,
  ...changes,
});

test('one variant is one offer in the currency of the store, with all of its decimals', () => {
  const { offers } = productJsonLd(facts({ currency: 'KWD' }));
  expect(offers).toMatchObject({
    '@type': 'Offer',
    price: '2.500',
    priceCurrency: 'KWD',
    availability: 'https://schema.org/InStock',
  });
});

test('a registered store says whether its prices have the VAT in them', () => {
  const taxed = (included: boolean) => productJsonLd(facts({ tax: aRegistration({ included }) })).offers;
  for (const included of [true, false])
    expect(taxed(included)).toMatchObject({
      priceSpecification: { price: '25.00', priceCurrency: 'USD', valueAddedTaxIncluded: included },
    });
  expect(productJsonLd(facts()).offers).not.toHaveProperty('priceSpecification');
});

const offersOf = (data: ReturnType<typeof productJsonLd>) =>
  (data.hasVariant as { offers: object }[]).map(({ offers }) => offers);

test('several variants are a group with an offer each, without those that are switched off', () => {
  const variants = [
    aVariant({ id: 'small', price: 1900 }),
    aVariant({ id: 'large', price: 4900, stock: 0 }),
    aVariant({ id: 'off', price: 9900, enabled: false }),
  ];
  const product = aProduct({ variants });
  const group = productJsonLd(facts({ product }));
  expect(group).toMatchObject({ '@type': 'ProductGroup', productGroupID: product.id });
  expect(offersOf(group)).toMatchObject([
    { price: '19.00', url: 'https://shop.example/board?variant=small' },
    { price: '49.00', availability: 'https://schema.org/OutOfStock' },
  ]);
});

test('the only variant on sale gives its own weight and sale, not those of one that is switched off', () => {
  const steps = [
    { from: 0, charge: 300 },
    { from: 1000, charge: 900 },
  ];
  const rest = aZone({ id: 'rest', rest: true, methods: [aMethod({ rate: { by: 'weight', steps } })] });
  const variants = [
    aVariant({ id: 'off', enabled: false, weight: 5000, regularPrice: 9900 }),
    aVariant({ id: 'on', price: 2500, weight: 500 }),
  ];
  const product = aProduct({ variants, saleTo: 1_800_000_000_000 });
  const { offers } = productJsonLd(
    facts({ country: 'SA', product, delivery: { zones: [rest], holidays: [] } }),
  );
  expect(offers).toMatchObject({ price: '25.00', shippingDetails: { shippingRate: { value: '3.00' } } });
  expect(offers).not.toHaveProperty('priceValidUntil');
});

test('more variants than anybody reads are a range of prices', () => {
  const variants = Array.from({ length: 31 }, (_, index) =>
    aVariant({ id: `v${index}`, price: 1900 + index }),
  );
  const { offers } = productJsonLd(facts({ product: aProduct({ variants }) }));
  expect(offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '19.00',
    highPrice: '19.30',
    offerCount: 31,
  });
});

test('delivery is told where the store or its currency names the country, free from what the store says', () => {
  const rateOf = (price: number) =>
    productJsonLd(facts({ currency: 'SAR', product: aProduct({ variants: [aVariant({ price })] }) })).offers;
  const shippingDestination = { addressCountry: 'SA' };
  expect(rateOf(1000)).toMatchObject({
    shippingDetails: { shippingRate: { value: '3.00' }, shippingDestination },
  });
  expect(rateOf(3000)).toMatchObject({ shippingDetails: { shippingRate: { value: '0.00' } } });
  expect(productJsonLd(facts()).offers).not.toHaveProperty('shippingDetails');
  expect(productJsonLd(facts({ country: 'LB' })).offers).toMatchObject({
    shippingDetails: { shippingDestination: { addressCountry: 'LB' } },
  });
});

test('each zone of countries or regions says what it costs and how long it takes, pick-up and cities nothing', () => {
  const courier = aMethod({ handlingDays: 1, minDays: 2, maxDays: 4 });
  const zones = [
    aZone({ id: 'cities', cities: [aPlace('SA', 'x', 'Jeddah')] }),
    aZone({
      id: 'gulf',
      countries: ['AE', 'KW'],
      methods: [aMethod({ id: 'shop', kind: 'pickup' }), courier],
    }),
    aZone({ id: 'central', regions: [aPlace('SA', 'riyadh', 'Riyadh Region')] }),
    aZone({ id: 'closed', countries: ['EG'], methods: [] }),
    aZone({ id: 'rest', rest: true }),
  ];
  const { offers } = productJsonLd(facts({ country: 'SA', delivery: { zones, holidays: [] } }));
  expect(offers).toMatchObject({
    shippingDetails: [
      {
        shippingRate: { value: '5.00', currency: 'USD' },
        shippingDestination: { addressCountry: 'AE' },
        deliveryTime: {
          handlingTime: { minValue: 0, maxValue: 1, unitCode: 'DAY' },
          transitTime: { minValue: 2, maxValue: 4 },
        },
      },
      { shippingDestination: { addressCountry: 'KW' } },
      { shippingDestination: { addressCountry: 'SA', addressRegion: ['Riyadh Region'] } },
      { shippingDestination: { addressCountry: 'SA' } },
    ],
  });
});

test('returns are told as the store says, and not at all where it says nothing', () => {
  const policyOf = (currency: 'SAR' | 'USD', rules: Partial<ProductFacts['orderRules']>) => {
    const orderRules = { ...facts().orderRules, ...rules };
    const { offers } = productJsonLd(facts({ currency, orderRules }));
    return (offers as Record<string, unknown>).hasMerchantReturnPolicy;
  };
  expect(policyOf('SAR', {})).toBeUndefined();
  expect(policyOf('SAR', { returnDays: 0, returnsPaidBy: 'store' })).toEqual({
    '@type': 'MerchantReturnPolicy',
    merchantReturnLink: 'https://shop.example/terms-conditions',
    applicableCountry: 'SA',
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  });
  expect(policyOf('SAR', { returnDays: 14 })).not.toHaveProperty('returnFees');
  expect(policyOf('SAR', { returnDays: 14, returnsPaidBy: 'shopper' })).toMatchObject({
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 14,
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  });
  // An offer's policy needs a country.
  expect(policyOf('USD', { returnDays: 14 })).toBeUndefined();
});

test('nothing of it is empty where a product has little', () => {
  const bare = aProduct({
    description: { en: '', ar: '' },
    variants: [aVariant({ id: 'a', sku: '' }), aVariant({ id: 'b', sku: '' })],
  });
  const empty = (value: unknown): boolean =>
    value === '' ||
    value === null ||
    (Array.isArray(value) ? value.length === 0 || value.some(empty) : false) ||
    (typeof value === 'object' && value !== null && Object.values(value).some(empty));
  for (const product of [bare, { ...bare, variants: bare.variants.slice(0, 1) }])
    expect(empty(productJsonLd(facts({ product, images: [], brand: null, category: null })))).toBe(false);
});

test('a rating is told only where there is one, in the language of the page', () => {
  expect(productJsonLd(facts())).not.toHaveProperty('aggregateRating');
  const review = {
    id: 'r1',
    name: 'ليلى',
    rating: 4,
    title: '',
    comment: 'هادئة',
    verified: true,
    status: 'published',
    createdAt: Date.UTC(2026, 2, 1),
  } as const;
  const product = aProduct({ ratingSum: 9, ratingCount: 2 });
  expect(productJsonLd(facts({ product, locale: 'ar', reviews: [review] }))).toMatchObject({
    name: 'نسيم البحر',
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    review: [{ author: { name: 'ليلى' }, datePublished: '2026-03-01', reviewBody: 'هادئة' }],
  });
});

test('nothing in a text ends the script that carries it, and it is read back whole', () => {
  const title = { en: '</script><script>alert(1)</script>', ar: '' };
  const text = jsonLdText(productJsonLd(facts({ product: aProduct({ title }) })));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org', name: title.en });
});

test('the last step of a way may be the page itself', () => {
  expect(breadcrumbJsonLd([{ name: 'Boards', address: 'https://shop.example' }, { name: 'Sea' }])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Boards', item: 'https://shop.example' },
      { '@type': 'ListItem', position: 2, name: 'Sea' },
    ],
  });
});

test('a store tells how to reach it, and only what it has', () => {
  const site = {
    locale: 'ar',
    address: 'https://shop.example/ar',
    logo: 'https://shop.example/l.svg',
    termsAddress: 'https://shop.example/ar/terms',
  } as const;
  const organization = organizationJsonLd({ setting: aStoreSetting(), ...site });
  expect(organization).toMatchObject({
    name: 'لوحات ديمو',
    contactPoint: { email: 'owner@demo.shop', availableLanguage: ['en', 'ar'] },
  });
  expect(organization).not.toHaveProperty('address');
  expect(organization).not.toHaveProperty('sameAs');
  expect(organization).not.toHaveProperty('hasMerchantReturnPolicy');
  const orderRules = { ...aStoreSetting().orderRules, returnDays: 14 };
  expect(organizationJsonLd({ setting: { ...aStoreSetting(), orderRules }, ...site })).toMatchObject({
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      merchantReturnLink: 'https://shop.example/ar/terms',
    },
  });
});
