const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;

/** Formats an instant (milliseconds) for drafts and files, as `2026-11-26T22:00:00Z`; empty for none. */
export const instantText = (ms: number | null): string =>
  ms === null ? '' : `${new Date(ms).toISOString().slice(0, 19)}Z`;

/** Parses an instant with its UTC offset; null for an empty text, NaN for an invalid one. */
export function readInstant(text: string): number | null {
  const typed = text.trim();
  if (!typed) return null;
  return INSTANT.test(typed) ? Date.parse(typed) : Number.NaN;
}
