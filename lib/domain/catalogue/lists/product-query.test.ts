import indexes from '@/firestore.indexes.json';
import { SORTS } from '@/lib/domain/catalogue/product';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import {
  needsFiltering,
  matchesFilter,
  productQuery,
  type ProductFilter,
  type ProductQuery,
} from './product-query';

interface IndexField {
  readonly fieldPath: string;
  readonly order?: string;
  readonly arrayConfig?: string;
}

const productIndexes: IndexField[][] = indexes.indexes
  .filter(({ collectionGroup }) => collectionGroup === 'products')
  .map(({ fields }) => fields);

/** Every filter that a list can ask for: each part there or not. */
const FILTERS = [
  { categoryId: 'c' },
  { subCategoryId: 's' },
  { brandId: 'b' },
  { wellRated: true },
  { colors: ['oak', 'white'], inStock: true },
  { word: 'sea' },
  { minPrice: 100, maxPrice: 900 },
].reduce<ProductFilter[]>((filters, part) => filters.flatMap((one) => [one, { ...one, ...part }]), [{}]);

const QUERIES = FILTERS.flatMap((filter) => SORTS.map((sort) => productQuery(filter, sort)));

const wantedBy = ({ equal, contains }: ProductQuery): string[] => [
  ...equal.map(([field]) => field),
  ...(contains ? [contains.field] : []),
];

/** Those that Firestore can merge for a query: each covers some of what is wanted and ends in the whole order. */
function indexesFor(query: ProductQuery): IndexField[][] {
  const ending = query.order.map(({ field, direction }) => `${field} ${direction.toUpperCase()}ENDING`);
  const wanted = wantedBy(query);
  return productIndexes.filter((fields) => {
    const [start, end] = [fields.slice(0, -ending.length), fields.slice(-ending.length)];
    const isSorted = end.every(({ fieldPath, order: way }, index) => `${fieldPath} ${way}` === ending[index]);
    return isSorted && start.every(({ fieldPath }) => wanted.includes(fieldPath));
  });
}

test('the indexes serve every list, whatever the filters and the sort', () => {
  const missing = QUERIES.flatMap((query) => {
    const covered = new Set(indexesFor(query).flatMap((fields) => fields.map(({ fieldPath }) => fieldPath)));
    return wantedBy(query).filter((field) => !covered.has(field));
  });
  expect(missing).toEqual([]);
});

test('no index stands there that no list uses', () => {
  const used = new Set(QUERIES.flatMap(indexesFor));
  const sorted = new Set<string>(QUERIES.flatMap(({ order }) => order.map(({ field }) => field)));
  const fields = new Set([...QUERIES.flatMap(wantedBy), ...sorted]);
  const ofLists = productIndexes.filter(
    (index) =>
      index.every(({ fieldPath }) => fields.has(fieldPath)) &&
      index.some(({ fieldPath }) => sorted.has(fieldPath)),
  );
  expect(ofLists.filter((index) => !used.has(index))).toEqual([]);
});

const board = aProduct({
  ratingSum: 9,
  ratingCount: 2,
  variants: [
    aVariant({ id: 'oak-a3', optionValues: { color: 'oak', size: 'a3' }, stock: 0 }),
    aVariant({ id: 'white-a4', optionValues: { color: 'white', size: 'a4' }, stock: 5 }),
  ],
});

test.each<[ProductFilter, boolean]>([
  [{}, true],
  [{ categoryId: 'nature', subCategoryId: 'sea', brandId: 'atelier', wellRated: true, inStock: true }, true],
  [{ categoryId: 'quotes' }, false],
  [{ colors: ['oak', 'black'] }, true],
  [{ colors: ['oak'], sizes: ['a4'] }, false],
  [{ colors: ['oak'], inStock: true }, false],
  [{ minPrice: 2500, maxPrice: 2500 }, true],
  [{ minPrice: 2501 }, false],
])('a product passes %j: %s', (filter, expected) => {
  expect(matchesFilter(board, filter)).toBe(expected);
});

test('colours and sizes are asked for together, as one variant has them', () => {
  const { contains } = productQuery({ colors: ['oak', 'white'], sizes: ['a3'], inStock: true }, 'newest');
  expect(contains).toEqual({
    field: 'facets',
    values: ['stock color:oak size:a3', 'stock color:white size:a3'],
  });
});

test('beside a word the variant is sifted, because Firestore looks into one array', () => {
  expect(needsFiltering({ word: 'sea', colors: ['oak'] })).toBe(true);
  expect(needsFiltering({ word: 'sea', brandId: 'atelier', wellRated: true })).toBe(false);
  expect(productQuery({ word: 'sea', colors: ['oak'] }, 'newest').contains).toMatchObject({
    field: 'searchTokens',
  });
});
