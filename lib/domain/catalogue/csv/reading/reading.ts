import type { Cells } from '@/lib/domain/catalogue/csv/columns';
import type { CsvNoteCode, CsvProblemCode } from '@/lib/domain/catalogue/csv/problem';
import type { CsvContext } from '@/lib/domain/catalogue/csv/product-rows';
import type { Minor } from '@/lib/domain/money/money';
import { readAmount } from './amount';

export type Complain = (row: number, column: string, code: CsvProblemCode, value?: string) => void;
type Note = (row: number, column: string, code: CsvNoteCode) => void;

/** A product's first row, and callbacks for its problems and notes. */
export interface Reading {
  readonly row: number;
  readonly cells: Cells;
  readonly context: CsvContext;
  readonly storeId: string;
  readonly complain: Complain;
  /** Reports a value that was changed while reading. */
  readonly note: Note;
}

/** Reads the amount of a filled cell; reports a problem and returns null for an invalid one. */
export function readCellAmount(
  text: string,
  { row, column }: { readonly row: number; readonly column: string },
  { context: { currency, decimalSign }, complain }: Pick<Reading, 'context' | 'complain'>,
): Minor | null {
  const amount = readAmount(text, currency, decimalSign);
  if (typeof amount === 'number') return amount;
  complain(row, column, amount === 'ambiguous' ? 'amountAmbiguous' : 'amountInvalid', text);
  return null;
}

/** Drops undefined fields: on the way to a function they would become null, which has a meaning. */
export const present = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
