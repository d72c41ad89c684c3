import { useMemo, useReducer } from 'react';
import { useRouter } from 'next/router';
import { findOffered, type Product, type Variant } from '@/lib/domain/catalogue/product';
import { initialVariant, withOption } from '@/lib/domain/catalogue/variants/choose-variant';
import { dimensionsOf } from '@/lib/domain/catalogue/variants/measured-sizes';
import type { Locale } from '@/lib/domain/locale';
import { designInput } from '@/lib/domain/studio/design/design';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import type { DesignState } from '@/lib/domain/studio/design/design-state';
import { EMPTY_INPUT, firstInput } from '@/lib/domain/studio/design/first-input';
import { fittedInput } from '@/lib/domain/studio/design/fit-input';
import { changeHistory, newHistory } from '@/lib/domain/studio/editing/history';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useDraft } from './use-draft';

const NO_SIZE = { widthMm: EMPTY_INPUT.widthMm, heightMm: EMPTY_INPUT.heightMm };

const sizeOf = (product: Product, variant: Variant | undefined) =>
  (variant && dimensionsOf(product, variant)) ?? NO_SIZE;

function startOf(product: Product, template: StudioTemplate, locale: Locale): DesignState {
  const variant = initialVariant(product, undefined);
  return { variantId: variant?.id ?? '', input: firstInput(template, sizeOf(product, variant), locale) };
}

/** The shown design with its history; it starts from a link, a cart line or this device's last draft. */
export function useDesign(product: Product, template: StudioTemplate) {
  const locale = useLocale();
  const { isReady, query } = useRouter();
  const [history, dispatch] = useReducer(changeHistory<DesignState>, null, () =>
    newHistory(startOf(product, template, locale)),
  );
  const { now } = history;
  const variant = findOffered(product, now.variantId);

  const put = (what: string, next: DesignState) =>
    dispatch({ type: 'change', what, next: () => next, at: Date.now() });

  const chooseVariant = (chosen: Variant) =>
    put('size', { variantId: chosen.id, input: { ...now.input, ...sizeOf(product, chosen) } });

  /** Starts from a design, adjusted to today's product and template; the template's own texts stay in their language. */
  const start = (given: DesignState) => {
    const chosen = findOffered(product, given.variantId) ?? initialVariant(product, undefined);
    const input = fittedInput(template, sizeOf(product, chosen), given.input);
    dispatch({ type: 'start', from: { variantId: chosen?.id ?? '', input } });
  };
  const linked = findOffered(product, String(query.variant ?? ''));
  const loading = useDraft({
    product,
    now,
    isReady,
    query,
    // A size that was chosen before, on the product page, takes precedence.
    onFound: (found) => start({ ...found, variantId: linked?.id ?? found.variantId }),
  });

  return {
    input: now.input,
    /** The design to draw, save and order: only what the template uses. */
    designed: useMemo(() => designInput(template, now.input), [template, now.input]),
    variant,
    loading,
    start,
    change: (what: string, changes: Partial<DesignInput>) =>
      put(what, { ...now, input: { ...now.input, ...changes } }),
    chooseOption: (optionId: string, valueId: string) => {
      const chosen = variant && withOption(product, variant, optionId, valueId);
      if (chosen) chooseVariant(chosen);
    },
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}
export type DesignOnScreen = ReturnType<typeof useDesign>;
