import { DOCUMENT_ID, MAX_ID_LENGTH } from '@/lib/domain/ids';
import { queryText, type RawQuery } from '@/lib/domain/parse/query-text';
import { PRODUCT_STATUSES, type Product, type ProductStatus } from '@/lib/domain/catalogue/product';
import { normalizeForSearch } from '@/lib/domain/catalogue/search/normalize-for-search';

/** At or below this stock a product runs low. */
export const LOW_STOCK = 5;

export const STOCK_LEVELS = ['low', 'out'] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

export const MANAGED_SORTS = [
  'edited',
  'title-en',
  'title-ar',
  'price-asc',
  'price-desc',
  'stock-asc',
  'stock-desc',
  'sold',
] as const;
export type ManagedSort = (typeof MANAGED_SORTS)[number];

const LONGEST_SEARCH = 100;
const LAST_PAGE = 10_000;

/** The query of the owner's product list; empty texts mean no choice. */
export interface ManagedQuery {
  readonly q: string;
  readonly status: ProductStatus | '';
  /** Ids. */
  readonly category: string;
  readonly sub: string;
  readonly brand: string;
  readonly stock: StockLevel | '';
  readonly sort: ManagedSort;
  /** From 1. */
  readonly page: number;
  /** The page's cursor, so that page 40 costs what page 1 does; empty on the first page. */
  readonly after: string;
}

/** The list's filters, without the search. */
export type ManagedFilter = Pick<ManagedQuery, 'status' | 'category' | 'sub' | 'brand' | 'stock'>;

export const EVERYTHING: ManagedQuery = {
  q: '',
  status: '',
  category: '',
  sub: '',
  brand: '',
  stock: '',
  sort: 'edited',
  page: 1,
  after: '',
};

/** Parses any URL query; invalid values count as no choice. */
export function parseManagedQuery(raw: RawQuery): ManagedQuery {
  const text = queryText(raw);
  const id = (name: string) => text(name).slice(0, MAX_ID_LENGTH);
  const one = <T extends string>(options: readonly T[], name: string) =>
    options.find((option) => option === text(name));
  const number = Number(text('page'));
  const after = text('after').slice(0, 2 * MAX_ID_LENGTH);
  const page = Number.isInteger(number) && number > 1 && number <= LAST_PAGE && after ? number : 1;
  const stock = one(STOCK_LEVELS, 'stock') ?? '';
  return {
    q: text('q').slice(0, LONGEST_SEARCH),
    status: one(PRODUCT_STATUSES, 'status') ?? '',
    category: id('category'),
    sub: id('category') && id('sub'),
    brand: id('brand'),
    stock,
    sort: stockSort(stock, one(MANAGED_SORTS, 'sort') ?? 'edited'),
    page,
    after: page > 1 ? after : '',
  };
}

/** The URL query: only what differs from the whole list. */
export function toManagedQuery(query: ManagedQuery): Record<string, string> {
  const names = Object.keys(EVERYTHING) as (keyof ManagedQuery)[];
  return Object.fromEntries(
    names.filter((name) => query[name] !== EVERYTHING[name]).map((name) => [name, String(query[name])]),
  );
}

/**
 * Applies a change: any change but of the page goes back to the first page; another category clears the sub-category.
 */
export function changedManaged(query: ManagedQuery, change: Partial<ManagedQuery>): ManagedQuery {
  const sub = change.category === undefined || change.category === query.category ? query.sub : '';
  const next = { ...query, sub, page: 1, after: '', ...change };
  const left = query.stock !== '' && next.stock === '' && change.sort === undefined;
  return { ...next, sort: stockSort(next.stock, left ? 'edited' : next.sort) };
}

/** The number of active filters; a sub-category only refines its category. */
export const managedChoices = ({ q, status, category, brand, stock }: ManagedQuery): number =>
  [q, status, category, brand, stock].filter(Boolean).length;

/** A stock filter sorts by stock: Firestore sorts a range query by its own field first. */
const stockSort = (stock: StockLevel | '', sort: ManagedSort): ManagedSort =>
  stock === '' || sort === 'stock-desc' ? sort : 'stock-asc';

interface SortField {
  readonly field: 'updatedAt' | 'title.en' | 'title.ar' | 'price' | 'stock' | 'soldCount';
  readonly direction: 'asc' | 'desc';
  readonly valueOf: (product: Product) => number | string;
}

/** The field behind each sort; firestore.indexes.json holds an index for each of them with each filter. */
export const MANAGED_SORT_FIELDS: Record<ManagedSort, SortField> = {
  edited: { field: 'updatedAt', direction: 'desc', valueOf: ({ updatedAt }) => updatedAt },
  'title-en': { field: 'title.en', direction: 'asc', valueOf: ({ title }) => title.en },
  'title-ar': { field: 'title.ar', direction: 'asc', valueOf: ({ title }) => title.ar },
  'price-asc': { field: 'price', direction: 'asc', valueOf: ({ price }) => price },
  'price-desc': { field: 'price', direction: 'desc', valueOf: ({ price }) => price },
  'stock-asc': { field: 'stock', direction: 'asc', valueOf: ({ stock }) => stock },
  'stock-desc': { field: 'stock', direction: 'desc', valueOf: ({ stock }) => stock },
  sold: { field: 'soldCount', direction: 'desc', valueOf: ({ soldCount }) => soldCount },
};

/** The end of a page: the last product's id and sort value. */
export interface ManagedCursor {
  readonly id: string;
  readonly value: number | string;
}

const SEPARATOR = '~';

export const managedCursor = (product: Product, sort: ManagedSort): ManagedCursor => ({
  id: product.id,
  value: MANAGED_SORT_FIELDS[sort].valueOf(product),
});

export const managedCursorText = ({ id, value }: ManagedCursor): string => `${id}${SEPARATOR}${value}`;

/** Parses the cursor of a URL; null when invalid. */
export function parseManagedCursor(text: string, sort: ManagedSort): ManagedCursor | null {
  const at = text.indexOf(SEPARATOR);
  const [id, value] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 0 || !DOCUMENT_ID.test(id)) return null;
  if (MANAGED_SORT_FIELDS[sort].field.startsWith('title')) return { id, value };
  return /^\d{1,16}$/.test(value) ? { id, value: Number(value) } : null;
}

/** Whether a product passes the filters, without the search. */
export const isManagedMatch = (product: Product, query: ManagedQuery): boolean =>
  (!query.status || product.status === query.status) &&
  (!query.category || product.categoryId === query.category) &&
  (!query.sub || product.subCategoryId === query.sub) &&
  (!query.brand || product.brandId === query.brand) &&
  (!query.stock || stockLevel(product) === query.stock);

/** Null when there is enough. */
export function stockLevel({ stock }: Pick<Product, 'stock'>): StockLevel | null {
  if (stock === 0) return 'out';
  return stock <= LOW_STOCK ? 'low' : null;
}

/** Compares products in a list's order, for products found another way. */
export function compareManaged(sort: ManagedSort): (one: Product, other: Product) => number {
  const { valueOf, direction } = MANAGED_SORT_FIELDS[sort];
  const sign = direction === 'asc' ? 1 : -1;
  return (one, other) => {
    const [first, second] = [valueOf(one), valueOf(other)].map((value) =>
      typeof value === 'string' ? normalizeForSearch(value) : value,
    );
    if (first === undefined || second === undefined || first === second) return 0;
    return first < second ? -sign : sign;
  };
}
