import type { CartLine } from '@/lib/domain/cart/cart';
import type { Locale } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import type { ModeratedReview } from '@/lib/domain/reviews/moderated-review';
import type { UserProfile } from './user-profile';

/** Everything that is kept about a person, whichever store it was in. Times in milliseconds since the epoch. */
export interface ExportedData {
  /** ISO 8601. */
  readonly exportedAt: string;
  readonly profile: UserProfile;
  readonly orders: readonly Order[];
  readonly reviews: readonly ModeratedReview[];
  readonly wishlist: readonly {
    readonly storeId: string;
    readonly productId: string;
    readonly createdAt: number;
  }[];
  /** The browsers that are told of orders; without the token, which is the key to write to one. */
  readonly devices: readonly {
    readonly storeId: string;
    readonly locale: Locale;
    readonly newOrders: boolean;
    readonly seenAt: number;
  }[];
  readonly carts: readonly { readonly storeId: string; readonly lines: readonly CartLine[] }[];
}
