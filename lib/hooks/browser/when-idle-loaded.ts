import { whenLoaded } from '@/lib/firebase/when-loaded';
import { whenIdle } from '@/lib/hooks/browser/when-idle';

/**
 * Runs `start` with the result of `load` once the browser is idle; the returned function stops it at any stage. Only for
 * optional parts of a page: if loading fails, nothing happens.
 */
export function whenIdleLoaded<M>(load: () => Promise<M>, start: (loaded: M) => () => void): () => void {
  let stop = () => {};
  const cancel = whenIdle(() => {
    stop = whenLoaded(load, start, () => {});
  });
  return () => {
    cancel();
    stop();
  };
}
