/** Why a cell was refused: keys under `admin-customers:import.problem.…`. */
export const CUSTOMER_PROBLEMS = [
  'fileEmpty',
  'fileEncoding',
  'quotes',
  'columnMissing',
  'rowsMany',
  'textLong',
  'emailInvalid',
  'phoneInvalid',
  'unreached',
  'tagsMany',
  'consentUnknown',
  'instantInvalid',
] as const;
export type CustomerProblemCode = (typeof CUSTOMER_PROBLEMS)[number];

/** One problem at a spreadsheet's row; row 1 is the heading or the whole file. */
export interface CustomerProblem {
  readonly row: number;
  /** Empty when it concerns the whole row. */
  readonly column: string;
  readonly code: CustomerProblemCode;
  /** The cell's value. */
  readonly value: string;
}
