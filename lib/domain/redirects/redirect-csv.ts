import { csvText, plainCell } from '@/lib/domain/csv/csv-text';
import { parseCsv } from '@/lib/domain/csv/parse-csv';
import type { Redirect } from './redirect';

/** A line of a file. */
export interface RedirectLine extends Redirect {
  /** In the file, from 1. */
  readonly row: number;
}

/** Part of the file's format: the heading of Shopify's own redirect table. */
const HEADER = ['Redirect from', 'Redirect to'];

/** Reads a file with two columns, old and new address; skips empty lines and the heading. */
export function readRedirectLines(file: string): RedirectLine[] {
  return parseCsv(file)
    .rows.map((cells, index) => {
      const [from = '', to = ''] = cells.map((cell) => plainCell(cell).trim());
      return { row: index + 1, from, to };
    })
    .filter(({ row, from, to }) => (from || to) && !(row === 1 && isHeading(from, to)));
}

/** A heading contains no address in either column. */
const isHeading = (from: string, to: string): boolean => !/[/:]/.test(from) && !/[/:]/.test(to);

export const redirectFile = (redirects: readonly Redirect[]): string =>
  csvText([HEADER, ...redirects.map(({ from, to }) => [from, to])]);
