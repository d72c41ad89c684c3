import { latinDigits } from '@/lib/domain/forms/clean-text';
import { parseMoney, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import { MAX_PRICE } from '@/lib/domain/request-schemas/parts';
import type { Cells } from './columns';
import type { CsvProblemCode } from './problem';
import type { CsvContext } from './product-rows';

export type Complain = (row: number, column: string, code: CsvProblemCode, value?: string) => void;

/** The first row of a product and where its problems go. */
export interface Reading {
  readonly row: number;
  readonly cells: Cells;
  readonly context: CsvContext;
  readonly storeId: string;
  readonly complain: Complain;
}

/** An amount of the currency, or null; spreadsheets may have changed its digits and its decimal sign. */
export function readAmount(text: string, currency: CurrencyCode): Minor | null {
  const amount = parseMoney(latinDigits(text).replace(',', '.'), currency) ?? withoutZeros(text, currency);
  return amount !== null && amount <= MAX_PRICE ? amount : null;
}

/** '24.500' where the currency has two decimals, as a spreadsheet may write it. */
function withoutZeros(text: string, currency: CurrencyCode): Minor | null {
  return /\.\d*0$/.test(text) ? parseMoney(text.replace(/0+$/, ''), currency) : null;
}

/** Without fields that say nothing: on the way to a function they would turn into null, which says something. */
export const present = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
