import { optionColumn, splitList, type OptionColumn } from '@/lib/domain/catalogue/csv/columns';
import type { CsvProblemCode } from '@/lib/domain/catalogue/csv/problem';
import {
  MAX_DIMENSION_MM,
  type Dimensions,
  type OptionValue,
  type ProductOption,
} from '@/lib/domain/catalogue/product';
import { MAX_OPTION_VALUES, MAX_OPTIONS } from '@/lib/domain/catalogue/product-schema';
import { slugOf } from '@/lib/domain/catalogue/slug';
import { cleanOptionName, repeatedNames } from '@/lib/domain/catalogue/variants/option-name';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { isHexColor } from '@/lib/domain/store/parse-store-setting';
import type { Reading } from './reading';

const ID = /^[\w-]{1,128}$/;

/** Reads a product's options; undefined without their columns. */
export function readOptions(reading: Reading): ProductOption[] | undefined {
  if (reading.cells[optionColumn(1, 'id')] === undefined) return undefined;
  const numbers = Array.from({ length: MAX_OPTIONS }, (_, index) => index + 1);
  const filled = numbers.filter((number) => isFilled(reading, number));
  const gap = filled.find((number, index) => number !== index + 1);
  if (gap) reading.complain(reading.row, optionColumn(gap, 'id'), 'optionGap');
  const options = filled.map((number) => readOption(reading, number));
  options.forEach(({ id }, index) => {
    if (options.findIndex((option) => option.id === id) < index)
      reading.complain(reading.row, optionColumn(index + 1, 'id'), 'optionTwice', id);
  });
  return options;
}

const isFilled = ({ cells }: Reading, number: number): boolean =>
  (['id', 'name_en', 'name_ar', 'values', 'values_en', 'values_ar'] as const).some(
    (column) => cells[optionColumn(number, column)],
  );

function readOption({ row, cells, complain }: Reading, number: number): ProductOption {
  const cell = (column: OptionColumn) => cells[optionColumn(number, column)] ?? '';
  const refuse = (column: OptionColumn, code: CsvProblemCode, value = cell(column)) =>
    complain(row, optionColumn(number, column), code, value);
  const name = { en: cleanLine(cell('name_en')), ar: cleanLine(cell('name_ar')) };
  if (!name.en && !name.ar) refuse('name_en', 'optionName');
  for (const locale of ['en', 'ar'] as const)
    if (name[locale].length > FIELD_LIMITS.nameMax) refuse(`name_${locale}`, 'textLong');
  const id = cell('id') || slugOf(name.en || name.ar);
  if (!ID.test(id)) refuse('id', 'idInvalid', id);

  const [en, ar] = [splitList(cell('values_en')), splitList(cell('values_ar'))];
  const named = splitList(cell('values'));
  const ids = named.length > 0 ? named : (en.length > 0 ? en : ar).map(slugOf);
  if (ids.length === 0) refuse('values', 'optionValues');
  if (ids.length > MAX_OPTION_VALUES) refuse('values', 'optionValuesMany', String(ids.length));
  const lists = {
    values_en: en,
    values_ar: ar,
    colors: splitList(cell('colors')),
    sizes: splitList(cell('sizes')),
  };
  for (const [column, list] of Object.entries(lists) as [keyof typeof lists, string[]][])
    if (list.length > 0 && list.length !== ids.length) refuse(column, 'listLength');

  const values = ids.map((valueId, index): OptionValue => {
    if (!ID.test(valueId)) refuse('values', 'idInvalid', valueId);
    if (ids.indexOf(valueId) < index) refuse('values', 'valueTwice', valueId);
    const names = { en: cleanOptionName(en[index] ?? ''), ar: cleanOptionName(ar[index] ?? '') };
    if (!names.en && !names.ar) refuse('values_en', 'valueName', valueId);
    if (Math.max(names.en.length, names.ar.length) > FIELD_LIMITS.nameMax) refuse('values_en', 'textLong');
    const swatch = lists.colors[index] ?? '';
    if (swatch && !isHexColor(swatch)) refuse('colors', 'colorInvalid', swatch);
    const size = lists.sizes[index] ?? '';
    const dimensions = dimensionsOf(size);
    if (size && !dimensions) refuse('sizes', 'sizeInvalid', size);
    return { id: valueId, name: names, ...(swatch && { swatch }), ...(dimensions && { dimensions }) };
  });
  for (const { index, locale } of repeatedNames(values.map((value) => value.name)))
    refuse(`values_${locale}`, 'valueNameTwice', values[index]?.name[locale]);
  return { id, name, values };
}

/** Parses whole millimetres such as '210x297'. */
function dimensionsOf(text: string): Dimensions | null {
  const [, width, height] = /^(\d{1,5})\s*[x×]\s*(\d{1,5})$/.exec(text) ?? [];
  const size = { widthMm: Number(width), heightMm: Number(height) };
  const isSide = (side: number) => side >= 1 && side <= MAX_DIMENSION_MM;
  return isSide(size.widthMm) && isSide(size.heightMm) ? size : null;
}
