import { memo, useDeferredValue } from 'react';
import type { DesignOnScreen } from '@/components/storefront/studio/use-design';
import type { Product } from '@/lib/domain/catalogue/product';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { MyDesigns } from './my-designs';
import { OrderBox } from './order-box';
import type { DrawNow } from './save-drawn';
import { ShareDesign } from './share-design';

interface OrderingProps {
  readonly product: Product;
  readonly template: StudioTemplate;
  readonly design: DesignOnScreen;
  readonly drawNow: DrawNow;
  /** Shows the problems to correct first. */
  readonly onProblems: () => void;
}

/**
 * What is done with a design: ordering, sharing, keeping. It follows a keystroke after the field and the picture; what is saved is
 * always the latest, which `drawNow` gives.
 */
export const Ordering = memo(function Ordering({
  product,
  template,
  design: typed,
  drawNow,
  onProblems,
}: OrderingProps) {
  const design = useDeferredValue(typed);
  const { designed, variant } = design;
  return (
    <>
      {variant && (
        <OrderBox
          product={product}
          variant={variant}
          template={template}
          input={designed}
          drawNow={drawNow}
          onProblems={onProblems}
        />
      )}
      <ShareDesign product={product} input={designed} variantId={variant?.id} drawNow={drawNow} />
      <MyDesigns product={product} template={template} design={design} drawNow={drawNow} />
    </>
  );
});
