/** First-strong isolates around each line: a Latin name or number inside an Arabic sentence must not reorder it. */
export const isolate = (value: string): string => value.replace(/.+/g, '\u2068$&\u2069');

/** A template with its `{names}` filled in, each isolated; a value that looks like a placeholder stays as it is. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, key: string) => isolate(values[key] ?? ''));
