import { optionColumn, choiceColumn, joinList, type Cells } from '@/lib/domain/catalogue/csv/columns';
import { freeSlug, slugOf } from '@/lib/domain/catalogue/slug';
import { cleanOptionName } from '@/lib/domain/catalogue/variants/option-name';
import type { LocalizedText } from '@/lib/domain/locale';
import { headingKey } from './recognise';
import type { ForeignOption, ForeignProduct, ForeignVariant } from './foreign-product';
import { inLanguage, type ForeignSettings } from './foreign-settings';

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
/** For ids that contain Arabic letters. */
const LONGEST_ID = 40;

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
    const id = freeSlug(known?.id ?? idOf(option.name), (candidate) => taken.has(candidate));
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
    const id = freeSlug(idOf(text), (candidate) => ids.has(candidate));
    ids.add(id);
    values.set(key, { key, id, text });
  }
  return [...values.values()];
}

/** Makes an id of Latin letters: option ids are part of URLs, and of rules that allow only these. */
function idOf(name: string): string {
  const latin = Array.from(slugOf(name), (letter) =>
    /[\w-]/.test(letter) ? letter : (letter.codePointAt(0) ?? 0).toString(36),
  );
  return latin.join('').slice(0, LONGEST_ID) || 'x';
}

/** The option cells of a product's first row. */
export function optionCells(options: readonly KnownOption[], settings: ForeignSettings): Cells {
  if (options.length === 0) return { [optionColumn(1, 'id')]: '' };
  const cells = options.map(({ id, label, values, swatches }, index) => {
    const names = values.map(({ text }) => inLanguage(cleanOptionName(text), settings.language));
    return {
      [optionColumn(index + 1, 'id')]: id,
      [optionColumn(index + 1, 'name_en')]: label.en,
      [optionColumn(index + 1, 'name_ar')]: label.ar,
      [optionColumn(index + 1, 'values')]: joinList(values.map((value) => value.id)),
      [optionColumn(index + 1, 'values_en')]: joinList(names.map(({ en }) => en)),
      [optionColumn(index + 1, 'values_ar')]: joinList(names.map(({ ar }) => ar)),
      [optionColumn(index + 1, 'colors')]: joinList(values.map(({ text }) => swatches.get(text) ?? '')),
    };
  });
  return Object.assign({}, ...cells);
}

/** The option values in a combination's row. */
export const choiceCells = (options: readonly KnownOption[], { values }: ForeignVariant): Cells =>
  Object.fromEntries(
    options.map((option, index) => {
      const key = headingKey(values[index] ?? '');
      const chosen = option.values.find((value) => value.key === key);
      return [choiceColumn(index + 1), chosen?.id ?? values[index] ?? ''];
    }),
  );
