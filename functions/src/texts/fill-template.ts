import { greetable, withoutLinks } from './without-links';

/** Wraps each line in first-strong isolates: a Latin name or number must not reorder an Arabic sentence. */
export const isolate = (value: string): string => value.replace(/.+/g, '\u2068$&\u2069');

type Values = Readonly<Record<string, string>>;

/**
 * Fills a template's `{names}`, each isolated; a value that looks like a placeholder stays as it is. `values`
 * are somebody's words and lose their links; `own` are the platform's, which may be addresses.
 */
export const fillTemplate = (template: string, values: Values, own: Values = {}): string =>
  template.replace(/\{(\w+)\}/g, (_, key: string) => isolate(own[key] ?? withoutLinks(values[key] ?? '')));

/** Greets somebody, by name if it looks like a name. */
export function greet(
  { greeting, hello }: Readonly<Record<'greeting' | 'hello', string>>,
  name: string,
): string {
  const shown = greetable(name);
  return shown ? fillTemplate(greeting, { name: shown }) : hello;
}
