import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { groupCounts } from './group-counts';

const board = aProduct();

test('a product counts in its category, its sub-category and its brand once shoppers find it', () => {
  const published = groupCounts([{ before: { ...board, status: 'draft' }, after: board }]);
  expect(Object.fromEntries(published.categories)).toEqual({ nature: 1, sea: 1 });
  expect(Object.fromEntries(published.brands)).toEqual({ atelier: 1 });
});

test('a move takes from one group what it gives to the other, and leaves out what stays', () => {
  const moved = { ...board, subCategoryId: 'forest' };
  const counts = groupCounts([
    { before: board, after: moved },
    { before: board, after: moved },
    { before: { ...board, status: 'draft' }, after: { ...moved, status: 'archived' } },
  ]);
  expect(Object.fromEntries(counts.categories)).toEqual({ sea: -2, forest: 2 });
  expect(counts.brands.size).toBe(0);
});

test('a product without groups counts nowhere', () => {
  const loose = { ...board, categoryId: '', subCategoryId: '', brandId: '' };
  expect(groupCounts([{ before: null, after: loose }]).categories.size).toBe(0);
});
