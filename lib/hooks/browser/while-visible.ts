/** Runs `start` whenever the shopper begins to look at this tab, and what it returned when they stop; returns how to end it. */
export function whileVisible(start: () => () => void): () => void {
  let stop: (() => void) | undefined;
  const follow = () => {
    if (document.visibilityState === 'visible') stop ??= start();
    else end();
  };
  const end = () => {
    stop?.();
    stop = undefined;
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    end();
  };
}
