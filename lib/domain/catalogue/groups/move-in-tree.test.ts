import type { CategoryPlace } from './category-tree';
import { dropInTree, movedBack, moveInTree, type TreeMove } from './move-in-tree';

/** 'a(x y) b' is the category a with two sub-categories, then b. */
function treeOf(text: string): CategoryPlace[] {
  return [...text.matchAll(/(\w)(?:\(([\w ]*)\))?/g)].flatMap(([, id = '', subs = '']) => [
    { id, parentId: null },
    ...subs
      .split(' ')
      .filter(Boolean)
      .map((sub) => ({ id: sub, parentId: id })),
  ]);
}

const textOf = (tree: readonly CategoryPlace[] | null) =>
  tree &&
  tree
    .filter(({ parentId }) => parentId === null)
    .map(({ id }) => {
      const subs = tree.filter(({ parentId }) => parentId === id).map((sub) => sub.id);
      return subs.length ? `${id}(${subs.join(' ')})` : id;
    })
    .join(' ');

test.each<[string, string, TreeMove, string | null]>([
  ['a(x y) b c', 'a', 'down', 'b a(x y) c'],
  ['a(x y) b c', 'c', 'up', 'a(x y) c b'],
  ['a(x y) b c', 'y', 'up', 'a(y x) b c'],
  ['a(x y) b c', 'b', 'in', 'a(x y b) c'],
  ['a(x y) b c', 'x', 'out', 'a(y) x b c'],
  ['a(x y) b c', 'a', 'up', null],
  ['a(x y) b c', 'y', 'down', null],
  ['b a(x)', 'a', 'in', null],
  ['a b', 'a', 'out', null],
])('in %s, %s goes %s: %s', (tree, id, move, expected) => {
  expect(textOf(moveInTree(treeOf(tree), id, move))).toBe(expected);
});

test.each([
  ['a(x y) b c', 'c', 'b', false, 'a(x y) c b'],
  ['a(x y) b c', 'c', 'b', true, 'a(x y c) b'],
  ['a(x y) b c', 'c', 'y', false, 'a(x c y) b'],
  ['a(x y) b c', 'y', 'c', false, 'a(x) b c y'],
  ['a(x y) b c', 'y', 'c', true, 'a(x) b c(y)'],
  ['a(x) b(y z) c', 'a', 'y', true, 'b(y z) a(x) c'],
  ['a(x) b(y z) c', 'a', 'c', true, 'b(y z) c a(x)'],
  ['a b', 'b', 'a', true, 'b a'],
  ['a b', 'a', 'a', true, 'a b'],
])('in %s, %s dropped on %s (as sub-category: %s) gives %s', (tree, id, over, sub, expected) => {
  expect(textOf(dropInTree(treeOf(tree), id, over, sub))).toBe(expected);
});

test.each([
  ['b a(x y) c', 'a(x y) b c', 'a', 'a(x y) b c'],
  ['b(z) a c', 'a(x) b c', 'a', 'a b(z) c'],
  ['a(y x) b', 'a(x y) b', 'x', 'a(x y) b'],
  ['a b x', 'a b(w x)', 'x', 'a b(x)'],
  ['a(b) x', 'b(x) a', 'x', 'x a(b)'],
  ['b x(y) a', 'a b(x)', 'x', 'x(y) b a'],
  ['c b', 'a b c', 'a', 'c b'],
  ['c d b', 'a b c', 'b', 'b c d'],
])('in %s, what stood in %s as %s goes back: %s', (tree, before, id, expected) => {
  expect(textOf(movedBack(treeOf(tree), treeOf(before), id))).toBe(expected);
});
