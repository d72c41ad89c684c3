type Stop = () => void;

interface Attempt {
  /** An earlier attempt was ended by the server, so the cache may hold documents that the server refuses. */
  readonly isRestart: boolean;
  /** The server answered. */
  readonly onAnswer: () => void;
  /** The server ended the listener for good. */
  readonly onEnd: (error: unknown) => void;
}

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 60_000;

/**
 * Keeps a listener alive. The SDK reconnects a lost network by itself, but a refusal by the server ends a listener, as for a
 * document that the rules now hide. `onEnd` is called each time, and the listener is retried with backoff.
 */
export function reconnecting(listen: (attempt: Attempt) => Stop, onEnd: (error: unknown) => void): Stop {
  let delay = FIRST_DELAY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: Stop = () => undefined;
  const start = (isRestart: boolean) => {
    stop = listen({
      isRestart,
      onAnswer: () => (delay = FIRST_DELAY_MS),
      onEnd(error) {
        timer = setTimeout(start, delay, true);
        delay = Math.min(delay * 2, LONGEST_DELAY_MS);
        onEnd(error);
      },
    });
  };
  start(false);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
