import { CURRENCY_COLUMN, textColumn } from '@/lib/domain/catalogue/csv/columns';
import {
  eachRow,
  type AmountRow,
  type ChoiceRow,
  type EditedKind,
  type EditedRow,
  type EditedRows,
  type GroupRow,
  type InstantRow,
  type PictureRow,
  type RowValue,
  type SlugRow,
  type TextsRow,
} from '@/lib/domain/catalogue/fields/edited-fields';
import { readInstant } from '@/lib/domain/time/instant-text';
import { isSlug } from '@/lib/domain/catalogue/slug';
import { cleanLine, cleanParagraphs } from '@/lib/domain/forms/clean-text';
import { LOCALES, type LocalizedText } from '@/lib/domain/locale';
import { isHtml, plainLines } from './plain-lines';
import { isStoredPicture } from './read-images';
import { readCellAmount, type Reading } from './reading';

/** The order in which kinds of fields are read and their problems reported. */
const ORDER: Readonly<Record<EditedKind, number>> = {
  choice: 0,
  texts: 1,
  group: 2,
  slug: 3,
  picture: 4,
  amount: 5,
  instant: 6,
};

type ReadFields<T extends EditedRows> = { readonly [K in keyof T]: RowValue<T[K]> | undefined };

/** Reads a product's plain fields from its first row; undefined without a column. */
export function readPlainFields<T extends EditedRows>(rows: T, reading: Reading): ReadFields<T> {
  const ordered = Object.entries(rows).sort(([, one], [, other]) => ORDER[one.kind] - ORDER[other.kind]);
  return eachRow(Object.fromEntries(ordered), (row) => readField(row, reading)) as ReadFields<T>;
}

/** Reads one field from the first row. */
export const readField = <R extends EditedRow>(row: R, reading: Reading): RowValue<R> | undefined =>
  valueOf(row, reading) as RowValue<R> | undefined;

function valueOf(row: EditedRow, reading: Reading): unknown {
  switch (row.kind) {
    case 'texts':
      return readTexts(row, reading);
    case 'slug':
      return readSlug(row, reading);
    case 'group':
      return readGroup(row, reading);
    case 'picture':
      return readPicture(row, reading);
    case 'amount':
      return readMoney(row, reading);
    case 'instant':
      return readMoment(row, reading);
    case 'choice':
      return readChoice(row, reading);
  }
}

function readTexts(
  { csv, lines, max, required }: TextsRow,
  { row, cells, complain, note }: Reading,
): LocalizedText | undefined {
  const [enColumn, arColumn] = [textColumn(csv, 'en'), textColumn(csv, 'ar')];
  if (cells[enColumn] === undefined && cells[arColumn] === undefined) return undefined;
  const clean = lines === 'one' ? cleanLine : cleanParagraphs;
  const read = (column: string) => {
    const typed = cells[column] ?? '';
    if (isHtml(typed)) note(row, column, 'htmlToLines');
    return clean(plainLines(typed));
  };
  const texts = { en: read(enColumn), ar: read(arColumn) };
  for (const locale of LOCALES)
    if (texts[locale].length > max) complain(row, textColumn(csv, locale), 'textLong', texts[locale]);
  if (required && !texts.en && !texts.ar) complain(row, enColumn, required.problem);
  return texts;
}

function readSlug({ csv }: SlugRow, { row, cells, complain }: Reading): string | undefined {
  const slug = cells[csv] || undefined;
  if (slug && !isSlug(slug)) complain(row, csv, 'slugInvalid', slug);
  return slug;
}

function readGroup(
  { csv, among, within, unknown }: GroupRow,
  { row, cells, context, complain }: Reading,
): string | undefined {
  const slug = cells[csv];
  const groups: readonly { id: string; slug: string; parentId?: string | null }[] = context[among];
  const find = (wanted: string | undefined, parentId: string | null) =>
    groups.find((one) => one.slug === wanted && (one.parentId ?? null) === parentId);
  if (!within) {
    const group = find(slug, null);
    if (slug && !group) complain(row, csv, unknown, slug);
    return slug === undefined ? undefined : (group?.id ?? '');
  }
  const parentSlug = cells[within];
  const parent = find(parentSlug, null);
  const group = parent && find(slug, parent.id);
  if (slug && !parentSlug) complain(row, csv, 'subCategoryAlone', slug);
  else if (slug && parent && !group) complain(row, csv, unknown, slug);
  // Both or neither: a new category with the old sub-category would not match.
  return parentSlug === undefined ? undefined : (group?.id ?? '');
}

function readPicture({ csv }: PictureRow, { row, cells, storeId, complain }: Reading): string | undefined {
  const path = cells[csv];
  if (path && !isStoredPicture(path, storeId)) complain(row, csv, 'pictureForeign', path);
  return path;
}

function readMoney({ csv }: AmountRow, reading: Reading): number | null | undefined {
  const { row, cells, context, complain } = reading;
  const { [CURRENCY_COLUMN]: currency, [csv]: typed } = cells;
  if (currency && currency.toUpperCase() !== context.currency)
    complain(row, CURRENCY_COLUMN, 'currencyOther', currency);
  if (typed === undefined) return undefined;
  return typed === '' ? null : readCellAmount(typed, { row, column: csv }, reading);
}

function readMoment({ csv }: InstantRow, { row, cells, complain }: Reading): number | null | undefined {
  const typed = cells[csv];
  if (typed === undefined) return undefined;
  const instant = readInstant(typed);
  if (!Number.isNaN(instant)) return instant;
  complain(row, csv, 'instantInvalid', typed);
  return null;
}

function readChoice({ csv, of, unknown }: ChoiceRow, { row, cells, complain }: Reading): string | undefined {
  const typed = cells[csv];
  if (!typed) return undefined;
  const choice = of.find((one) => one === typed.toLowerCase());
  if (!choice) complain(row, csv, unknown, typed);
  return choice;
}
