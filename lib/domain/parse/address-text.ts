/** The query of an address as Next's router and server have it. */
export type RawQuery = Readonly<Record<string, string | string[] | undefined>>;

/** Reads `raw`: what the address says of a name, trimmed; the first where it says several, empty where it says nothing. */
export const addressText =
  (raw: RawQuery) =>
  (name: string): string =>
    [raw[name]].flat()[0]?.trim() ?? '';
