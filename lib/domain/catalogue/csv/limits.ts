/** More rows than a spreadsheet of half a million combinations has; a larger file is no catalogue. */
export const MAX_ROWS = 500_000;

/** Products of one call that stages a file, and of one transaction that takes them over. */
export const MAX_STAGED_AT_ONCE = 25;

/** Combinations of one such call: what is sent stays far below what a function takes. */
export const MAX_STAGED_ROWS = 1000;
