import { changed, isFiltered, MOST_CHOICES, NO_CHOICE, parseListQuery, toggled, toQuery } from './list-query';

const none = parseListQuery({});

test('an address without choices is the whole list, newest first', () => {
  expect(none).toEqual(NO_CHOICE);
  expect(none).toMatchObject({ category: '', sub: '', min: 0, max: 10_000, sort: 'newest' });
  expect(toQuery(none)).toEqual({});
});

test('a list survives the way through the address bar', () => {
  const query = {
    q: 'sea',
    category: 'places',
    sub: 'coast',
    brand: 'atelier',
    color: ['oak', 'white'],
    size: ['50x70'],
    rated: true,
    stock: true,
    min: 10.5,
    max: 90,
    sort: 'price-asc',
    page: 3,
    after: '2400~2400~sea-breeze',
  } as const;
  expect(parseListQuery(toQuery(query))).toEqual(query);
});

test.each([
  { page: '-1', sort: 'cheapest', min: 'x', max: '10001' },
  { page: '1e9', min: '-5', max: '' },
  { page: ['0', '4'], sub: 'orphan' },
  { color: ',, ,', size: 'x'.repeat(101), rated: '5', stock: 'yes', after: 'nowhere' },
  { brand: '   ', color: ['', 'oak'], unheard: 'of' },
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

test('choices are counted once each and end where Firestore ends', () => {
  expect(parseListQuery({ color: 'oak,oak, white ' }).color).toEqual(['oak', 'white']);
  expect(parseListQuery({ size: 'a,b,c,d,e,f,g' }).size).toHaveLength(MOST_CHOICES);
});

test('a chosen value is taken back by choosing it again, and one too many is not taken', () => {
  const some = parseListQuery({ color: 'oak' });
  expect(toggled(some, 'color', 'white')).toEqual({ color: ['oak', 'white'] });
  expect(toggled(some, 'color', 'oak')).toEqual({ color: [] });
  const full = parseListQuery({ size: 'a,b,c,d,e' });
  expect(toggled(full, 'size', 'f')).toEqual({ size: full.size });
});
