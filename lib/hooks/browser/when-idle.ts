const LATEST_MS = 2_000;
const WITHOUT_IDLE_MS = 200;

/** Runs `task` once the browser is idle, so that it never delays a page; the returned function cancels. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, WITHOUT_IDLE_MS);
  return () => clearTimeout(timer);
}
