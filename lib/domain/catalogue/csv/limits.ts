/** More rows than half a million combinations: a larger file is not a catalogue. */
export const MAX_ROWS = 500_000;

/** Products per staging call, and per transaction that imports them. */
export const MAX_STAGED_AT_ONCE = 25;

/** Combinations per such call; keeps the request far below the size limit of a function. */
export const MAX_STAGED_ROWS = 1000;
