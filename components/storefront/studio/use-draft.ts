import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pageStore } from '@/lib/browser/page-store';
import { onRetrySignal } from '@/lib/browser/retry-signal';
import { randomKey } from '@/lib/browser/random-key';
import { storedDesigns, storeDesign, type StoredDesign } from '@/lib/browser/studio/stored-designs';
import type { Product } from '@/lib/domain/catalogue/product';
import { designInFragment } from '@/lib/domain/studio/design/design-link';
import { isSame } from '@/lib/domain/is-same';
import type { DesignState } from '@/lib/domain/studio/design/design-state';
import { isUntouched } from '@/lib/domain/studio/design/first-input';
import { useDebounced } from '@/lib/hooks/browser/use-debounced';

const STORE_AFTER_MS = 500;

interface Draft {
  readonly product: Product;
  readonly now: DesignState;
  /** True when the router knows the address. */
  readonly isReady: boolean;
  readonly query: Readonly<Record<string, unknown>>;
  /** Shows the design, and returns it as it is shown. */
  readonly onFound: (found: DesignState) => DesignState;
}

/** `unread`: the named design could not be read; a retry signal reads it again. */
type DraftState = 'loading' | 'unread' | 'found';

/**
 * Finds the design to start from, once; then stores the shown design after a pause, or when the page is left. A draft that a link
 * or a cart line replaces is kept among the designs of this device.
 */
export function useDraft({ product, now, isReady, query, onFound }: Draft): DraftState {
  const { id: productId } = product;
  const [state, setState] = useState<DraftState>('loading');
  const isFound = state === 'found';
  const asked = String(query.change ?? query.design ?? '');

  /** Whether the shown design is not stored yet. */
  const waits = useRef(false);
  const store = () => {
    if (waits.current) storeDesign({ ...now, id: null, productId });
    waits.current = false;
  };

  const begin = useEffectEvent((saved: DesignState | null) => {
    // What is on screen already is the draft that a second link replaces.
    store();
    const draft = draftOf(productId);
    const given = saved ?? linkedDesign(now);
    const shown = onFound(given ?? draft ?? now);
    if (given && draft && !isSame(shown.input, draft.input)) keepDraft(draft);
    setState('found');
  });
  useEffect(() => {
    if (!isReady) return undefined;
    let left = false;
    let stopWaiting = () => {};
    const open = () =>
      void savedDesign(asked, productId).then((saved) => {
        if (left) return;
        if (saved !== 'failed') return begin(saved);
        setState('unread');
        stopWaiting = onRetrySignal(open);
      });
    open();
    return () => {
      left = true;
      stopWaiting();
    };
  }, [isReady, asked, productId]);

  const [storeLater] = useDebounced(store, STORE_AFTER_MS);
  useEffect(() => {
    if (!isFound || isUntouched(now.input)) return;
    waits.current = true;
    storeLater();
  }, [now, isFound, storeLater]);

  const leave = useEffectEvent(store);
  useEffect(() => {
    const onLeave = () => leave();
    // A phone may end a hidden page without any further event.
    document.addEventListener('visibilitychange', onLeave);
    window.addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onLeave);
      window.removeEventListener('pagehide', onLeave);
      leave();
    };
  }, []);

  return state;
}

/** Null without such a design of the product: another one in its place would be ordered instead, so a failed read is none. */
async function savedDesign(id: string, productId: string): Promise<DesignState | null | 'failed'> {
  if (!id) return null;
  const loaded = await import('@/lib/firestore/designs').catch(() => null);
  const read = await loaded?.readDesign(pageStore(), id);
  if (!read?.ok) return 'failed';
  return read.value?.productId === productId ? read.value : null;
}

function linkedDesign({ variantId }: DesignState): DesignState | null {
  const input = designInFragment(window.location.hash);
  return input ? { variantId, input } : null;
}

const draftOf = (productId: string): StoredDesign | null =>
  storedDesigns.get().find((one) => one.id === null && one.productId === productId) ?? null;

/** Stores a draft among the designs of this device before another takes its place, unless it is there already. */
function keepDraft(draft: StoredDesign): void {
  const isKept = ({ id, productId, input }: StoredDesign) =>
    id !== null && productId === draft.productId && isSame(input, draft.input);
  if (!storedDesigns.get().some(isKept)) storeDesign({ ...draft, id: randomKey() });
}
