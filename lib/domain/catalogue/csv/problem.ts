/** Why a cell was refused: keys under `admin-import:problem.…`. */
export const CSV_PROBLEMS = [
  'fileEmpty',
  'fileEncoding',
  'quotes',
  'columnUnknown',
  'columnTwice',
  'columnMissing',
  'variantColumns',
  'tooManyCells',
  'noProduct',
  'productTwice',
  'productSplit',
  'productCell',
  'idInvalid',
  'slugInvalid',
  'slugTaken',
  'statusUnknown',
  'taxClassUnknown',
  'titleRequired',
  'textLong',
  'categoryUnknown',
  'subCategoryUnknown',
  'subCategoryAlone',
  'brandUnknown',
  'currencyOther',
  'amountInvalid',
  'amountAmbiguous',
  'instantInvalid',
  'saleOrder',
  'saleHigh',
  'pictureForeign',
  'pictureSize',
  'picturesMany',
  'listLength',
  'optionTwice',
  'optionGap',
  'optionName',
  'optionValues',
  'optionValuesMany',
  'valueTwice',
  'valueNameTwice',
  'valueName',
  'colorInvalid',
  'sizeInvalid',
  'variantTwice',
  'variantUnknown',
  'variantsMany',
  'combinationTwice',
  'choiceMissing',
  'choiceUnknown',
  'priceRequired',
  'stockInvalid',
  'weightInvalid',
  'variantImage',
  'enabledUnknown',
  'noneOnSale',
] as const;
export type CsvProblemCode = (typeof CSV_PROBLEMS)[number];

/** One problem at a spreadsheet's row and column: row 1 is the heading. */
export interface CsvProblem {
  readonly row: number;
  /** Empty when it concerns the whole row. */
  readonly column: string;
  readonly code: CsvProblemCode;
  /** The cell's value. */
  readonly value: string;
}

/** Values that the import changed while reading: keys under `admin-import:note.…`. */
export const CSV_NOTES = [
  'htmlToLines',
  'stockAssumed',
  'weightUnread',
  'priceMissing',
  'comparePrices',
  'categoryDeep',
  'picturesMany',
  'pictureAddress',
  'rowSkipped',
] as const;
export type CsvNoteCode = (typeof CSV_NOTES)[number];

/** One note, with its place in the file as in `CsvProblem`. */
export interface CsvNote {
  readonly row: number;
  readonly column: string;
  readonly code: CsvNoteCode;
}
