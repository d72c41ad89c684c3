import { useEffect, useEffectEvent, useState } from 'react';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import type { Result } from '@/lib/domain/result';

/** What a single read has to show. */
export type Once<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly code: ErrorCode };

const LOADING = { status: 'loading' } as const;

/** Reads once for each `key`, which names all that `read` depends on; with a null key it waits. */
export function useOnce<T>(key: string | null, read: () => Promise<Result<T>>): Once<T> {
  const [{ key: shown, state }, setKeyed] = useState<{ key: string | null; state: Once<T> }>({
    key: null,
    state: LOADING,
  });
  const start = useEffectEvent(read);

  useEffect(() => {
    if (key === null) return;
    let left = false;
    void start().then((result) => {
      if (left) return;
      const state: Once<T> = result.ok
        ? { status: 'ready', value: result.value }
        : { status: 'failed', code: result.error.code };
      setKeyed({ key, state });
    });
    return () => {
      left = true;
    };
  }, [key]);

  return shown === key ? state : LOADING;
}
