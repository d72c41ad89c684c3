import { array, mixed, object } from 'yup';
import type { CatalogueAdminCallables } from '@/lib/domain/api/catalogue-admin';
import { MAX_CHANGED_AT_ONCE } from '@/lib/domain/catalogue/editing/bulk-change';
import { MAX_CATALOGUE_GROUPS } from '@/lib/domain/catalogue/groups/category-tree';
import { columnsFor } from '@/lib/domain/catalogue/csv/columns';
import { MAX_ROWS, MAX_STAGED_AT_ONCE } from '@/lib/domain/catalogue/csv/limits';
import { groupSchema } from '@/lib/domain/catalogue/groups/group-schema';
import { STOCK_LEVELS } from '@/lib/domain/catalogue/lists/managed-list';
import { MAX_STOCK, PRODUCT_STATUSES } from '@/lib/domain/catalogue/product';
import { MAX_OPTIONS, productSchema } from '@/lib/domain/catalogue/product-schema';
import { MAX_VARIANTS } from '@/lib/domain/catalogue/variants/variant-combinations';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { typedText } from '@/lib/domain/forms/fields';
import { DOCUMENT_ID, MAX_ID_LENGTH } from '@/lib/domain/ids';
import { id, integer, invalid, MAX_PRICE, oneOf, optionalId } from './parts';
import type { SchemasOf } from './request-schema';

const MOST_COLUMNS = columnsFor(MAX_OPTIONS).length;

const idOrNull = () => optionalId().defined(invalid).nullable();
const idOrEmpty = () =>
  typedText((value) => value, MAX_ID_LENGTH)
    .defined(invalid)
    .matches(DOCUMENT_ID, { message: invalid, excludeEmptyString: true });

/** From the address bar, so anything is possible. */
const idInAddress = () => typedText(cleanLine, MAX_ID_LENGTH).defined(invalid);

const savedGroup = groupSchema.shape({
  storeId: id(),
  id: id(),
  seen: groupSchema.nullable().default(null),
});

export const catalogueAdminSchemas: SchemasOf<CatalogueAdminCallables> = {
  saveCategory: savedGroup.shape({ parentId: idOrNull() }),
  arrangeCategories: object({
    storeId: id(),
    places: array(object({ id: id(), parentId: idOrNull() }))
      .required(invalid)
      .max(MAX_CATALOGUE_GROUPS, invalid),
  }),
  relocateProducts: object({ storeId: id(), categoryId: id() }),
  deleteCategory: object({
    storeId: id(),
    categoryId: id(),
    moveTo: object({ categoryId: id(), subCategoryId: idOrEmpty() }).nullable().default(null),
  }),
  saveBrand: savedGroup,
  arrangeBrands: object({
    storeId: id(),
    ids: array(id()).required(invalid).max(MAX_CATALOGUE_GROUPS, invalid),
  }),
  deleteBrand: object({ storeId: id(), brandId: id(), moveTo: idOrNull() }),
  changeProducts: object({
    storeId: id(),
    products: array(
      object({
        productId: id(),
        baseUpdatedAt: integer(0, Number.MAX_SAFE_INTEGER),
        status: mixed<(typeof PRODUCT_STATUSES)[number]>().oneOf([...PRODUCT_STATUSES], invalid),
        prices: array(object({ variantId: id(), price: integer(0, MAX_PRICE) })).max(MAX_VARIANTS, invalid),
      }),
    )
      .required(invalid)
      .max(MAX_CHANGED_AT_ONCE, invalid),
  }),
  countProducts: object({
    storeId: id(),
    filter: object({
      status: oneOf(['', ...PRODUCT_STATUSES] as const),
      category: idInAddress(),
      sub: idInAddress(),
      brand: idInAddress(),
      stock: oneOf(['', ...STOCK_LEVELS] as const),
    }),
  }),
  readCompleteness: object({ storeId: id() }),
  adjustStock: object({
    storeId: id(),
    productId: id(),
    key: id(),
    variants: array(
      object({
        variantId: id(),
        stock: integer(0, MAX_STOCK),
        seenStock: integer(0, Number.MAX_SAFE_INTEGER),
      }),
    )
      .required(invalid)
      .max(MAX_VARIANTS, invalid),
  }),
  stageImport: object({
    storeId: id(),
    importId: id(),
    products: array(
      productSchema.shape({
        row: integer(2, MAX_ROWS),
        productId: idOrEmpty(),
        newId: id(),
        kept: array(id()).max(MOST_COLUMNS, invalid).optional(),
      }),
    )
      .required(invalid)
      .max(MAX_STAGED_AT_ONCE, invalid),
    newGroups: array(id())
      .max(2 * MAX_CATALOGUE_GROUPS, invalid)
      .optional(),
  }),
  commitImport: object({ storeId: id(), importId: id(), total: integer(1, MAX_ROWS) }),
};
