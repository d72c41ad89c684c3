import type { ErrorCode } from '@/lib/domain/errors/app-error';
import type { Result } from '@/lib/domain/result';
import { useListener } from '@/lib/hooks/use-listener';

/** The state of a single read. */
export type ReadOnceState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly code: ErrorCode };

const LOADING = { status: 'loading' } as const;

/**
 * Reads once for each `key`, which names all that `read` depends on; a null key waits. A failed read is
 * retried as a failed `useListener` listener is.
 */
export function useReadOnce<T extends NonNullable<unknown>>(
  key: string | null,
  read: () => Promise<Result<T>>,
): ReadOnceState<T> {
  const state = useListener<T>(key, (onNext, onError) => {
    let left = false;
    void read().then((result) => {
      if (left) return;
      if (result.ok) onNext(result.value);
      else onError(result.error.code);
    });
    return () => {
      left = true;
    };
  });
  // A read resolves to something, so it is never missing.
  return state.status === 'missing' ? LOADING : state;
}
