import { isSame } from '@/lib/domain/is-same';
import { findOffered, type Product } from '@/lib/domain/catalogue/product';
import { dimensionsOf } from '@/lib/domain/catalogue/variants/measured-sizes';
import type { Minor } from '@/lib/domain/money/money';
import { addOnsOf } from './add-ons';
import type { Design } from './design';
import { drawingOf } from './drawing';
import type { LineDesign } from './line-design';
import type { StudioTemplate } from './template';

/** A design that can be ordered today, and what it costs beside the board. */
export interface SoldDesign {
  readonly productId: string;
  readonly variantId: string;
  /** Minor units of the base currency. */
  readonly addOn: Minor;
  /** Whether no order holds it yet. */
  readonly isDraft: boolean;
  /** As the order's line carries it. */
  readonly design: LineDesign;
}

/**
 * A stored design as it is sold now; null where its board would not be made as it was seen: the size of the variant is
 * another, or something of the template that the design depends on. A later template that draws it the same sells it at
 * that template's price.
 */
export function soldDesign(
  design: Design,
  product: Product,
  template: StudioTemplate | null,
): SoldDesign | null {
  const variant = findOffered(product, design.variantId);
  const size = variant && dimensionsOf(product, variant);
  if (!template || !size) return null;
  const { input } = design;
  const isSize = size.widthMm === input.widthMm && size.heightMm === input.heightMm;
  if (!isSize || !isSame(drawingOf(template, input), design.drawing)) return null;
  const { id, productId, variantId, proofPath, words, lockedBy } = design;
  return {
    productId,
    variantId,
    addOn: addOnsOf(template, input),
    isDraft: lockedBy === null,
    design: { id, proofPath, words, makingDays: template.makingDays },
  };
}
