import { arrangeCategories, inTreeOrder, placeIn } from './category-tree';

const place = (id: string, parentId: string | null, order: number) => ({ id, parentId, order });
const tree = [
  place('sea', 'nature', 1),
  place('nature', null, 1),
  place('quotes', null, 0),
  place('forest', 'nature', 0),
];

test('a tree lists each category before its sub-categories, both in the owner’s order', () => {
  expect(inTreeOrder(tree).map(({ id }) => id)).toEqual(['quotes', 'nature', 'forest', 'sea']);
});

test('a sub-category whose parent is gone is not lost', () => {
  expect(inTreeOrder([place('lone', 'gone', 0)])).toHaveLength(1);
});

test('only what moves is written: a sub-category that becomes a category shifts its new siblings', () => {
  const wanted = [
    place('quotes', null, 0),
    place('sea', null, 0),
    place('nature', null, 0),
    place('forest', 'nature', 0),
  ];
  expect(arrangeCategories(tree, wanted)).toEqual({
    ok: true,
    value: [place('sea', null, 1), place('nature', null, 2)],
  });
});

test('there is one level of sub-categories, and nobody is lost or listed twice', () => {
  const deep = [
    place('quotes', null, 0),
    place('nature', 'quotes', 0),
    place('forest', 'nature', 0),
    place('sea', null, 0),
  ];
  expect(arrangeCategories(tree, deep)).toMatchObject({ error: { code: 'invalid-input' } });
  expect(arrangeCategories(tree, deep.slice(1))).toMatchObject({ error: { code: 'edited-meanwhile' } });
  expect(arrangeCategories(tree, [...deep.slice(1), deep[1] ?? place('', null, 0)])).toMatchObject({
    error: { code: 'edited-meanwhile' },
  });
});

test('a product names the category and, in a sub-category, both', () => {
  expect(placeIn(place('nature', null, 0))).toEqual({ categoryId: 'nature', subCategoryId: '' });
  expect(placeIn(place('sea', 'nature', 0))).toEqual({ categoryId: 'nature', subCategoryId: 'sea' });
});
