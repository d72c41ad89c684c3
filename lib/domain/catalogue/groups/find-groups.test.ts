import { findGroups, findMovedGroup } from './find-groups';
import type { ListedCategory } from '@/lib/domain/catalogue/product';

const group = (id: string, slug: string, parentId: string | null): ListedCategory => ({
  id,
  slug,
  parentId,
  name: { en: id, ar: id },
  imagePath: null,
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

test.each([
  ['a renamed category', { category: 'sayings', sub: '' }, { category: ['quotes'], sub: [] }, 'quotes'],
  [
    'a sub-category of one',
    { category: 'sayings', sub: 'small' },
    { category: ['quotes'], sub: [] },
    'quotes-small',
  ],
  [
    'a renamed sub-category',
    { category: 'quotes', sub: 'tiny' },
    { category: [], sub: ['quotes-small'] },
    'quotes-small',
  ],
  ['one that went to another parent', { category: 'quotes', sub: 'new' }, { category: [], sub: [] }, 'new'],
  [
    'one that became a category',
    { category: 'quotes', sub: 'pictures' },
    { category: [], sub: [] },
    'pictures',
  ],
  ['one that could be either', { category: 'none', sub: 'small' }, { category: [], sub: [] }, undefined],
  ['one that never was', { category: 'none', sub: '' }, { category: [], sub: [] }, undefined],
])('%s is found where it went', (_, wanted, before, id) => {
  const all = [...categories, group('new', 'new', 'pictures')];
  expect(findMovedGroup(all, wanted, before)?.id).toBe(id);
});

test('a category is found by its slug of either language', () => {
  const named = [
    { ...group('quotes', 'اقتباسات', null), otherSlug: 'quotes' },
    { ...group('small', 'صغيرة', 'quotes'), otherSlug: 'small' },
  ];
  for (const category of ['quotes', 'اقتباسات'])
    for (const sub of ['small', 'صغيرة'])
      expect(findGroups(named, { category, sub })).toMatchObject({
        unknown: null,
        category: named[0],
        sub: named[1],
      });
  const before = { category: [], sub: ['small'] };
  expect(findMovedGroup(named, { category: 'quotes', sub: 'tiny' }, before)).toBe(named[1]);
});
