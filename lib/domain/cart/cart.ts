import type { Choices } from '@/lib/domain/catalogue/variants/choices';
import type { ProductId, VariantId } from '@/lib/domain/ids';
import type { LocalizedText } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';

export const MAX_QUANTITY = 99;
export const MAX_LINES = 50;

/** Which line is meant. A variant's id is one among those of its product alone: two boards of one size share it. */
export interface LineId {
  readonly productId: string;
  readonly variantId: string;
}

/** The same text for the same variant of the same product alone. */
export const lineKey = ({ productId, variantId }: LineId): string => `${productId} ${variantId}`;

export const isSameLine = (one: LineId, other: LineId): boolean => lineKey(one) === lineKey(other);

/** One line as the browser stores it: its ids, and a snapshot to show before the catalogue answers. */
export interface CartLine extends Choices {
  readonly productId: ProductId;
  readonly variantId: VariantId;
  readonly quantity: number;
  readonly slug: string;
  readonly title: LocalizedText;
  readonly imagePath: string | null;
  /** Minor units of the store's base currency when it was last seen; the order takes the catalogue's. */
  readonly unitPrice: Minor;
}

export interface Cart {
  readonly version: 1;
  readonly lines: readonly CartLine[];
  /** The account that this cart belongs to and what the two last agreed upon; null for a guest's. */
  readonly account: {
    readonly uid: string;
    readonly version: number;
    readonly lines: readonly CartLine[];
  } | null;
}
