import { useEffect, useEffectEvent, useState } from 'react';
import { onRetrySignal } from '@/lib/browser/retry-signal';
import type { ErrorCode } from '@/lib/domain/errors/app-error';

/** The state of a listener. After a failure it may recover and be `ready` again. */
export type ListenerState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly code: ErrorCode };

type Watch<T> = (onNext: (value: T | null) => void, onError: (code: ErrorCode) => void) => () => void;

interface Keyed<T> {
  readonly key: string | null;
  readonly state: ListenerState<T>;
}

const LOADING = { status: 'loading' } as const;
const NOTHING = { key: null, state: LOADING };

/**
 * Listens with `watch` while the component is mounted and `key`, which names all that `watch` depends on,
 * stays the same; a null key waits. A value of an earlier key is never shown for the next one. Offline a
 * value stays; a failed listener restarts when the network is back or on a retry.
 */
export function useListener<T>(key: string | null, watch: Watch<T>): ListenerState<T> {
  const [{ key: shown, state }, setKeyed] = useState<Keyed<T>>(NOTHING);
  const [attempt, setAttempt] = useState(0);

  const start = useEffectEvent(watch);

  useEffect(() => {
    if (key === null) return;
    let current = true;
    const set = (next: (last: Keyed<T>) => ListenerState<T>) =>
      current && setKeyed((last) => ({ key, state: next(last) }));
    const stop = start(
      (value) => set(() => (value === null ? { status: 'missing' } : { status: 'ready', value })),
      (code) => set((last) => (keepsShowing(last, key, code) ? last.state : { status: 'failed', code })),
    );
    return () => {
      current = false;
      stop();
    };
  }, [key, attempt]);

  const failed = shown === key && state.status === 'failed';
  useEffect(() => {
    if (!failed) return;
    return onRetrySignal(() => {
      setKeyed(NOTHING);
      setAttempt((count) => count + 1);
    });
  }, [failed]);

  return shown === key ? state : LOADING;
}

const keepsShowing = <T>({ key: shown, state }: Keyed<T>, key: string, code: ErrorCode): boolean =>
  shown === key && state.status === 'ready' && code === 'try-again';
