import type { PlainField, Product, ProductImage, ProductOption } from '@/lib/domain/catalogue/product';
import type { Locale } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import type { ReviewForm } from '@/lib/domain/reviews/review-schema';
import type { ReviewStatus } from '@/lib/domain/reviews/review';

export interface SaveVariant {
  readonly id: string;
  readonly price: Minor;
  /** While the product is on sale; null for none. */
  readonly salePrice?: Minor | null | undefined;
  readonly stock: number;
  /** The stock the editor saw: the difference is applied, so that orders placed meanwhile still count. */
  readonly seenStock: number;
  readonly sku?: string | undefined;
  /** Grams of one piece, null for unknown. */
  readonly weight?: number | null | undefined;
  /** Option id to value id. */
  readonly optionValues?: Readonly<Record<string, string>> | undefined;
  /** Index into `images`, null for the first. */
  readonly image?: number | null | undefined;
  readonly enabled?: boolean | undefined;
}

type PlainEdit = { readonly [K in PlainField]?: Product[K] | undefined };

/** An edit, partial: only what is present changes. Everything is written by the one function. */
export interface SaveProductRequest extends PlainEdit {
  readonly storeId: string;
  /** Made by the client for a new product. */
  readonly productId: string;
  /**
   * `updatedAt` (ms) of the version the editor loaded; a newer one on the server refuses with `edited-meanwhile`. 0
   * creates the product; the same request sent twice is written once.
   */
  readonly baseUpdatedAt: number;
  /** In the order of the gallery; every path is in the store's own folder. */
  readonly images?: readonly ProductImage[] | undefined;
  /** With it, `variants` is the whole list; without it, `variants` changes those it names. */
  readonly options?: readonly ProductOption[] | undefined;
  readonly variants?: readonly SaveVariant[] | undefined;
  /** Keys of texts (see product-texts.ts) whose other language was read and is still right. */
  readonly confirmedTexts?: readonly string[] | undefined;
}

export interface CatalogueCallables {
  saveProduct: { request: SaveProductRequest; response: { updatedAt: number; slug: string } };
  /** A product that some order names is archived; any other is deleted with its reviews. */
  deleteProduct: {
    request: { storeId: string; productId: string };
    response: { outcome: 'archived' | 'deleted' };
  };
  /** One review per product and person: sent again, it replaces theirs. */
  submitReview: {
    request: ReviewForm & {
      storeId: string;
      productId: string;
      /** In which the store's reply is mailed; English without it. */
      locale?: Locale | undefined;
    };
    response: { status: ReviewStatus };
  };
}
