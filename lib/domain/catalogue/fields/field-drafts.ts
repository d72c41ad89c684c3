import type { LocalizedText } from '@/lib/domain/locale';
import { majorUnits, parseMoney, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import { count, localizedText, oneOf, text, type Fields } from '@/lib/domain/parse/fields';
import { instantText, readInstant } from '@/lib/domain/time/instant-text';
import {
  eachRow,
  type ChoiceRow,
  type EditedRow,
  type EditedRows,
  type RowValues,
  type TextsRow,
} from './edited-fields';

export type DraftTexts = { en: string; ar: string };

/** A field in the editor's state: an amount as typed. */
type RowDraft<R> = R extends TextsRow ? DraftTexts : R extends ChoiceRow<infer V> ? V : string;
export type FieldDrafts<T extends EditedRows> = { -readonly [K in keyof T]: RowDraft<T[K]> };

/** A product's fields as the editor holds them. */
export const draftFields = <T extends EditedRows>(
  rows: T,
  values: RowValues<T>,
  currency: CurrencyCode,
): FieldDrafts<T> =>
  eachRow(rows, (row, name) => draftOfValue(row, values[name], currency)) as FieldDrafts<T>;

/** The values that an edit sends; an invalid amount is NaN, which the schema refuses. */
export const typedFields = <T extends EditedRows>(
  rows: T,
  drafts: FieldDrafts<T>,
  currency: CurrencyCode,
): RowValues<T> => eachRow(rows, (row, name) => valueOfDraft(row, drafts[name], currency)) as RowValues<T>;

/** Parses fields from storage or a merge; null when a choice is invalid. */
export function parseDraftFields<T extends EditedRows>(rows: T, stored: Fields): FieldDrafts<T> | null {
  const drafts = eachRow(rows, (row, name) => parseDraftValue(row, stored[name]));
  return Object.values(drafts).includes(null) ? null : (drafts as FieldDrafts<T>);
}

export const typedMoney = (typed: string, currency: CurrencyCode): Minor =>
  parseMoney(typed, currency) ?? Number.NaN;

function draftOfValue(row: EditedRow, value: unknown, currency: CurrencyCode): DraftTexts | string {
  switch (row.kind) {
    case 'texts':
      return localizedText(value);
    case 'amount': {
      const amount = count(value);
      return amount === undefined ? '' : majorUnits(amount, currency);
    }
    case 'instant':
      return instantText(count(value) ?? null);
    case 'slug':
    case 'group':
    case 'picture':
    case 'choice':
      return text(value) ?? '';
  }
}

function valueOfDraft(
  row: EditedRow,
  draft: unknown,
  currency: CurrencyCode,
): LocalizedText | string | Minor | null {
  switch (row.kind) {
    case 'texts':
      return localizedText(draft);
    case 'amount': {
      const typed = text(draft)?.trim();
      return typed ? typedMoney(typed, currency) : null;
    }
    case 'instant':
      return readInstant(text(draft) ?? '');
    case 'slug':
    case 'group':
    case 'picture':
    case 'choice':
      return text(draft) ?? '';
  }
}

function parseDraftValue(row: EditedRow, stored: unknown): DraftTexts | string | null {
  switch (row.kind) {
    case 'texts':
      return localizedText(stored);
    case 'choice':
      return oneOf(row.of, stored) ?? null;
    case 'slug':
    case 'group':
    case 'picture':
    case 'amount':
    case 'instant':
      return text(stored) ?? '';
  }
}
