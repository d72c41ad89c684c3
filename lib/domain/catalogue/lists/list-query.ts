import { queryText, type RawQuery } from '@/lib/domain/parse/query-text';
import { SORTS, type Sort } from '@/lib/domain/catalogue/product';

/** SPEC.md 9: the price range after clearing, in whole units of the base currency. The upper end means no limit. */
export const PRICE_RANGE = { min: 0, max: 10_000 } as const;
/** Firestore accepts at most thirty values per query: five colours times five sizes fit. */
export const MOST_CHOICES = 5;
const LONGEST_SEARCH = 100;
const LONGEST_NAME = 100;
const LAST_PAGE = 10_000;

/** The query of a product list's URL; empty texts, empty lists and false mean no choice. */
export interface ListQuery {
  readonly q: string;
  /** Slugs. */
  readonly category: string;
  readonly sub: string;
  readonly brand: string;
  /** Ids of option values, at most `MOST_CHOICES`. */
  readonly color: readonly string[];
  readonly size: readonly string[];
  /** Four stars and up. */
  readonly rated: boolean;
  readonly stock: boolean;
  /** Units of the base currency, with decimals when the shopper uses another currency. */
  readonly min: number;
  readonly max: number;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
  /** The page's cursor, so that page 40 costs what page 1 does; empty on the first page. */
  readonly after: string;
}

export const NO_CHOICE: ListQuery = {
  q: '',
  category: '',
  sub: '',
  brand: '',
  color: [],
  size: [],
  rated: false,
  stock: false,
  ...PRICE_RANGE,
  sort: 'newest',
  page: 1,
  after: '',
};

/** Parses any URL query; invalid values count as no choice, which leaves the page's own defaults. */
export function parseListQuery(raw: RawQuery, base = NO_CHOICE): ListQuery {
  const text = queryText(raw);
  const slug = (name: string) => text(name).slice(0, LONGEST_NAME);
  const choices = (name: string) => {
    const named = text(name)
      .split(',')
      .map((value) => value.trim());
    return [...new Set(named)]
      .filter((value) => value && value.length <= LONGEST_NAME)
      .slice(0, MOST_CHOICES);
  };
  const amount = (name: 'min' | 'max') => {
    const value = text(name) === '' ? Number.NaN : Number(text(name));
    return value >= PRICE_RANGE.min && value <= PRICE_RANGE.max ? value : PRICE_RANGE[name];
  };
  const number = Number(text('page'));
  const page = Number.isInteger(number) && number > 1 && number <= LAST_PAGE ? number : 1;
  const category = slug('category') || base.category;
  return {
    q: text('q').slice(0, LONGEST_SEARCH),
    category,
    sub: category && (slug('sub') || (category === base.category ? base.sub : '')),
    brand: slug('brand'),
    color: choices('color'),
    size: choices('size'),
    rated: text('rated') === '4',
    stock: text('stock') === '1',
    min: amount('min'),
    max: amount('max'),
    sort: SORTS.find((sort) => sort === text('sort')) ?? base.sort,
    page,
    after: page > 1 ? text('after').slice(0, LONGEST_NAME * 2) : '',
  };
}

const WRITTEN: Partial<Record<keyof ListQuery, string>> = { rated: '4', stock: '1' };

/** The URL query of a list: only what differs from the page's own defaults. */
export function toQuery(query: ListQuery, base = NO_CHOICE): Record<string, string> {
  const names = Object.keys(NO_CHOICE) as (keyof ListQuery)[];
  return Object.fromEntries(
    names
      .filter((name) => String(query[name]) !== String(base[name]))
      .map((name) => [name, WRITTEN[name] ?? String(query[name])]),
  );
}

/**
 * Applies a change: any change but of the page goes back to the first page; another category clears the sub-category.
 */
export function changed(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  const sub = change.category === undefined || change.category === query.category ? query.sub : '';
  return { ...query, sub, page: 1, after: '', ...change };
}

/** Adds or removes a value of an option; at most `MOST_CHOICES`. */
export function toggled(query: ListQuery, option: 'color' | 'size', value: string): Partial<ListQuery> {
  const chosen = query[option];
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return { [option]: next.slice(0, MOST_CHOICES) };
}

/** Whether a filter is active; sort and page do not count. */
export const isFiltered = (query: ListQuery, base = NO_CHOICE): boolean =>
  !isUnchanged({ ...query, sort: base.sort, page: base.page, after: base.after }, base);

export const isUnchanged = (query: ListQuery, base = NO_CHOICE): boolean =>
  Object.keys(toQuery(query, base)).length === 0;
