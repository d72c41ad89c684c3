const PRESSED = 'try-again';

/** Runs `task` once, when the network returns or somebody asks for a retry; the returned function cancels. */
export function onRetrySignal(task: () => void): () => void {
  const end = new AbortController();
  const run = () => {
    end.abort();
    task();
  };
  for (const event of ['online', PRESSED]) window.addEventListener(event, run, { signal: end.signal });
  return () => end.abort();
}

/** Retries everything on this page that failed to load. */
export function sendRetrySignal(): void {
  window.dispatchEvent(new Event(PRESSED));
}
