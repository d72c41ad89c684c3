import Papa from 'papaparse';
import { plainCell } from './csv-text';

/** Cell delimiters of spreadsheets, by language and program. */
const DELIMITERS = [',', ';', '\t'] as const;

interface ParsedCsv {
  /** Without the marks that keep formulas from running. */
  readonly rows: readonly (readonly string[])[];
  /** Rows with unbalanced quotation marks, counted from 1. */
  readonly brokenRows: readonly number[];
}

/**
 * The first line with which some programs tell Excel the delimiter. Excel does not show it, so rows count from the next
 * line.
 */
const DELIMITER_LINE = /^\ufeff?"?sep=([^\r\n])"?[,;\t]*(?:\r\n?|\n)/i;

/** The cells of a CSV file, whichever spreadsheet wrote it. */
export function parseCsv(file: string): ParsedCsv {
  const [line = '', named] = DELIMITER_LINE.exec(file) ?? [];
  const text = file.slice(line.length);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: named ?? delimiterOf(text) });
  // A trailing line break is not a row.
  const rows = data.at(-1)?.join('') === '' ? data.slice(0, -1) : data;
  const broken = errors.filter(({ type }) => type === 'Quotes').map(({ row }) => (row ?? 0) + 1);
  return { rows: rows.map((row) => row.map(plainCell)), brokenRows: [...new Set(broken)] };
}

/** Detects the delimiter in the heading, because its names contain none; cells below may. */
function delimiterOf(text: string): string {
  const heading = text.split(/\r|\n/, 1)[0] ?? '';
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, cells: heading.split(delimiter).length }));
  return [...counted].sort((one, other) => other.cells - one.cells)[0]?.delimiter ?? ',';
}
