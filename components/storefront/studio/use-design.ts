import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
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

/**
 * The shown design with its history; it starts from a link, a cart line or this device's last draft. `onChange` gets what a
 * change leads to, before it is rendered.
 */
export function useDesign(
  product: Product,
  template: StudioTemplate,
  onChange: (designed: DesignInput) => void,
) {
  const locale = useLocale();
  const { isReady, query } = useRouter();
  const [history, dispatch] = useReducer(changeHistory<DesignState>, null, () =>
    newHistory(startOf(product, template, locale)),
  );
  const { now } = history;
  const variant = findOffered(product, now.variantId);
  /** The design to draw, save and order: only what the template uses. */
  const designed = useMemo(() => designInput(template, now.input), [template, now.input]);
  const shown = useRef({ now, designed, variant });
  useEffect(() => {
    shown.current = { now, designed, variant };
  });

  /** The same functions at every keystroke, so that what shows no text is not rendered. */
  const actions = useMemo(() => {
    const put = (what: string | null, next: (now: DesignState) => DesignState) => {
      onChange(designInput(template, next(shown.current.now).input));
      dispatch({ type: 'change', what, next, at: Date.now() });
    };
    /** Adjusts a design to today's product and template; the template's own texts stay in their language. */
    const fitted = (given: DesignState): DesignState => {
      const chosen = findOffered(product, given.variantId) ?? initialVariant(product, undefined);
      const input = fittedInput(template, sizeOf(product, chosen), given.input);
      return { variantId: chosen?.id ?? '', input };
    };
    return {
      /** Starts from a design, without history; returns it as it is shown. */
      start: (given: DesignState) => {
        const from = fitted(given);
        dispatch({ type: 'start', from });
        return from;
      },
      /** Shows another design, as a step that undo takes back. */
      open: (given: DesignState) => put(null, () => fitted(given)),
      change: (what: string, changes: Partial<DesignInput>) =>
        put(what, (state) => ({ ...state, input: { ...state.input, ...changes } })),
      chooseOption: (optionId: string, valueId: string) =>
        put('size', (state) => {
          const before = findOffered(product, state.variantId);
          const chosen = before && withOption(product, before, optionId, valueId);
          if (!chosen) return state;
          return { variantId: chosen.id, input: { ...state.input, ...sizeOf(product, chosen) } };
        }),
      undo: () => dispatch({ type: 'undo' }),
      redo: () => dispatch({ type: 'redo' }),
    };
  }, [product, template, onChange]);

  const linked = findOffered(product, String(query.variant ?? ''));
  const draft = useDraft({
    product,
    now,
    isReady,
    query,
    // A size that was chosen before, on the product page, takes precedence.
    onFound: (found) => actions.start({ ...found, variantId: linked?.id ?? found.variantId }),
  });

  /** For what need not be rendered at every keystroke. */
  const latest = useCallback(() => shown.current, []);
  const look = useLookOf(now.input);
  const canUndo = history.past.length > 0;
  const canRedo = history.future.length > 0;
  return useMemo(
    () => ({ ...actions, latest, input: now.input, designed, look, variant, draft, canUndo, canRedo }),
    [actions, latest, now.input, designed, look, variant, draft, canUndo, canRedo],
  );
}

/** What of a design is chosen, not typed: the same object until a choice changes. */
function useLookOf({ arabicFace, latinFace, inkId, backgroundId, frameId, align }: DesignInput) {
  return useMemo(
    () => ({ arabicFace, latinFace, inkId, backgroundId, frameId, align }),
    [arabicFace, latinFace, inkId, backgroundId, frameId, align],
  );
}

export type DesignOnScreen = ReturnType<typeof useDesign>;
