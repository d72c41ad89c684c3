import type { Choices } from '@/lib/domain/catalogue/variants/choices';
import type { ProductId, VariantId } from '@/lib/domain/ids';
import type { LocalizedText } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import type { LineDesign } from '@/lib/domain/studio/design/line-design';
import type { TaxClass } from '@/lib/domain/tax/tax-class';

export const MAX_QUANTITY = 99;
export const MAX_LINES = 50;

/** A variant's id is unique only within its product. */
interface VariantOf {
  readonly productId: string;
  readonly variantId: string;
}

/**
 * Identifies a line. Lines of carts and orders hold their `design`, requests and answers its id; a plain board has
 * none.
 */
export interface LineId extends VariantOf {
  readonly designId?: string | undefined;
  readonly design?: Pick<LineDesign, 'id'> | null;
}

/** The id of a line's design, undefined for a plain board. */
export const designIdOf = ({ designId, design }: LineId): string | undefined =>
  designId || design?.id || undefined;

/** The field `designId` of a request or an answer about a line; a plain board has none. */
export function designIn(line: LineId): { readonly designId?: string } {
  const designId = designIdOf(line);
  return designId === undefined ? {} : { designId };
}

/** A key for the same variant of the same product with the same design. */
export const lineKey = (line: LineId): string => [variantKey(line), designIdOf(line) ?? []].flat().join(' ');

/** A key for lines that share their stock. */
export const variantKey = ({ productId, variantId }: VariantOf): string => `${productId} ${variantId}`;

export const isSameLine = (one: LineId, other: LineId): boolean => lineKey(one) === lineKey(other);

/** One line as the browser stores it: its ids, and a snapshot to show before the catalogue answers. */
export interface CartLine extends Choices {
  readonly productId: ProductId;
  readonly variantId: VariantId;
  readonly quantity: number;
  readonly slug: string;
  readonly slugAr?: string;
  readonly title: LocalizedText;
  /** For discounts on categories and brands; older carts lack it until their next quote. */
  readonly categoryIds?: readonly string[];
  readonly brandId?: string;
  readonly imagePath: string | null;
  readonly design: LineDesign | null;
  /**
   * With the design's add-on. Minor units of the store's base currency when last seen; orders use the catalogue's
   * price.
   */
  readonly unitPrice: Minor;
  readonly taxClass: TaxClass;
  /** Grams per piece, if known. */
  readonly weight?: number;
}

export interface Cart {
  readonly version: 1;
  readonly lines: readonly CartLine[];
  /** The account of this cart and the last version both agreed on; null for a guest's. */
  readonly account: {
    readonly uid: string;
    readonly version: number;
    readonly lines: readonly CartLine[];
  } | null;
}
