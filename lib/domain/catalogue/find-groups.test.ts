import { findGroups } from './find-groups';
import type { Category } from './product';

const group = (id: string, slug: string, parentId: string | null): Category => ({
  id,
  slug,
  parentId,
  name: { en: id, ar: id },
  image: null,
  order: 0,
  productCount: 1,
});
const categories = [
  group('quotes', 'quotes', null),
  group('quotes-small', 'small', 'quotes'),
  group('pictures', 'pictures', null),
  group('pictures-small', 'small', 'pictures'),
];

test('a sub-category is the one of its own category, whatever else has its slug', () => {
  const found = findGroups(categories, { category: 'pictures', sub: 'small' });
  expect([found.unknown, found.category?.id, found.sub?.id]).toEqual([null, 'pictures', 'pictures-small']);
});

test('what does not exist is told of, and its category known all the same', () => {
  expect(findGroups(categories, { category: 'none', sub: '' }).unknown).toBe('category');
  const found = findGroups(categories, { category: 'quotes', sub: 'none' });
  expect([found.unknown, found.category?.id]).toEqual(['subCategory', 'quotes']);
  expect(findGroups(categories, { category: '', sub: 'small' }).unknown).toBe('subCategory');
});
