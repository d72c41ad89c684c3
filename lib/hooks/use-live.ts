import { useEffect, useEffectEvent, useState } from 'react';
import type { ErrorCode } from '@/lib/domain/errors/app-error';

/** What a live read has to show. After a failure the listener may recover and be `ready` again. */
export type Live<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly code: ErrorCode };

type Watch<T> = (onNext: (value: T | null) => void, onError: (code: ErrorCode) => void) => () => void;

interface Keyed<T> {
  readonly key: string | null;
  readonly state: Live<T>;
}

const LOADING = { status: 'loading' } as const;

/**
 * Follows `watch` for as long as the component lives and `key`, which names all that `watch` depends on, stays the
 * same; with a null key it waits. What an earlier key showed is never shown for the next one. A failure while there is a value keeps the value.
 */
export function useLive<T>(key: string | null, watch: Watch<T>): Live<T> {
  const [{ key: shown, state }, setKeyed] = useState<Keyed<T>>({ key: null, state: LOADING });

  const start = useEffectEvent(watch);

  useEffect(() => {
    if (key === null) return;
    return start(
      (value) =>
        setKeyed({ key, state: value === null ? { status: 'missing' } : { status: 'ready', value } }),
      (code) =>
        setKeyed((last) =>
          last.key === key && last.state.status === 'ready' && code === 'try-again'
            ? last
            : { key, state: { status: 'failed', code } },
        ),
    );
  }, [key]);

  return shown === key ? state : LOADING;
}
