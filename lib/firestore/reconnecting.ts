type Stop = () => void;

interface Attempt {
  /** An earlier attempt was ended: what the cache still holds may be what the server refuses. */
  readonly isRestart: boolean;
  /** The server answered. */
  readonly onAnswer: () => void;
  /** The server ended the listener for good. */
  readonly onEnd: (error: unknown) => void;
}

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 60_000;

/**
 * Keeps a listener alive. The SDK reconnects a lost network by itself, but what the server refuses, such as a document that
 * the rules hide meanwhile, ends a listener. It is told to `onEnd` each time and asked for again, with growing delays.
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
