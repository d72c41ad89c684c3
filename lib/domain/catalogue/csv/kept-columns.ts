import { EDITED_FIELDS, TEXT_FIELDS } from '@/lib/domain/catalogue/fields/edited-fields';
import type { OptionValue, Product, ProductOption } from '@/lib/domain/catalogue/product';
import { LOCALES, type LocalizedText } from '@/lib/domain/locale';
import { optionColumn, textColumn, type Cells } from './columns';
import type { ImportedFields } from './imported-fields';

const ALT = 'images_alt';
/** The column of an option's texts without its language. */
const optionText = (index: number, texts: 'name' | 'values') => `option${index + 1}_${texts}`;

/** The columns that a file lacks although it sets their field in another column. */
export function keptColumns(cells: Cells, { images, options = [], ...fields }: ImportedFields): string[] {
  const texts = [
    ...TEXT_FIELDS.filter((name) => fields[name]).map((name) => EDITED_FIELDS[name].csv),
    ...(images ? [ALT] : []),
    ...options.flatMap((_, index) => [optionText(index, 'name'), optionText(index, 'values')]),
  ];
  const columns = [
    ...texts.flatMap((csv) => LOCALES.map((locale) => textColumn(csv, locale))),
    ...options.flatMap((_, index) => [optionColumn(index + 1, 'colors'), optionColumn(index + 1, 'sizes')]),
  ];
  return columns.filter((column) => cells[column] === undefined);
}

/**
 * Fills the columns that the file lacks from the known product, so that a file in one language does not clear the other.
 * Pictures are found again by their path, options and values by their id.
 */
export function withKept(
  fields: ImportedFields,
  kept: readonly string[],
  known: Product | null | undefined,
): ImportedFields {
  if (!known || kept.length === 0) return fields;
  const filled = (csv: string, text: LocalizedText, former: LocalizedText | undefined): LocalizedText => {
    const of = (locale: 'en' | 'ar') =>
      former && kept.includes(textColumn(csv, locale)) ? former[locale] : text[locale];
    return { en: of('en'), ar: of('ar') };
  };
  const texts = TEXT_FIELDS.flatMap((name) => {
    const text = fields[name];
    return text ? [[name, filled(EDITED_FIELDS[name].csv, text, known[name])] as const] : [];
  });
  const images = fields.images?.map((image) => {
    const former = known.images.find(({ path }) => path === image.path);
    return { ...image, alt: filled(ALT, image.alt, former?.alt) };
  });
  const options = fields.options?.map((option, index): ProductOption => {
    const former = known.options.find(({ id }) => id === option.id);
    const values = option.values.map((value): OptionValue => {
      const { name, swatch, dimensions } = former?.values.find(({ id }) => id === value.id) ?? {};
      return {
        ...(swatch && kept.includes(optionColumn(index + 1, 'colors')) && { swatch }),
        ...(dimensions && kept.includes(optionColumn(index + 1, 'sizes')) && { dimensions }),
        ...value,
        name: filled(optionText(index, 'values'), value.name, name),
      };
    });
    return { ...option, name: filled(optionText(index, 'name'), option.name, former?.name), values };
  });
  return { ...fields, ...Object.fromEntries(texts), ...(images && { images }), ...(options && { options }) };
}
