import { cursorText, parseCursor, type ListCursor } from '@/lib/domain/catalogue/lists/list-cursor';
import type { FacetCount } from '@/lib/domain/catalogue/lists/list-facets';
import { LONGEST_LIST, PRODUCT_PAGE_SIZE } from '@/lib/domain/catalogue/lists/list-limits';
import { nearWords, tokensNear } from '@/lib/domain/catalogue/search/near-words';
import type { Product, Sort } from '@/lib/domain/catalogue/product';
import {
  needsFiltering,
  matchesFilter,
  type ProductFilter,
} from '@/lib/domain/catalogue/lists/product-query';
import {
  areNear,
  containWords,
  longestFirst,
  searchedTexts,
} from '@/lib/domain/catalogue/search/search-match';
import { searchTokens } from '@/lib/domain/catalogue/search/search-tokens';
import { SORT_FIELDS } from '@/lib/domain/catalogue/lists/sort-fields';
import type { StoreId } from '@/lib/domain/ids';
import { ok, type Result } from '@/lib/domain/result';
import { countProducts, readSlice } from '@/lib/firestore/catalogue/product-slices';
import { readProductsNear } from '@/lib/firestore/catalogue/products';

export interface ListRequest {
  readonly filter: Omit<ProductFilter, 'word'>;
  /** What the shopper searches, in their own spelling; empty for everything. */
  readonly search: string;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
  /** The cursor at which the page begins, `ListPage.after` of the page before; empty if unknown. */
  readonly after: string;
}

export interface ListPage {
  readonly products: readonly Product[];
  readonly count: number;
  /** False when there may be more than `count`. */
  readonly isExact: boolean;
  /** The cursor of the next page; empty when there is none or none is needed. */
  readonly after: string;
}

/** Pages whose cursors one read finds, and the bound on such reads for a link deep into a list. */
const PAGES_AT_ONCE = Math.floor((LONGEST_LIST - 1) / PRODUCT_PAGE_SIZE);
const MAX_WALK_READS = 10;
const NOTHING: ListPage = { products: [], count: 0, isExact: true, after: '' };

/**
 * One page of a list, with a bounded number of reads whatever the list's length. If nothing matches a search as written, it is
 * treated as unfinished or mistyped.
 */
export async function readListPage(store: StoreId, request: ListRequest): Promise<Result<ListPage>> {
  const words = longestFirst(searchTokens(request.search));
  if (request.search && words.length === 0) return ok(NOTHING);
  const written = await readWritten(store, request, words);
  const isAnswered = !written.ok || written.value.count > 0 || words.length === 0;
  return isAnswered ? written : readNear(store, request);
}

/** How many products a request lists on all its pages; products are read only for a search. */
export async function countList(store: StoreId, request: ListRequest): Promise<Result<FacetCount>> {
  if (request.search) {
    const page = await readListPage(store, { ...request, page: 1, after: '' });
    return page.ok ? ok({ count: page.value.count, isExact: page.value.isExact }) : page;
  }
  const count = await countProducts(store, request.filter);
  return count.ok ? ok({ count: count.value, isExact: count.value < LONGEST_LIST }) : count;
}

async function readWritten(
  store: StoreId,
  request: ListRequest,
  words: readonly string[],
): Promise<Result<ListPage>> {
  const filter = { ...request.filter, ...(words[0] && { word: words[0] }) };
  if (words.length > 1 || needsFiltering(filter)) return readMatches(store, request, words);
  const [start, count] = await Promise.all([startOf(store, filter, request), countProducts(store, filter)]);
  if (!start.ok) return start;
  if (!count.ok) return count;
  const total = { count: count.value, isExact: count.value < LONGEST_LIST };
  if (start.value === 'beyond') return ok({ ...NOTHING, ...total });
  const page = await readSlice(store, filter, request.sort, start.value, {
    follows: followsPage(request.page, total),
  });
  if (!page.ok) return page;
  const { products, next } = page.value;
  if (next) startsOf(store, filter, request.sort).set(request.page + 1, next);
  return ok({ products, ...total, after: next ? cursorText(next) : '' });
}

/** Whether another page follows; undefined if the count is not exact and ends before it. */
function followsPage(page: number, { count, isExact }: FacetCount): boolean | undefined {
  const listed = page * PRODUCT_PAGE_SIZE;
  return isExact || count > listed ? count > listed : undefined;
}

/** Firestore searches by one word; the first hundred with the longest word are filtered here by everything else. */
async function readMatches(
  store: StoreId,
  { filter, sort, page }: ListRequest,
  [longest, ...others]: readonly string[],
): Promise<Result<ListPage>> {
  const wordFilter = { ...filter, ...(longest && { word: longest }) };
  const candidates = await readSlice(store, wordFilter, sort, null, { size: LONGEST_LIST - 1 });
  if (!candidates.ok) return candidates;
  const matches = candidates.value.products.filter(
    (product) => matchesFilter(product, filter) && containWords(searchedTexts(product), others),
  );
  return ok(pageOfMatches(matches, page, candidates.value.next === null));
}

/** Up to a hundred best sellers whose titles are near the longest word, filtered and sorted here. */
async function readNear(
  store: StoreId,
  { search, filter, sort, page }: ListRequest,
): Promise<Result<ListPage>> {
  const typed = longestFirst(nearWords(search));
  const candidates = await readProductsNear(store, tokensNear(typed[0] ?? ''), LONGEST_LIST);
  if (!candidates.ok) return candidates;
  const matches = candidates.value.filter(
    (product) => matchesFilter(product, filter) && areNear(typed, searchedTexts(product)),
  );
  const { field, direction } = SORT_FIELDS[sort];
  const sign = direction === 'asc' ? 1 : -1;
  const sorted = [...matches].sort((one, other) => sign * (one[field] - other[field]));
  return ok(pageOfMatches(sorted, page, candidates.value.length < LONGEST_LIST));
}

function pageOfMatches(matches: readonly Product[], page: number, isExact: boolean): ListPage {
  const from = (page - 1) * PRODUCT_PAGE_SIZE;
  const products = matches.slice(from, from + PRODUCT_PAGE_SIZE);
  return { products, count: matches.length, isExact, after: '' };
}

/** Cursors of the pages seen in this visit: list to page to cursor. */
const seenStarts = new Map<string, Map<number, ListCursor>>();

/** Cursor of a page: from its link or this visit, else found by walking there, up to a bound. */
async function startOf(
  store: StoreId,
  filter: ProductFilter,
  { sort, page, after }: ListRequest,
): Promise<Result<ListCursor | null | 'beyond'>> {
  if (page === 1) return ok(null);
  const starts = startsOf(store, filter, sort);
  const cursor = parseCursor(after);
  if (cursor) starts.set(page, cursor);
  let at = Math.max(1, ...[...starts.keys()].filter((known) => known <= page));
  for (let reads = 0; at < page; reads++) {
    if (reads === MAX_WALK_READS) return ok('beyond');
    const pages = Math.min(PAGES_AT_ONCE, page - at);
    const size = pages * PRODUCT_PAGE_SIZE;
    const run = await readSlice(store, filter, sort, starts.get(at) ?? null, { size });
    if (!run.ok) return run;
    if (run.value.next === null) return ok('beyond');
    at += pages;
    starts.set(at, run.value.next);
  }
  return ok(starts.get(page) ?? 'beyond');
}

function startsOf(store: StoreId, filter: ProductFilter, sort: Sort): Map<number, ListCursor> {
  const key = JSON.stringify([store, filter, sort]);
  const known = seenStarts.get(key) ?? new Map<number, ListCursor>();
  seenStarts.set(key, known);
  return known;
}
