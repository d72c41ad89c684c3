/** The query of an address as Next's router and server have it. */
export type RawQuery = Readonly<Record<string, string | string[] | undefined>>;

/** Reads a name from the query `raw`, trimmed: the first of several values, empty without any. */
export const queryText =
  (raw: RawQuery) =>
  (name: string): string =>
    [raw[name]].flat()[0]?.trim() ?? '';
