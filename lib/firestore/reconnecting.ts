type Stop = () => void;

/** A listener of the SDK: says when the server answered, and with which error the server ended it for good. */
type Listen = (onAnswer: () => void, onEnd: (error: unknown) => void) => Stop;

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 60_000;

/**
 * Keeps a listener alive. The SDK reconnects a lost network by itself, but what the server refuses, such as a document that
 * the rules hide meanwhile, ends a listener. It is told to `onEnd` each time and asked for again, with growing delays.
 */
export function reconnecting(listen: Listen, onEnd: (error: unknown) => void): Stop {
  let delay = FIRST_DELAY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: Stop = () => undefined;
  const start = () => {
    stop = listen(
      () => (delay = FIRST_DELAY_MS),
      (error) => {
        timer = setTimeout(start, delay);
        delay = Math.min(delay * 2, LONGEST_DELAY_MS);
        onEnd(error);
      },
    );
  };
  start();
  return () => {
    clearTimeout(timer);
    stop();
  };
}
