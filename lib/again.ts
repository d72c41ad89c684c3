const PRESSED = 'try-again';

/** Runs `task` once, when the network is back or somebody asks to try again; the returned function cancels that. */
export function whenAgain(task: () => void): () => void {
  const end = new AbortController();
  const run = () => {
    end.abort();
    task();
  };
  for (const event of ['online', PRESSED]) window.addEventListener(event, run, { signal: end.signal });
  return () => end.abort();
}

/** Whatever of this page could not be loaded is tried again now. */
export function tryAgain(): void {
  window.dispatchEvent(new Event(PRESSED));
}
