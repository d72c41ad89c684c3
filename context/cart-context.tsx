import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import Router from 'next/router';
import type { QuotedLine } from '@/lib/domain/api/orders';
import { applyChanges } from '@/lib/domain/cart/apply-changes';
import { isSameLine, lineKey, type CartLine, type LineId } from '@/lib/domain/cart/cart';
import {
  addLine,
  type CartLimit,
  countPieces,
  holdsAll,
  limitMet,
  removeLine,
  restoreLine,
  setLineQuantity,
} from '@/lib/domain/cart/cart-operations';
import { withFacts } from '@/lib/domain/cart/line-facts';
import { mergeCarts } from '@/lib/domain/cart/merge-carts';
import type { LineChange } from '@/lib/domain/errors/app-error';
import { track } from '@/lib/browser/measurement/track';
import { cartStore } from '@/lib/hooks/orders/cart-store';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';

export interface CartState {
  readonly lines: readonly CartLine[];
  /** Pieces, not lines. */
  readonly count: number;
  /** False until the browser's storage was read; until then an empty cart means nothing. */
  readonly ready: boolean;
  /** Adds as much as the limits allow, and returns the limit that was reached. */
  add(line: CartLine): CartLimit | null;
  /** Adds another cart's lines within the limits, like `add`. For a variant in both carts the larger quantity stays. */
  merge(lines: readonly CartLine[]): CartLimit | null;
  setQuantity(line: LineId, quantity: number): void;
  /** Takes the line out and returns it, so that `restoreLine` can undo it; undefined when it was gone already. */
  remove(line: LineId): CartLine | undefined;
  /** Returns false, and adds nothing, if the cart has become full meanwhile. */
  restoreLine(line: CartLine): boolean;
  /** Applies the changes that the store reports. */
  accept(changes: readonly LineChange[]): void;
  /** Stores the facts in the store's quote that totals are computed from. */
  learn(quoted: readonly QuotedLine[]): void;
  clear(): void;
}

type Actions = Omit<CartState, 'lines' | 'count' | 'ready'>;

/** Positions of removed lines, so that undo puts them back in place. */
const removedFrom = new Map<string, number>();

const change = (next: (lines: readonly CartLine[]) => readonly CartLine[]) =>
  cartStore.update((cart) => ({ ...cart, lines: next(cart.lines) }));

const actions: Actions = {
  add(line) {
    let limit: CartLimit | null = null;
    change((lines) => {
      const next = addLine(lines, line);
      limit = limitMet(lines, next, line);
      return next;
    });
    if (!limit) track({ name: 'add_to_cart', lines: [line] });
    return limit;
  },
  merge(added) {
    change((lines) => mergeCarts([], lines, added));
    return holdsAll(cartStore.get().lines, added) ? null : 'lines';
  },
  setQuantity: (line, quantity) => change((lines) => setLineQuantity(lines, line, quantity)),
  remove(wanted) {
    const { lines } = cartStore.get();
    const index = lines.findIndex((line) => isSameLine(line, wanted));
    removedFrom.set(lineKey(wanted), index);
    change((current) => removeLine(current, wanted));
    return lines[index];
  },
  restoreLine(line) {
    change((lines) => restoreLine(lines, line, removedFrom.get(lineKey(line))));
    return holdsAll(cartStore.get().lines, [line]);
  },
  accept: (changes) => change((lines) => applyChanges(lines, changes)),
  learn(quoted) {
    const { lines } = cartStore.get();
    // Most quotes change nothing: then nothing is stored, and no other tab notified.
    if (withFacts(lines, quoted) !== lines) change((current) => withFacts(current, quoted));
  },
  clear: () => change(() => []),
};

const CartContext = createContext<CartState | null>(null);

export function CartProvider({ children }: { readonly children: ReactNode }) {
  const stored = useSyncExternalStore(cartStore.subscribe, cartStore.get, () => cartStore.initial);
  const ready = useHydrated();
  const { lines } = ready ? stored : cartStore.initial;

  useEffect(() => {
    Router.events.on('routeChangeComplete', cartStore.refresh);
    return () => Router.events.off('routeChangeComplete', cartStore.refresh);
  }, []);

  const value = useMemo(() => ({ ...actions, lines, ready, count: countPieces(lines) }), [lines, ready]);
  return <CartContext value={value}>{children}</CartContext>;
}

/** This browser's cart, the same in every tab. Throws outside `CartProvider`. */
export function useCart(): CartState {
  const state = useContext(CartContext);
  if (!state) throw new Error('useCart must be used within a CartProvider');
  return state;
}
