import type { PlainField, Product, ProductImage, ProductOption } from '@/lib/domain/catalogue/product';
import type { Locale, LocalizedText } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import type { ReviewForm } from '@/lib/domain/reviews/review-schema';
import type { ReviewStatus } from '@/lib/domain/reviews/review';

export interface SaveVariant {
  readonly id: string;
  readonly price: Minor;
  /** The price during a sale; null for none. */
  readonly salePrice?: Minor | null | undefined;
  readonly stock: number;
  /** The stock that the editor saw: the server applies the difference, so that orders placed meanwhile still count. */
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

/** A partial edit: only the fields present change. */
export interface SaveProductRequest extends PlainEdit {
  readonly storeId: string;
  /** Made by the client for a new product. */
  readonly productId: string;
  /**
   * `updatedAt` (ms) of the loaded version; a newer one on the server fails with `edited-meanwhile`. 0 creates the
   * product; a retry writes nothing twice.
   */
  readonly baseUpdatedAt: number;
  /** In gallery order; every path is in the store's own folder. */
  readonly images?: readonly ProductImage[] | undefined;
  /** With `options`, `variants` is the whole list; without it, only the listed variants change. */
  readonly options?: readonly ProductOption[] | undefined;
  readonly variants?: readonly SaveVariant[] | undefined;
  /** Keys of texts (see product-texts.ts) whose other language was checked and is still right. */
  readonly confirmedTexts?: readonly string[] | undefined;
}

export interface CatalogueCallables {
  saveProduct: { request: SaveProductRequest; response: { updatedAt: number; slug: string } };
  /** Archives a product that an order names; deletes any other with its reviews. */
  deleteProduct: {
    request: { storeId: string; productId: string };
    response: { outcome: 'archived' | 'deleted' };
  };
  /** One review per product and person: a second one replaces the first. */
  submitReview: {
    request: ReviewForm & {
      storeId: string;
      productId: string;
      /** The language of the mail with the store's reply; default English. */
      locale?: Locale | undefined;
      /**
       * All its pictures in order: uploads stored by `keepReviewPicture`, or pictures it already had. Absent leaves
       * them unchanged.
       */
      pictures?: readonly string[] | undefined;
    };
    response: { status: ReviewStatus };
  };
  /** The boards of a delivered order that a review request is about, by its link; no login. Changes nothing. */
  readReviewLink: {
    request: { token: string };
    response: {
      number: string;
      /** The buyer's name, to prefill the form. */
      name: string;
      email: string;
      boards: readonly {
        productId: string;
        slug: string;
        title: LocalizedText;
        image: ProductImage | null;
        /** Already reviewed from the buyer's account: it can only be changed there. */
        isWritten: boolean;
      }[];
    };
  };
  /** The same as `submitReview`, for a buyer with the link. */
  sendLinkedReview: {
    request: Omit<CatalogueCallables['submitReview']['request'], 'storeId'> & { token: string };
    response: { status: ReviewStatus };
  };
}
