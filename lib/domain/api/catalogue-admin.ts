import type { CategoryPlace, ProductPlace } from '@/lib/domain/catalogue/category-tree';
import type { ProductImage, ProductStatus } from '@/lib/domain/catalogue/product';
import type { LocalizedText } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';

/** A category or brand as its form sends it. */
export interface SaveGroupRequest {
  readonly storeId: string;
  /** Made by the client for a new one, so that the same request sent twice makes one. */
  readonly id: string;
  readonly isNew: boolean;
  readonly name: LocalizedText;
  readonly slug: string;
  readonly image: ProductImage | null;
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
  /** Products that were saved since they were previewed are answered as `skipped`. */
  changeProducts: {
    request: { storeId: string; products: readonly ProductChange[] };
    response: {
      changed: readonly { readonly productId: string; readonly updatedAt: number }[];
      skipped: readonly string[];
    };
  };
  adjustStock: {
    request: { storeId: string; productId: string; variants: readonly StockChange[] };
    response: { stock: number };
  };
}
