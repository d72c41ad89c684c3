import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Product } from '@/lib/domain/catalogue/product';
import { feedPath, parseFeedFile } from '@/lib/domain/routes/feed-paths';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { productJsonLd } from './json-ld';
import { productFeed, type FeedFacts } from './product-feed';

/** What Google (https://support.google.com/merchants/answer/7052112) and Meta both demand of every item. */
const REQUIRED = ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'condition'];
/** Further fields of both. */
const KNOWN = [
  ...REQUIRED,
  ...['item_group_id', 'identifier_exists', 'brand', 'product_type', 'color', 'size', 'sale_price'],
  ...['shipping_weight', 'additional_image_link'],
].map((name) => `g:${name}`);

const SETTING = parseStoreSetting('demo', {
  name: { en: 'Boards', ar: 'لوحات' },
  baseCurrency: 'USD',
  currencies: [{ code: 'KWD', rate: 0.307 }],
});
const FACTS: FeedFacts = {
  setting: SETTING,
  locale: 'ar',
  currency: 'KWD',
  home: 'https://shop.example/ar',
  addressOf: ({ slug }, variant) =>
    `https://shop.example/ar/products/${slug}${variant ? `?variant=${variant.id}&currency=KWD` : ''}`,
  imageOf: (path) => `https://pictures.example/${path}`,
  brands: new Map([['atelier', { en: 'Atelier', ar: 'أتيليه' }]]),
  categories: new Map([['nature', { en: 'Nature', ar: 'طبيعة' }]]),
};

type Item = Readonly<Record<string, string>>;

function itemsOf(products: readonly Product[], facts: Partial<FeedFacts> = {}): Item[] {
  const xml = [...productFeed(products, { ...FACTS, ...facts })].join('');
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'item' });
  const parsed = parser.parse(xml) as { rss: { channel: { item?: Item[] } } };
  return parsed.rss.channel.item ?? [];
}

const twoColors = aProduct({
  compareAtPrice: 4000,
  variants: [
    aVariant({ weight: 750 }),
    aVariant({ id: 'board-blue', optionValues: { color: 'blue' }, stock: 0, price: 4500 }),
  ],
});

test('each variant is an item with every field that Google and Meta demand, and no other', () => {
  const items = itemsOf([twoColors]);
  expect(items).toHaveLength(2);
  for (const item of items) {
    expect(Object.keys(item).filter((name) => !KNOWN.includes(name))).toEqual([]);
    for (const name of REQUIRED) expect(item[`g:${name}`]).toBeTruthy();
  }
  expect(items[0]).toMatchObject({
    'g:title': 'نسيم البحر – أحمر',
    'g:item_group_id': twoColors.id,
    'g:price': '12.280 KWD',
    'g:sale_price': '7.680 KWD',
    'g:availability': 'in stock',
    'g:shipping_weight': '750 g',
    'g:product_type': 'طبيعة',
  });
  expect(items[1]).toMatchObject({ 'g:availability': 'out of stock', 'g:color': 'أزرق' });
  expect(items[1]).not.toHaveProperty('g:sale_price');
});

test('ids are those of the structured data, and unique', () => {
  const single = aProduct({ id: 'single' });
  const ids = itemsOf([twoColors, single]).map((item) => item['g:id']);
  const structured = [twoColors, single].flatMap((product) => {
    const data = productJsonLd({
      product,
      locale: 'en',
      currency: 'USD',
      country: SETTING.country,
      delivery: SETTING.delivery,
      orderRules: SETTING.orderRules,
      tax: SETTING.tax,
      termsAddress: '',
      brand: null,
      category: null,
      images: [],
      reviews: [],
      addressOf: () => '',
    });
    return [data.hasVariant ?? data].flat().map((one) => (one as { productID: string }).productID);
  });
  expect(ids).toEqual(structured);
  expect(new Set(ids).size).toBe(3);
});

test('texts that XML cannot hold are cleaned, and long ones cut', () => {
  const [item] = itemsOf([
    aProduct({
      title: { en: `a<b>&"'\u0007\ud800 ${'x'.repeat(300)}`, ar: '' },
      description: { en: '', ar: '' },
    }),
  ]);
  expect([...(item?.['g:title'] ?? '')].length).toBeGreaterThan(100);
  expect(item?.['g:description']).toContain('a');
});

test('a product without a picture is left out', () => {
  expect(itemsOf([aProduct({ images: [] })])).toEqual([]);
});

test('a file name asks for a language and a currency', () => {
  expect(parseFeedFile('products-ar-KWD.xml')).toEqual({ locale: 'ar', currency: 'KWD' });
  expect(feedPath({ locale: 'ar', currency: 'KWD' })).toBe('/feeds/products-ar-KWD.xml');
  for (const file of ['', 'products-ar-XXX.xml', 'products-de-EUR.xml', 'products-ar-KWD', '__proto__'])
    expect(parseFeedFile(file)).toBeNull();
});
