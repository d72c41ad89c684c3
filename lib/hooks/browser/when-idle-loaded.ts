import { whenLoaded } from '@/lib/firebase/when-loaded';
import { whenIdle } from '@/lib/hooks/browser/when-idle';

/**
 * Runs `start` with what `load` brings once the browser has nothing more urgent to do; the returned function stops it at
 * any stage. For what a page can do without: when it cannot be loaded, nothing happens.
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
