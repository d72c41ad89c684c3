export type CsvCell = string | number;

/**
 * Before what a spreadsheet would run as a formula, or read as one after trimming; perhaps kept from it already. One whose
 * language puts semicolons between cells begins a cell after each, also within the quotes of a file with commas.
 */
const BEFORE_FORMULA = /(^|;)(?=['\s\u0000-\u001f]*[=+\-@＝＋－＠])/g;
const KEPT_FROM_IT = /(^|;)'(?=['\s\u0000-\u001f]*[=+\-@＝＋－＠])/g;

/** The byte order mark tells spreadsheets that the file is UTF-8, or Arabic would come out as gibberish. */
const UTF8_MARK = '\ufeff';

/** A CSV file (RFC 4180) of these rows. Text that a spreadsheet would run as a formula is kept from it by a `'`. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  UTF8_MARK + rows.map((row) => row.map(cellText).join(',')).join('\r\n') + '\r\n';

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = cell.replace(BEFORE_FORMULA, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text that a cell of such a file stands for: without each `'` that keeps it from being a formula. */
export const plainCell = (cell: string): string => cell.replace(KEPT_FROM_IT, '$1');
