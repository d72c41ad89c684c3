import type { PreviewedProduct } from '@/lib/domain/catalogue/csv/preview';
import type { CsvProblem } from '@/lib/domain/catalogue/csv/problem';
import type { ImportedFields } from '@/lib/domain/catalogue/csv/imported-fields';
import type { CategoryPlace, ProductPlace } from '@/lib/domain/catalogue/groups/category-tree';
import type { GroupContent } from '@/lib/domain/catalogue/groups/merge-group';
import type { ManagedFilter } from '@/lib/domain/catalogue/lists/managed-list';
import type { ProductStatus } from '@/lib/domain/catalogue/product';
import type { Minor } from '@/lib/domain/money/money';

/** A category or brand as its form sends it. */
export interface SaveGroupRequest extends GroupContent {
  readonly storeId: string;
  /** Made by the client for a new group, so that a retry creates no second one. */
  readonly id: string;
  /** The version that the form loaded, null for a new one; a conflicting change since fails with `edited-meanwhile`. */
  readonly seen: GroupContent | null;
}

/** Each call moves one chunk of products; the caller repeats it until `done`. */
export interface Moved {
  readonly moved: number;
  readonly done: boolean;
}

/** One product's part of a bulk change: the values that the preview showed. */
export interface ProductChange {
  readonly productId: string;
  /** `updatedAt` (ms) of the previewed version; a product saved since is skipped. */
  readonly baseUpdatedAt: number;
  readonly status?: ProductStatus | undefined;
  readonly prices?: readonly { readonly variantId: string; readonly price: Minor }[] | undefined;
}

export interface StockChange {
  readonly variantId: string;
  readonly stock: number;
  /** The server applies the difference to it, so that orders placed meanwhile still count. */
  readonly seenStock: number;
}

/** An imported product, to be staged. */
export interface StagedProduct extends ImportedFields {
  /** Its first row in the file. */
  readonly row: number;
  /** Empty when the file names the product by slug only. */
  readonly productId: string;
  /** The id to use if the product is new; made by the client, so that a retried chunk is staged once. */
  readonly newId: string;
  /** The columns that the file lacks, whose part of its fields a known product keeps. */
  readonly kept?: readonly string[] | undefined;
}

/** What a chunk of a file would do; a chunk with problems is not staged. */
export interface StagedChunk {
  readonly problems: readonly CsvProblem[];
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  /** The products that it would add or change. */
  readonly previews: readonly PreviewedProduct[];
}

export interface CatalogueAdminCallables {
  /** `parentId` applies to a new category only; `arrangeCategories` moves existing ones. */
  saveCategory: {
    request: SaveGroupRequest & { readonly parentId: string | null };
    response: { id: string };
  };
  /**
   * All categories of the store in order; when a category changes its parent, `relocateProducts` updates its products.
   */
  arrangeCategories: {
    request: { storeId: string; places: readonly CategoryPlace[] };
    response: { relocating: readonly string[] };
  };
  relocateProducts: { request: { storeId: string; categoryId: string }; response: Moved };
  /** Deletes a category with its sub-categories. Its products move to `moveTo`; null leaves them without a category. */
  deleteCategory: {
    request: { storeId: string; categoryId: string; moveTo: ProductPlace | null };
    response: Moved;
  };
  saveBrand: { request: SaveGroupRequest; response: { id: string } };
  arrangeBrands: { request: { storeId: string; ids: readonly string[] }; response: { ok: true } };
  deleteBrand: { request: { storeId: string; brandId: string; moveTo: string | null }; response: Moved };
  /**
   * `skipped`: products saved since the preview. `notOnSale`: products that would be shown without a variant on sale.
   * `saleHigh`: products whose new price would not be above a sale price.
   */
  changeProducts: {
    request: { storeId: string; products: readonly ProductChange[] };
    response: {
      changed: readonly { readonly productId: string; readonly updatedAt: number }[];
      skipped: readonly string[];
      notOnSale: readonly string[];
      saleHigh: readonly string[];
    };
  };
  /**
   * Counts products of any status. Browsers can count at most a hundred, because rules cannot tell a count from a list.
   */
  countProducts: { request: { storeId: string; filter: ManagedFilter }; response: { count: number } };
  /** The mean completeness of the store's products in per cent, and how many lack nothing. */
  readCompleteness: {
    request: { storeId: string };
    response: { percent: number; complete: number; total: number };
  };
  /** `key`: idempotency key, made by the client. */
  adjustStock: {
    request: { storeId: string; productId: string; key: string; variants: readonly StockChange[] };
    response: { stock: number };
  };
  /**
   * Stages a chunk of a file without touching the catalogue; the client makes one `importId` per file. `newGroups` are
   * the ids of categories and brands that the client creates before it confirms.
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
   * Writes a staged import of `total` products to the catalogue, one chunk per call; the caller repeats it until
   * `done`. A started import is always finished: by this caller, another one or the schedule. `ungrouped`: products
   * left without a category or brand because it was deleted since the check. `skipped`: products that were deleted since, or
   * saved so that the file's changes no longer fit; nothing of theirs is written, and `applied` does not count them.
   */
  commitImport: {
    request: { storeId: string; importId: string; total: number };
    response: { applied: number; ungrouped: number; skipped: number; done: boolean };
  };
}
