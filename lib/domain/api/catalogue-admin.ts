import type { PreviewedProduct } from '@/lib/domain/catalogue/csv/preview';
import type { CsvProblem } from '@/lib/domain/catalogue/csv/problem';
import type { ImportedFields } from '@/lib/domain/catalogue/csv/reading/read-product';
import type { CategoryPlace, ProductPlace } from '@/lib/domain/catalogue/groups/category-tree';
import type { GroupContent } from '@/lib/domain/catalogue/groups/merge-group';
import type { ManagedFilter } from '@/lib/domain/catalogue/lists/managed-list';
import type { ProductStatus } from '@/lib/domain/catalogue/product';
import type { Minor } from '@/lib/domain/money/money';

/** A category or brand as its form sends it. */
export interface SaveGroupRequest extends GroupContent {
  readonly storeId: string;
  /** Made by the client for a new one, so that the same request sent twice makes one. */
  readonly id: string;
  /** What the form began from, null for a new one; what somebody else changed since refuses with `edited-meanwhile`. */
  readonly seen: GroupContent | null;
}

/** Products are moved a chunk per call; the caller asks again until `done`. */
export interface Moved {
  readonly moved: number;
  readonly done: boolean;
}

/** What a bulk change writes on one product: the values that its preview showed. */
export interface ProductChange {
  readonly productId: string;
  /** `updatedAt` (ms) of the version that was previewed; a product saved since is left alone. */
  readonly baseUpdatedAt: number;
  readonly status?: ProductStatus | undefined;
  readonly prices?: readonly { readonly variantId: string; readonly price: Minor }[] | undefined;
}

export interface StockChange {
  readonly variantId: string;
  readonly stock: number;
  /** The difference to it is applied, so that orders placed meanwhile still count. */
  readonly seenStock: number;
}

/** A product of a file, on its way to the staging place. */
export interface StagedProduct extends ImportedFields {
  /** Its first row in the file. */
  readonly row: number;
  /** Empty when the file names it by its slug alone. */
  readonly productId: string;
  /** The id if it turns out to be new; made by the client, so that a chunk sent twice is staged once. */
  readonly newId: string;
}

/** What a chunk of a file would do; with problems, none of it is staged. */
export interface StagedChunk {
  readonly problems: readonly CsvProblem[];
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  /** The products that it would add or change. */
  readonly previews: readonly PreviewedProduct[];
}

export interface CatalogueAdminCallables {
  /** `parentId` counts for a new one alone; `arrangeCategories` moves those that exist. */
  saveCategory: {
    request: SaveGroupRequest & { readonly parentId: string | null };
    response: { id: string };
  };
  /** All categories of the store in their order; products of one that changed its parent follow by `relocateProducts`. */
  arrangeCategories: {
    request: { storeId: string; places: readonly CategoryPlace[] };
    response: { relocating: readonly string[] };
  };
  relocateProducts: { request: { storeId: string; categoryId: string }; response: Moved };
  /** With its sub-categories. `moveTo` is where its products go; null leaves them without a category. */
  deleteCategory: {
    request: { storeId: string; categoryId: string; moveTo: ProductPlace | null };
    response: Moved;
  };
  saveBrand: { request: SaveGroupRequest; response: { id: string } };
  arrangeBrands: { request: { storeId: string; ids: readonly string[] }; response: { ok: true } };
  deleteBrand: { request: { storeId: string; brandId: string; moveTo: string | null }; response: Moved };
  /**
   * Products that were saved since they were previewed are answered as `skipped`, those that should be shown without
   * anything on sale as `notOnSale`.
   */
  changeProducts: {
    request: { storeId: string; products: readonly ProductChange[] };
    response: {
      changed: readonly { readonly productId: string; readonly updatedAt: number }[];
      skipped: readonly string[];
      notOnSale: readonly string[];
    };
  };
  /** Of any status. A browser may count a hundred at most, because rules cannot tell a count from a list. */
  countProducts: { request: { storeId: string; filter: ManagedFilter }; response: { count: number } };
  /** How complete the store's products are: their mean per cent, and how many there are with nothing missing. */
  readCompleteness: {
    request: { storeId: string };
    response: { percent: number; complete: number; total: number };
  };
  /** `key` is made by the client, so that the same change sent twice is made once. */
  adjustStock: {
    request: { storeId: string; productId: string; key: string; variants: readonly StockChange[] };
    response: { stock: number };
  };
  /**
   * Lays a chunk of a file beside the catalogue, which it does not touch; `importId` is made by the client per file.
   * `newGroups` are the ids of categories and brands that the client makes before it confirms.
   */
  stageImport: {
    request: {
      storeId: string;
      importId: string;
      products: readonly StagedProduct[];
      newGroups?: readonly string[] | undefined;
    };
    response: StagedChunk;
  };
  /**
   * Takes a staged import of `total` products over into the catalogue, a chunk per call, asked again until `done`. Once
   * begun it is always finished: by this caller, by any other, or by the schedule. `ungrouped` products so far were left
   * without a category or brand that was deleted since the file was checked.
   */
  commitImport: {
    request: { storeId: string; importId: string; total: number };
    response: { applied: number; ungrouped: number; done: boolean };
  };
}
