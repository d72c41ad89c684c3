import { onRetrySignal } from '@/lib/browser/retry-signal';
import { errorCodeOf } from '@/lib/firebase/error-code';
import type { ErrorCode } from '@/lib/domain/errors/app-error';

/**
 * Runs `start` with the result of `load`, unless it was stopped before; the returned function stops either. So code that only a
 * live page needs loads when the page already works. A failed load is reported and retried on the next retry signal.
 */
export function whenLoaded<M>(
  load: () => Promise<M>,
  start: (loaded: M) => () => void,
  onError: (code: ErrorCode) => void,
): () => void {
  let stopped = false;
  let stop = () => {};
  const begin = () => {
    load()
      .then((loaded) => {
        if (!stopped) stop = start(loaded);
      })
      .catch((error: unknown) => {
        if (stopped) return;
        stop = onRetrySignal(begin);
        onError(errorCodeOf(error));
      });
  };
  begin();
  return () => {
    stopped = true;
    stop();
  };
}
