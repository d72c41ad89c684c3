import { DEFAULT_NUMERALS, digitsOf, formatsOf, isolated, type Writing } from '@/lib/domain/formats';

/** The texts of one namespace as its file holds them: nested by the dots of their keys. */
export interface Texts {
  readonly [part: string]: string | Texts;
}

/** The texts of one language by namespace. */
export type Dictionary = Readonly<Record<string, Texts>>;

export type TextParams = Readonly<Record<string, unknown>>;

/** Gives the text of `key` or `namespace:key`; of a text that nobody wrote, the key itself. */
export type Translate = (key: string, params?: TextParams) => string;

const PLACEHOLDER = /{{(\w+)}}/g;
/** What is kept apart as it stands, as the example of a phone number, or what may be a number. */
const PIECE = /[\u2066\u2068][^\u2069]*\u2069|[\w+#.-]+/g;
const NUMBER = /^-?\d+(\.\d+)?\.?$/;

/**
 * Reads the dictionaries as i18next does, in what this shop uses of it: namespaces, nested keys, placeholders, and plurals by
 * `count` (a text for none goes before the language's own form). Numbers are written in the store's digits, those of the text
 * too, and every other value is kept apart from the text around it.
 */
export function translatorOf(
  writing: Writing,
  dictionary: Dictionary,
  namespaces: readonly string[],
): Translate {
  const { count, digits, pluralForm } = formatsOf(writing);
  const shown = (value: unknown) =>
    typeof value === 'number' ? count(value) : apart(String(value), writing);

  const hasLatinDigits = digitsOf(writing).numberingSystem === DEFAULT_NUMERALS;
  const written = (text: string) =>
    text.replace(PIECE, (piece) => (NUMBER.test(piece) ? digits(piece.replace(/\.(?=\d)/, '٫')) : piece));

  const find = (key: string): string | undefined => {
    const colon = key.indexOf(':');
    const where = colon < 0 ? namespaces : [key.slice(0, colon)];
    const parts = key.slice(colon + 1).split('.');
    for (const namespace of where) {
      const text = textAt(dictionary[namespace], parts);
      if (text !== undefined) return text;
    }
    return undefined;
  };

  const findCounted = (key: string, count: number): string | undefined =>
    (count === 0 ? find(`${key}_zero`) : undefined) ?? find(`${key}_${pluralForm(count)}`);

  return (key, params = {}) => {
    const counted = typeof params.count === 'number' ? findCounted(key, params.count) : undefined;
    const text = counted ?? find(key) ?? missing(key, namespaces);
    return (hasLatinDigits ? text : written(text)).replace(PLACEHOLDER, (placeholder, name: string) =>
      params[name] === undefined || params[name] === null ? placeholder : shown(params[name]),
    );
  };
}

/** A strong letter of Hebrew's or Arabic's blocks. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A value in a text of the other direction would drag its neighbours along; one of the same direction needs nothing. */
const apart = (value: string, { locale }: Writing) =>
  (locale === 'ar' && value) || RIGHT_TO_LEFT.test(value) ? isolated(value) : value;

function missing(key: string, namespaces: readonly string[]): string {
  console.error(`There is no text "${key}" in ${namespaces.join(', ')}.`);
  return key.slice(key.indexOf(':') + 1);
}

function textAt(texts: Texts | undefined, parts: readonly string[]): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const part of parts) {
    if (typeof found !== 'object') return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
}
