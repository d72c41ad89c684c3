import type { CategoryPlace } from './category-tree';

/** Moves among siblings (`up`, `down`), or into and out of a category. */
export type TreeMove = 'up' | 'down' | 'in' | 'out';

/** A top category and the ids of its sub-categories, in order. */
interface Block {
  readonly id: string;
  readonly subs: readonly string[];
}

/**
 * The tree (in tree order) after one step of a category; null when the step is impossible: at an end, or into a
 * category although it has sub-categories.
 */
export function moveInTree(
  tree: readonly CategoryPlace[],
  id: string,
  move: TreeMove,
): CategoryPlace[] | null {
  const blocks = blocksOf(tree);
  const at = blocks.findIndex((block) => block.id === id || block.subs.includes(id));
  const block = blocks[at];
  if (!block) return null;
  if (move === 'in') return into(blocks, at, id);
  if (move === 'out') return block.id === id ? null : outOf(blocks, at, id);
  const by = move === 'up' ? -1 : 1;
  if (block.id === id) return placesOf(swapped(blocks, at, at + by));
  const from = block.subs.indexOf(id);
  const subs = swapped(block.subs, from, from + by);
  return subs && placesOf(blocks.map((one) => (one === block ? { ...block, subs } : one)));
}

function into(blocks: readonly Block[], at: number, id: string): CategoryPlace[] | null {
  const [above, block] = [blocks[at - 1], blocks[at]];
  if (!above || block?.id !== id || block.subs.length > 0) return null;
  const grown = { ...above, subs: [...above.subs, id] };
  return placesOf([...blocks.slice(0, at - 1), grown, ...blocks.slice(at + 1)]);
}

function outOf(blocks: readonly Block[], at: number, id: string): CategoryPlace[] {
  return placesOf(
    blocks.flatMap((block, index) =>
      index === at
        ? [
            { ...block, subs: block.subs.filter((sub) => sub !== id) },
            { id, subs: [] },
          ]
        : [block],
    ),
  );
}

/**
 * The tree after a category was dropped at another's place, on request as a sub-category of the category above. A
 * category with sub-categories stays at the top: dropped inside another category, it goes after it.
 */
export function dropInTree(
  tree: readonly CategoryPlace[],
  id: string,
  overId: string,
  wantsSub: boolean,
): CategoryPlace[] {
  const dragged = tree.find((place) => place.id === id);
  const hasSubs = tree.some(({ parentId }) => parentId === id);
  const shown = tree.filter(({ parentId }) => parentId !== id);
  const [from, to] = [id, overId].map((one) => shown.findIndex((place) => place.id === one));
  if (!dragged || from === undefined || to === undefined || to < 0) return [...tree];
  const rest = shown.filter(({ id: one }) => one !== id);
  const [above, below] = [rest[to - 1], rest[to]];
  const isInside = below !== undefined && below.parentId !== null;
  const parentId = above && !hasSubs && (wantsSub || isInside) ? (above.parentId ?? above.id) : null;
  const blockEnd = rest.findIndex((place, index) => index >= to && place.parentId === null);
  const position = parentId === null && isInside ? (blockEnd < 0 ? rest.length : blockEnd) : to;
  const placed = [...rest.slice(0, position), { id, parentId }, ...rest.slice(position)];
  const subs = tree.filter((place) => place.parentId === id);
  return placesOf(blocksOf([...placed, ...subs]));
}

/**
 * The tree after a category went back to where it was in `before`: into its former parent, behind the nearest of its former
 * siblings. Whatever else moved since stays.
 */
export function movedBack(
  tree: readonly CategoryPlace[],
  before: readonly CategoryPlace[],
  id: string,
): CategoryPlace[] {
  const former = before.find((place) => place.id === id);
  if (!former || !tree.some((place) => place.id === id)) return [...tree];
  const rest = tree.filter((place) => place.id !== id);
  const hasSubs = rest.some(({ parentId }) => parentId === id);
  const isParentThere = rest.some((place) => place.id === former.parentId && place.parentId === null);
  const parentId = isParentThere && !hasSubs ? former.parentId : null;
  const ahead = before.slice(0, before.indexOf(former)).filter((place) => place.parentId === former.parentId);
  const there = ahead.filter(({ id: one }) =>
    rest.some((place) => place.id === one && place.parentId === parentId),
  );
  const position = rest.findIndex((place) => place.id === there.at(-1)?.id) + 1;
  return placesOf(blocksOf([...rest.slice(0, position), { id, parentId }, ...rest.slice(position)]));
}

function blocksOf(places: readonly CategoryPlace[]): Block[] {
  const tops = places.filter(({ parentId }) => parentId === null);
  return tops.map(({ id }) => ({
    id,
    subs: places.filter(({ parentId }) => parentId === id).map((sub) => sub.id),
  }));
}

function placesOf(blocks: readonly Block[]): CategoryPlace[];
function placesOf(blocks: readonly Block[] | null): CategoryPlace[] | null;
function placesOf(blocks: readonly Block[] | null): CategoryPlace[] | null {
  return (
    blocks &&
    blocks.flatMap(({ id, subs }) => [
      { id, parentId: null },
      ...subs.map((sub) => ({ id: sub, parentId: id })),
    ])
  );
}

function swapped<T>(list: readonly T[], one: number, other: number): T[] | null {
  const [first, second] = [list[one], list[other]];
  if (first === undefined || second === undefined) return null;
  return list.map((item, at) => (at === one ? second : at === other ? first : item));
}
