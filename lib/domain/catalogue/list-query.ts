import { SORTS, type Sort } from './product';

/** SPEC.md 9: the price range after clearing, in whole units of the base currency. The upper end means no limit. */
export const PRICE_RANGE = { min: 0, max: 10_000 } as const;
const LONGEST_SEARCH = 100;
const LAST_PAGE = 10_000;

/** What the address of a product list says; empty texts mean no choice. */
export interface ListQuery {
  readonly q: string;
  /** Slugs. */
  readonly category: string;
  readonly sub: string;
  /** Units of the base currency, with decimals where the shopper counts in another one. */
  readonly min: number;
  readonly max: number;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
}

type RawQuery = Readonly<Record<string, string | string[] | undefined>>;

export const NO_CHOICE: ListQuery = { q: '', category: '', sub: '', ...PRICE_RANGE, sort: 'newest', page: 1 };

/** Reads whatever stands in the address bar; nonsense counts as no choice, which leaves what the page itself lists. */
export function parseListQuery(raw: RawQuery, base = NO_CHOICE): ListQuery {
  const text = (name: string) => [raw[name]].flat()[0]?.trim() ?? '';
  const amount = (name: 'min' | 'max') => {
    const value = text(name) === '' ? Number.NaN : Number(text(name));
    return value >= PRICE_RANGE.min && value <= PRICE_RANGE.max ? value : PRICE_RANGE[name];
  };
  const page = Number(text('page'));
  const category = text('category') || base.category;
  return {
    q: text('q').slice(0, LONGEST_SEARCH),
    category,
    sub: category && (text('sub') || (category === base.category ? base.sub : '')),
    min: amount('min'),
    max: amount('max'),
    sort: SORTS.find((sort) => sort === text('sort')) ?? base.sort,
    page: Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The address of a list: only what differs from what the page itself lists. */
export function toQuery(query: ListQuery, base = NO_CHOICE): Record<string, string> {
  const names = Object.keys(NO_CHOICE) as (keyof ListQuery)[];
  return Object.fromEntries(
    names.filter((name) => query[name] !== base[name]).map((name) => [name, String(query[name])]),
  );
}

/** `query` with a change; any change but of the page leads to the first page, another category forgets its sub. */
export function changed(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  const sub = change.category === undefined || change.category === query.category ? query.sub : '';
  return { ...query, sub, page: 1, ...change };
}

/** Whether anything narrows the list; the sort does not. */
export const isFiltered = ({ q, category, sub, min, max }: ListQuery, base = NO_CHOICE): boolean =>
  q !== '' ||
  category !== base.category ||
  sub !== base.sub ||
  min > PRICE_RANGE.min ||
  max < PRICE_RANGE.max;

export const isUnchanged = (query: ListQuery, base = NO_CHOICE): boolean =>
  Object.keys(toQuery(query, base)).length === 0;
