import {
  choiceColumn,
  joinList,
  optionColumn,
  textColumn,
  type Cells,
} from '@/lib/domain/catalogue/csv/columns';
import { freeSlug } from '@/lib/domain/catalogue/slug';
import { cleanOptionName } from '@/lib/domain/catalogue/variants/option-name';
import { optionValueId } from '@/lib/domain/catalogue/variants/option-value-id';
import { LOCALES, type Locale, type LocalizedText } from '@/lib/domain/locale';
import { headingKey } from './recognise';
import type { ForeignOption, ForeignProduct, ForeignVariant } from './foreign-product';
import { inLanguage, languageOf, type ForeignSettings } from './foreign-settings';

/** The options that shoppers filter by, under the names that other shops use. */
const WELL_KNOWN: readonly { readonly id: string; readonly name: LocalizedText; readonly words: string }[] = [
  {
    id: 'color',
    name: { en: 'Color', ar: 'اللون' },
    words: 'color|colour|colors|colours|اللون|لون|الألوان|ألوان|pa color|pa colour',
  },
  {
    id: 'size',
    name: { en: 'Size', ar: 'المقاس' },
    words: 'size|sizes|المقاس|مقاس|الحجم|حجم|القياس|قياس|المقاسات|pa size',
  },
];

interface KnownOption extends ForeignOption {
  readonly id: string;
  readonly label: LocalizedText;
  /** Values by normalized name. */
  readonly values: readonly { readonly key: string; readonly id: string; readonly text: string }[];
}

/** The options of a product, with ids that stay the same in the next import of the file. */
export function optionsOf({ options, variants }: ForeignProduct, settings: ForeignSettings): KnownOption[] {
  const taken = new Set<string>();
  return options.map((option, index): KnownOption => {
    const known = WELL_KNOWN.find(({ words }) =>
      words.split('|').some((word) => headingKey(word) === headingKey(option.name)),
    );
    const id = freeSlug(known?.id ?? optionValueId(option.name), (candidate) => taken.has(candidate));
    taken.add(id);
    return {
      ...option,
      id,
      label: known?.id === id ? known.name : inLanguage(option.name, settings.language),
      values: valuesOf(variants.map(({ values }) => values[index] ?? '')),
    };
  });
}

function valuesOf(names: readonly string[]): KnownOption['values'] {
  const values = new Map<string, { key: string; id: string; text: string }>();
  const ids = new Set<string>();
  for (const text of names) {
    const key = headingKey(text);
    if (text === '' || values.has(key)) continue;
    const id = freeSlug(optionValueId(text), (candidate) => ids.has(candidate));
    ids.add(id);
    values.set(key, { key, id, text });
  }
  return [...values.values()];
}

/** The option cells of a product's first row, in the language of the file alone: a translation made here stays. */
export function optionCells(options: readonly KnownOption[], settings: ForeignSettings): Cells {
  if (options.length === 0) return { [optionColumn(1, 'id')]: '' };
  const cells = options.map(({ id, label, values, swatches }, index) => {
    const number = index + 1;
    const names = LOCALES.filter((locale) => label[locale]).map((locale) => [
      textColumn(`option${number}_name`, locale),
      label[locale],
    ]);
    return {
      [optionColumn(number, 'id')]: id,
      ...Object.fromEntries(names),
      [optionColumn(number, 'values')]: joinList(values.map((value) => value.id)),
      [textColumn(`option${number}_values`, languageOfAll(values, settings))]: joinList(
        values.map(({ text }) => cleanOptionName(text)),
      ),
      ...(swatches.size > 0 && {
        [optionColumn(number, 'colors')]: joinList(values.map(({ text }) => swatches.get(text) ?? '')),
      }),
    };
  });
  return Object.assign({}, ...cells);
}

/** The language of a list of values: `XL` beside Arabic names is part of an Arabic list. */
const languageOfAll = (values: KnownOption['values'], { language }: ForeignSettings): Locale =>
  languageOf(values.map(({ text }) => text).join(), language);

/** The option values in a combination's row. */
export const choiceCells = (options: readonly KnownOption[], { values }: ForeignVariant): Cells =>
  Object.fromEntries(
    options.map((option, index) => {
      const key = headingKey(values[index] ?? '');
      const chosen = option.values.find((value) => value.key === key);
      return [choiceColumn(index + 1), chosen?.id ?? values[index] ?? ''];
    }),
  );
