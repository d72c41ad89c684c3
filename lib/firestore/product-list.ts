import { isNear, nearWords, tokensNear } from '@/lib/domain/catalogue/near-words';
import type { Product, Sort } from '@/lib/domain/catalogue/product';
import { searchTokens } from '@/lib/domain/catalogue/search-tokens';
import { SORT_FIELDS } from '@/lib/domain/catalogue/sort-fields';
import type { StoreId } from '@/lib/domain/ids';
import { ok, type Result } from '@/lib/domain/result';
import {
  countProducts,
  cursorAfter,
  LONGEST_LIST,
  PRODUCT_PAGE_SIZE,
  readProductPage,
  readProductsNear,
  type ProductCursor,
  type ProductFilter,
} from '@/lib/firestore/products';

export interface ListRequest {
  readonly filter: Omit<ProductFilter, 'word'>;
  /** What the shopper searches, in their own spelling; empty for everything. */
  readonly search: string;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
}

export interface ListPage {
  readonly products: readonly Product[];
  readonly count: number;
  /** False when there may be more than `count`. */
  readonly isExact: boolean;
}

/** Pages whose cursors one read finds, and how many such reads a link deep into a list may cost. */
const PAGES_AT_ONCE = Math.floor((LONGEST_LIST - 1) / PRODUCT_PAGE_SIZE);
const MAX_WALK_READS = 10;
const NOTHING: ListPage = { products: [], count: 0, isExact: true };

/**
 * One page of a list, with a bounded number of reads whatever the list's length. A search that nothing answers as it
 * is written is taken for unfinished or mistyped.
 */
export async function readListPage(store: StoreId, request: ListRequest): Promise<Result<ListPage>> {
  const words = longestFirst(searchTokens(request.search));
  if (request.search && words.length === 0) return ok(NOTHING);
  const written = await readWritten(store, request, words);
  const isAnswered = !written.ok || written.value.count > 0 || words.length === 0;
  return isAnswered ? written : readNear(store, request);
}

const longestFirst = (words: readonly string[]): string[] =>
  words.toSorted((one, other) => other.length - one.length);

async function readWritten(
  store: StoreId,
  request: ListRequest,
  words: readonly string[],
): Promise<Result<ListPage>> {
  if (words.length > 1) return readMatches(store, request, words);
  const filter = { ...request.filter, ...(words[0] && { word: words[0] }) };
  const [start, count] = await Promise.all([
    startOf(store, filter, request.sort, request.page),
    countProducts(store, filter),
  ]);
  if (!start.ok) return start;
  if (!count.ok) return count;
  const total = { count: count.value, isExact: count.value < LONGEST_LIST };
  if (start.value === 'beyond') return ok({ products: [], ...total });
  const page = await readProductPage(store, filter, request.sort, start.value);
  return page.ok ? ok({ products: page.value.products, ...total }) : page;
}

/** Firestore finds by one word; the first hundred with the longest one are sifted here by the others. */
async function readMatches(
  store: StoreId,
  { filter, sort, page }: ListRequest,
  [longest, ...others]: readonly string[],
): Promise<Result<ListPage>> {
  const wordFilter = { ...filter, ...(longest && { word: longest }) };
  const candidates = await readProductPage(store, wordFilter, sort, null, LONGEST_LIST - 1);
  if (!candidates.ok) return candidates;
  const matches = candidates.value.products.filter((product) => {
    const words = new Set(searchTokens(...textsOf(product)));
    return others.every((word) => words.has(word));
  });
  return ok(pageOfMatches(matches, page, candidates.value.next === null));
}

/** Up to a hundred best sellers whose titles are near the longest word, sifted and sorted here. */
async function readNear(
  store: StoreId,
  { search, filter, sort, page }: ListRequest,
): Promise<Result<ListPage>> {
  const typed = longestFirst(nearWords(search));
  const candidates = await readProductsNear(store, tokensNear(typed[0] ?? ''), LONGEST_LIST);
  if (!candidates.ok) return candidates;
  const matches = candidates.value.filter((product) => {
    const words = nearWords(...textsOf(product));
    return passes(product, filter) && typed.every((each) => words.some((word) => isNear(each, word)));
  });
  const { field, direction } = SORT_FIELDS[sort];
  const sign = direction === 'asc' ? 1 : -1;
  const sorted = matches.toSorted((one, other) => sign * (one[field] - other[field]));
  return ok(pageOfMatches(sorted, page, candidates.value.length < LONGEST_LIST));
}

const textsOf = ({ title, description }: Product): string[] =>
  [title, description].flatMap(({ en, ar }) => [en, ar]);

const passes = (product: Product, filter: ListRequest['filter']): boolean =>
  (!filter.categoryId || product.categoryId === filter.categoryId) &&
  (!filter.subCategoryId || product.subCategoryId === filter.subCategoryId) &&
  product.price >= (filter.minPrice ?? 0) &&
  product.price <= (filter.maxPrice ?? Infinity);

function pageOfMatches(matches: readonly Product[], page: number, isExact: boolean): ListPage {
  const from = (page - 1) * PRODUCT_PAGE_SIZE;
  return { products: matches.slice(from, from + PRODUCT_PAGE_SIZE), count: matches.length, isExact };
}

/** Where each page of a list ended, as far as this visit has seen it: list to cursors, the first page's end first. */
const seenEnds = new Map<string, ProductCursor[]>();

async function startOf(
  store: StoreId,
  filter: ProductFilter,
  sort: Sort,
  page: number,
): Promise<Result<ProductCursor | null | 'beyond'>> {
  const key = JSON.stringify([store, filter, sort]);
  const ends = seenEnds.get(key) ?? [];
  seenEnds.set(key, ends);
  for (let reads = 0; ends.length < page - 1; reads++) {
    if (reads === MAX_WALK_READS) return ok('beyond');
    const pages = Math.min(PAGES_AT_ONCE, page - 1 - ends.length);
    const run = await readProductPage(store, filter, sort, ends.at(-1) ?? null, pages * PRODUCT_PAGE_SIZE);
    if (!run.ok) return run;
    if (run.value.next === null) return ok('beyond');
    for (let index = 0; index < pages; index++) {
      const last = run.value.products[(index + 1) * PRODUCT_PAGE_SIZE - 1];
      if (last) ends.push(cursorAfter(last, sort));
    }
  }
  return ok(page > 1 ? (ends[page - 2] ?? 'beyond') : null);
}
