import { csvText, plainCell } from '@/lib/domain/csv/csv-text';
import { parseCsv } from '@/lib/domain/csv/parse-csv';
import type { Redirect } from './redirect';

/** A line of a file. */
export interface RedirectLine extends Redirect {
  /** In the file, from 1. */
  readonly row: number;
}

/** Part of the file's format: what Shopify's own table of redirects begins with. */
const HEADER = ['Redirect from', 'Redirect to'];

/** The lines of a file of two columns, the old address and the new one; lines that are empty or a heading are left out. */
export function readRedirectLines(file: string): RedirectLine[] {
  return parseCsv(file)
    .rows.map((cells, index) => {
      const [from = '', to = ''] = cells.map((cell) => plainCell(cell).trim());
      return { row: index + 1, from, to };
    })
    .filter(({ row, from, to }) => (from || to) && !(row === 1 && isHeading(from, to)));
}

/** A heading holds no address on either side. */
const isHeading = (from: string, to: string): boolean => !/[/:]/.test(from) && !/[/:]/.test(to);

export const redirectFile = (redirects: readonly Redirect[]): string =>
  csvText([HEADER, ...redirects.map(({ from, to }) => [from, to])]);
