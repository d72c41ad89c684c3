import { rememberedMapping, rememberMapping } from './import-mapping';

const HEADINGS = ['Title', 'Cost', 'Colour'];
const RECOGNISED = ['title', 'price', null] as const;
const ADJUSTED = ['title', null, 'brand'] as const;

afterEach(() => jest.restoreAllMocks());

test('an adjusted mapping is used for the next file; new columns stay as they were recognised', () => {
  rememberMapping('shopify', HEADINGS, {
    mapping: [...ADJUSTED],
    settings: { language: 'ar', assumedStock: 3 },
  });
  const next = rememberedMapping('shopify', [...HEADINGS, 'Stock'], [...RECOGNISED, 'stock']);
  expect(next).toEqual({ mapping: [...ADJUSTED, 'stock'], settings: { language: 'ar', assumedStock: 3 } });
});

test('where storage is forbidden or damaged, columns stay as they were recognised', () => {
  localStorage.setItem('import-mapping/demo/salla', '{');
  expect(rememberedMapping('salla', HEADINGS, [...RECOGNISED]).mapping).toEqual(RECOGNISED);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  expect(rememberedMapping('woocommerce', HEADINGS, [...RECOGNISED]).mapping).toEqual(RECOGNISED);
});
