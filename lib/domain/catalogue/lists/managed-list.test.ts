import { aProduct } from '@/tests/fixtures/shop/catalogue';
import {
  changedManaged,
  EVERYTHING,
  managedCursor,
  managedCursorText,
  parseManagedCursor,
  parseManagedQuery,
  toManagedQuery,
  type ManagedQuery,
} from './managed-list';

const narrowed: ManagedQuery = {
  q: 'sea',
  status: 'draft',
  category: 'nature',
  sub: 'coast',
  brand: 'atelier',
  stock: '',
  sort: 'price-desc',
  page: 3,
  after: 'board~1900',
};

test('the list survives the way through the address bar, nonsense counts as no choice', () => {
  expect(parseManagedQuery(toManagedQuery(narrowed))).toEqual(narrowed);
  expect(toManagedQuery(EVERYTHING)).toEqual({});
  expect(parseManagedQuery({ status: 'sold', sort: '?', page: '3', sub: 'coast' })).toEqual(EVERYTHING);
});

test('narrowing leads to the first page; low stock is listed by stock and leaves no trace when it is cleared', () => {
  expect(changedManaged(narrowed, { category: 'animals' })).toMatchObject({ sub: '', page: 1, after: '' });
  const low = changedManaged(narrowed, { stock: 'low' });
  expect(low.sort).toBe('stock-asc');
  expect(changedManaged(low, { sort: 'title-en' }).sort).toBe('stock-asc');
  expect(changedManaged(low, { stock: '' }).sort).toBe('edited');
});

test.each(['edited', 'title-en', 'title-ar', 'price-asc', 'sold'] as const)(
  'a page of the list by %s begins where its link says',
  (sort) => {
    const product = aProduct({ id: 'a-b', title: { en: 'A ~ B', ar: 'أ' } });
    const cursor = managedCursor(product, sort);
    expect(parseManagedCursor(managedCursorText(cursor), sort)).toEqual(cursor);
  },
);

test('a cursor that nobody made is none', () => {
  expect(parseManagedCursor('a/b~1', 'sold')).toBeNull();
  expect(parseManagedCursor('board~many', 'sold')).toBeNull();
  expect(parseManagedCursor('', 'title-en')).toBeNull();
});
