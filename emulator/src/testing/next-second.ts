/** Waits for the next second of the clock, which dates tokens. A timer may go off a millisecond before its time. */
export const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1_005 - (Date.now() % 1_000)));
