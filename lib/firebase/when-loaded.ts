import { errorCodeOf } from '@/lib/firebase/error-code';
import type { ErrorCode } from '@/lib/domain/errors/app-error';

/**
 * Runs `start` with what `load` brings, unless it was stopped before; the returned function stops either way. So code
 * that only a live page needs comes when the page already works.
 */
export function whenLoaded<M>(
  load: () => Promise<M>,
  start: (loaded: M) => () => void,
  onError: (code: ErrorCode) => void,
): () => void {
  let stopped = false;
  let stop: (() => void) | undefined;
  load()
    .then((loaded) => {
      if (!stopped) stop = start(loaded);
    })
    .catch((error: unknown) => onError(errorCodeOf(error)));
  return () => {
    stopped = true;
    stop?.();
  };
}
