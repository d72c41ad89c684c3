import type { i18n as I18n, PostProcessorModule } from 'i18next';
import { formatsOf, isolated, type Writing } from '@/lib/domain/formats';

/** Parts that stay as written, such as the example of a phone number, and parts that may be numbers. */
const PIECE = /[\u2066\u2068][^\u2069]*\u2069|[\w+#.-]+/g;
const NUMBER = /^-?\d+(\.\d+)?\.?$/;

/** A strong letter of Hebrew's or Arabic's blocks. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const arab = formatsOf({ locale: 'ar', numerals: 'arab' });

/** Writes the numbers of a text itself in Arabic-Indic digits. */
const arabDigits: PostProcessorModule = {
  type: 'postProcessor',
  name: 'arabDigits',
  process: (text: string) =>
    text.replace(PIECE, (piece) =>
      NUMBER.test(piece) ? arab.digits(piece.replace(/\.(?=\d)/, '٫')) : piece,
    ),
};

/**
 * Writes the values of texts as `writing` says: numbers in the store's digits, every other value isolated
 * from the text around it. A missing text is an error on the console, which fails every browser test.
 */
export function inWriting(texts: I18n, writing: Writing): I18n {
  const clone = texts.cloneInstance({
    lng: writing.locale,
    interpolation: {
      ...texts.options.interpolation,
      escapeValue: true,
      useRawValueToEscape: true,
      escape: (value: unknown) => shown(value, writing),
    },
    postProcess: writing.locale === 'ar' && writing.numerals === 'arab' ? [arabDigits.name] : false,
    saveMissing: true,
    missingKeyHandler: (_locales, namespace, key) =>
      console.error(`There is no text "${key}" in ${namespace}.`),
  });
  return clone.use(arabDigits);
}

const shown = (value: unknown, writing: Writing) =>
  typeof value === 'number' ? formatsOf(writing).count(value) : apart(String(value ?? ''), writing);

/**
 * Isolates a value whose direction differs from the text's, because it would reorder its neighbours; others need no isolation.
 */
const apart = (value: string, { locale }: Writing) =>
  (locale === 'ar' && value) || RIGHT_TO_LEFT.test(value) ? isolated(value) : value;
