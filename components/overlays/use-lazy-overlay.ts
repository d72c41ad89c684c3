import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { onRetrySignal } from '@/lib/browser/retry-signal';

interface LazyOverlay<Props> {
  /** Null until it is loaded; render it only then. */
  readonly Overlay: ComponentType<Props> | null;
  /** True while a requested overlay loads: show it on the control that opens it. */
  readonly loading: boolean;
  /** Starts loading. A failure is retried when the network is back, or on another call. */
  readonly load: () => void;
  /** Spread on the control that opens the overlay, to preload it on hover or focus. */
  readonly intent: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/** Loads an overlay's code on intent: `useLazyOverlay(() => import('./confirm-dialog').then((m) => m.ConfirmDialog))`. */
export function useLazyOverlay<Props>(
  importOverlay: () => Promise<ComponentType<Props>>,
): LazyOverlay<Props> {
  const [Overlay, setOverlay] = useState<ComponentType<Props> | null>(null);
  const [loading, setLoading] = useState(false);
  const [failures, setFailures] = useState(0);
  const pending = useRef<Promise<boolean>>(undefined);
  const importRef = useRef(importOverlay);

  const prefetch = useCallback(() => {
    pending.current ??= importRef.current().then(
      (component) => {
        setOverlay(() => component);
        return true;
      },
      () => {
        pending.current = undefined;
        return false;
      },
    );
    return pending.current;
  }, []);

  const load = useCallback(() => {
    setLoading(true);
    void prefetch().then((arrived) => {
      setLoading(false);
      if (!arrived) setFailures((count) => count + 1);
    });
  }, [prefetch]);

  useEffect(() => (failures > 0 ? onRetrySignal(load) : undefined), [failures, load]);

  const onIntent = useCallback(() => void prefetch(), [prefetch]);
  return {
    Overlay,
    loading: loading && !Overlay,
    load,
    intent: { onPointerEnter: onIntent, onFocus: onIntent },
  };
}
