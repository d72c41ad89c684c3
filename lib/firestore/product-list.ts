import type { Product, Sort } from '@/lib/domain/catalogue/product';
import { searchTokens } from '@/lib/domain/catalogue/search-tokens';
import type { StoreId } from '@/lib/domain/ids';
import { ok, type Result } from '@/lib/domain/result';
import {
  countProducts,
  cursorAfter,
  LONGEST_LIST,
  PRODUCT_PAGE_SIZE,
  readProductPage,
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

/** One page of a list, with a bounded number of reads whatever the list's length. */
export async function readListPage(store: StoreId, request: ListRequest): Promise<Result<ListPage>> {
  const words = searchTokens(request.search).sort((one, other) => other.length - one.length);
  if (request.search && words.length === 0) return ok(NOTHING);
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
    const texts = [product.title, product.description].flatMap(({ en, ar }) => [en, ar]);
    const words = new Set(searchTokens(...texts));
    return others.every((word) => words.has(word));
  });
  const from = (page - 1) * PRODUCT_PAGE_SIZE;
  return ok({
    products: matches.slice(from, from + PRODUCT_PAGE_SIZE),
    count: matches.length,
    isExact: candidates.value.next === null,
  });
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
