import type { Product } from '@/lib/domain/catalogue/product';
import { isSame } from '@/lib/domain/is-same';
import type { Minor } from '@/lib/domain/money/money';
import { drawingOf } from '@/lib/domain/studio/template/drawing';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { addOnsOf } from './add-ons';
import type { Design } from './design';
import { fitsVariant } from './fits-variant';
import type { LineDesign } from './line-design';

/** A design that can be ordered now, with its add-on price. */
export interface SoldDesign {
  readonly productId: string;
  readonly variantId: string;
  /** Minor units of the base currency. */
  readonly addOn: Minor;
  /** Whether no order contains it yet. */
  readonly isDraft: boolean;
  /** For the order's line. */
  readonly design: LineDesign;
}

/**
 * A stored design as it is sold now. Null when its board would no longer match what was shown: the variant's size or a
 * relevant part of the template has changed. A later template that draws the same board sells it at the later price.
 */
export function soldDesign(
  design: Design,
  product: Product,
  template: StudioTemplate | null,
): SoldDesign | null {
  const { id, productId, variantId, input, proofPath, words, lockedBy } = design;
  if (!template || !fitsVariant(product, variantId, input)) return null;
  if (!isSame(drawingOf(template, input), design.drawing)) return null;
  return {
    productId,
    variantId,
    addOn: addOnsOf(template, input),
    isDraft: lockedBy === null,
    design: { id, proofPath, words, makingDays: template.makingDays },
  };
}
