const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;

/** An instant (milliseconds) as drafts and files hold it, `2026-11-26T22:00:00Z`; empty for none. */
export const instantText = (ms: number | null): string =>
  ms === null ? '' : `${new Date(ms).toISOString().slice(0, 19)}Z`;

/** The instant of a text with its offset from UTC; null for an empty one, NaN for any other. */
export function readInstant(text: string): number | null {
  const typed = text.trim();
  if (!typed) return null;
  return INSTANT.test(typed) ? Date.parse(typed) : Number.NaN;
}
