/**
 * Runs `start` whenever this tab becomes visible, and the function it returned when the tab is hidden. The returned function
 * ends both.
 */
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
