import type { ProductStatus } from '@/lib/domain/catalogue/product';
import type { LocalizedText } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import type { ReviewForm } from '@/lib/domain/reviews/review-schema';
import type { ReviewStatus } from '@/lib/domain/reviews/review';

export interface SaveVariant {
  readonly id: string;
  readonly price: Minor;
  readonly stock: number;
  /** The stock the editor saw: the difference is applied, so that orders placed meanwhile still count. */
  readonly seenStock: number;
}

/** A partial edit of an existing product; only what is present changes. */
export interface SaveProductRequest {
  readonly storeId: string;
  readonly productId: string;
  /** `updatedAt` (ms) of the version the editor loaded; a newer one on the server refuses with `edited-meanwhile`. */
  readonly baseUpdatedAt: number;
  readonly title?: LocalizedText;
  readonly description?: LocalizedText;
  readonly status?: ProductStatus;
  readonly variants?: readonly SaveVariant[];
}

export interface CatalogueCallables {
  saveProduct: { request: SaveProductRequest; response: { updatedAt: number } };
  /** One review per product and person: sent again, it replaces theirs. */
  submitReview: {
    request: ReviewForm & { storeId: string; productId: string };
    response: { status: ReviewStatus };
  };
}
