import type { Query } from 'firebase-admin/firestore';
import type { FacetCount, FacetValue, ListFacets } from '@/lib/domain/catalogue/lists/list-facets';
import { parseListedValue, type ListedValue } from '@/lib/domain/catalogue/lists/option-values';
import type { Brand } from '@/lib/domain/catalogue/product';
import { productQuery, type ProductFilter } from '@/lib/domain/catalogue/lists/product-query';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { localized, type Locale } from '@/lib/domain/locale';
import { readBrands } from '@/lib/server/reads/catalogue';
import { adminFirestore } from '@/lib/server/firebase';
import { getCount, getDocuments } from '@/lib/server/reads/counted';

/** Firestore bills counts by the thousand, so with this bound every value costs one read. */
const COUNTED_TO = 1000;
/** Values of one option that are counted; doctor removes those that no product has any more. */
const VALUES_LIMIT = 100;
/** Values of one filter; the least used ones of a very varied catalogue are found by search only. */
const SHOWN_VALUES = 30;

type Group = Pick<ProductFilter, 'categoryId' | 'subCategoryId'>;

/** The filters of a category's list, or of the whole store's; values without any product are left out. */
export async function readListFacets(store: StoreId, group: Group, locale: Locale): Promise<ListFacets> {
  const [colors, sizes, brands] = await Promise.all([
    readListedValues(store, 'color'),
    readListedValues(store, 'size'),
    readBrands(store),
  ]);
  const count = (filter: ProductFilter) => countProducts(store, { ...group, ...filter });
  const ofOption = (values: readonly ListedValue[], filterOf: (id: string) => ProductFilter) =>
    counted(
      values.map(({ id, name, swatch }) => ({
        id,
        slug: id,
        name: localized(name, locale),
        ...(swatch && { swatch }),
      })),
      (id) => count(filterOf(id)),
    );
  const [color, size, brand, rated, stock] = await Promise.all([
    ofOption(colors, (id) => ({ colors: [id] })),
    ofOption(sizes, (id) => ({ sizes: [id] })),
    counted(
      brands.map((one: Brand) => ({ id: one.id, slug: one.slug, name: localized(one.name, locale) })),
      (id) => count({ brandId: id }),
    ),
    count({ wellRated: true }),
    count({ inStock: true }),
  ]);
  return { color, size, brand, rated, stock };
}

async function counted(
  values: readonly Omit<FacetValue, keyof FacetCount>[],
  count: (id: string) => Promise<FacetCount>,
): Promise<FacetValue[]> {
  const all = await Promise.all(values.map(async (value) => ({ ...value, ...(await count(value.id)) })));
  const used = all.filter((value) => value.count > 0);
  if (used.length <= SHOWN_VALUES) return used;
  return [...used].sort((one, other) => other.count - one.count).slice(0, SHOWN_VALUES);
}

/** Of one option: otherwise many colours would leave no room for sizes, which follow them by id. */
async function readListedValues(store: StoreId, option: ListedValue['option']): Promise<ListedValue[]> {
  const all = adminFirestore().collection(collections.optionValues(store));
  const { docs } = await getDocuments(all.where('option', '==', option).limit(VALUES_LIMIT));
  return docs.map((document) => parseListedValue(document.id, document.data()));
}

async function countProducts(store: StoreId, filter: ProductFilter): Promise<FacetCount> {
  const { equal, contains } = productQuery(filter, 'newest');
  const all: Query = adminFirestore().collection(collections.products(store));
  const matching = equal.reduce((query, [field, value]) => query.where(field, '==', value), all);
  const [token] = contains?.values ?? [];
  const found = contains && token ? matching.where(contains.field, 'array-contains', token) : matching;
  const count = await getCount(found.limit(COUNTED_TO).count());
  return { count, isExact: count < COUNTED_TO };
}
