import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { TEXT_FIELDS } from './fields/edited-fields';
import { outdatedLocale, outdatedTexts, textsOf } from './product-texts';

const text = (en: string, ar: string) => ({ en, ar });
const before = text('Sea', 'بحر');

test('editing one language leaves the other behind until it is edited too', () => {
  expect(outdatedLocale(before, text('Ocean', 'بحر'), undefined)).toBe('ar');
  expect(outdatedLocale(text('Ocean', 'بحر'), text('Ocean', 'محيط'), 'ar')).toBeNull();
  expect(outdatedLocale(before, text('Sea', 'محيط'), undefined)).toBe('en');
});

test('both edited at once agree, an untouched text stays as it was marked', () => {
  expect(outdatedLocale(before, text('Ocean', 'محيط'), 'ar')).toBeNull();
  expect(outdatedLocale(before, before, 'ar')).toBe('ar');
  expect(outdatedLocale(before, text('Oceans', 'بحر'), 'ar')).toBe('ar');
});

test('a first translation and a missing language are not behind', () => {
  expect(outdatedLocale(text('Sea', ''), before, undefined)).toBeNull();
  expect(outdatedLocale(before, text('Ocean', ''), undefined)).toBeNull();
  expect(outdatedLocale(undefined, before, undefined)).toBeNull();
});

test('all texts of a product are followed, and a confirmed one is no longer marked', () => {
  const product = aProduct();
  expect([...textsOf(product).keys()]).toEqual([
    ...TEXT_FIELDS,
    'alt:stores/demo/board.webp',
    'option:color',
    'value:color:red',
    'value:color:blue',
  ]);
  const edited = {
    ...product,
    title: { ...product.title, en: 'Breeze' },
    description: { ...product.description, ar: 'لوحة.' },
  };
  expect(outdatedTexts(product, edited)).toEqual({ title: 'ar', description: 'en' });
  expect(outdatedTexts(product, edited, ['title'])).toEqual({ description: 'en' });
});
