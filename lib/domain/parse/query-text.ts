/** A URL's query as Next's router and server provide it. */
export type RawQuery = Readonly<Record<string, string | string[] | undefined>>;

/** Reads a trimmed value from the query `raw`: the first of several, empty without any. */
export const queryText =
  (raw: RawQuery) =>
  (name: string): string =>
    [raw[name]].flat()[0]?.trim() ?? '';
