import { changed, isFiltered, parseListQuery, toQuery } from './list-query';

const none = parseListQuery({});

test('an address without choices is the whole list, newest first', () => {
  expect(none).toEqual({ q: '', category: '', sub: '', min: 0, max: 10_000, sort: 'newest', page: 1 });
  expect(toQuery(none)).toEqual({});
});

test('a list survives the way through the address bar', () => {
  const query = {
    q: 'sea',
    category: 'places',
    sub: 'coast',
    min: 10.5,
    max: 90,
    sort: 'price-asc',
    page: 3,
  } as const;
  expect(parseListQuery(toQuery(query))).toEqual(query);
});

test.each([
  { page: '-1', sort: 'cheapest', min: 'x', max: '10001' },
  { page: '1e9', min: '-5', max: '' },
  { page: ['0', '4'], sub: 'orphan' },
])('nonsense in the address counts as no choice: %j', (raw) => {
  expect(parseListQuery(raw)).toEqual(none);
});

test('narrowing the list leads back to its first page, and another category forgets the sub-category', () => {
  const deep = parseListQuery({ category: 'places', sub: 'coast', page: '4' });
  expect(changed(deep, { sort: 'trending' })).toMatchObject({ page: 1, sub: 'coast' });
  expect(changed(deep, { category: 'quotes' })).toMatchObject({ page: 1, sub: '' });
  expect(changed(deep, { page: 5 })).toMatchObject({ page: 5, sub: 'coast' });
});

test('the sort alone is no filter', () => {
  expect(isFiltered(parseListQuery({ sort: 'trending' }))).toBe(false);
  expect(isFiltered(parseListQuery({ min: '5' }))).toBe(true);
});
