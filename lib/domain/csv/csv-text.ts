export type CsvCell = string | number;

/**
 * Marks text that a spreadsheet would run as a formula, also after trimming or if already marked. Where semicolons
 * separate cells, a spreadsheet starts a new cell after each, even inside the quotes of a comma-separated file.
 */
const BEFORE_FORMULA = /(^|;)(?=['\s\u0000-\u001f]*[=+\-@＝＋－＠])/g;
const KEPT_FROM_IT = /(^|;)'(?=['\s\u0000-\u001f]*[=+\-@＝＋－＠])/g;

/** The byte order mark marks the file as UTF-8; without it spreadsheets garble Arabic. */
const UTF8_MARK = '\ufeff';

/** Writes a CSV file (RFC 4180). A `'` keeps text from running as a formula. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  UTF8_MARK + rows.map((row) => row.map(cellText).join(',')).join('\r\n') + '\r\n';

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = cell.replace(BEFORE_FORMULA, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Reads a cell of such a file: without the `'` that keeps text from running as a formula. */
export const plainCell = (cell: string): string => cell.replace(KEPT_FROM_IT, '$1');
