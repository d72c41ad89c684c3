import { parseCsv } from '@/lib/domain/csv/parse-csv';
import { latinDigits } from '@/lib/domain/forms/clean-text';
import { shipmentField } from '@/lib/domain/orders/order-admin-fields';
import type { Shipment } from '@/lib/domain/orders/order';
import { scannedNumber } from '@/lib/domain/workshop/scanned-number';

/** The most lines of a file: each line reads an order. */
export const MOST_TRACKING_LINES = 500;

/**
 * Why a line cannot be used: no order number; no tracking number; a cell that is too long or contains a web address; an
 * order named twice; unbalanced quotation marks.
 */
type LineProblem = 'order' | 'tracking' | 'text' | 'twice' | 'quotes';

export interface TrackingLine extends Shipment {
  /** In the file, from 1. */
  readonly row: number;
  /** The order's number. */
  readonly number: string;
}

interface UnreadLine {
  readonly row: number;
  readonly text: string;
  readonly problem: LineProblem;
}

interface ReadLines {
  readonly lines: readonly TrackingLine[];
  readonly unread: readonly UnreadLine[];
}

/**
 * Reads a file of a courier or spreadsheet with order number, carrier and tracking number, in this order. The carrier
 * may be empty, or its column missing, if the store has a usual one. A first line without an order number is a heading.
 */
export function readTrackingLines(file: string, usualCarrier: string): ReadLines {
  const { rows, brokenRows } = parseCsv(latinDigits(file));
  const read = rows.flatMap((cells, index): (TrackingLine | UnreadLine)[] => {
    const row = index + 1;
    const text = cells.join(' ').trim();
    // An empty first column is one of the sheet; an empty cell within the line is a part that is missing.
    const [first = '', ...rest] = cells
      .map((cell) => cell.trim())
      .slice(cells.findIndex((cell) => cell.trim()));
    const number = scannedNumber(first);
    if (!text || (index === 0 && !number)) return [];
    const refuse = (problem: LineProblem) => [{ row, text, problem }];
    if (brokenRows.includes(row)) return refuse('quotes');
    if (!number) return refuse('order');
    const [named, trackingNumber, ...more] = rest.length > 1 ? rest : ['', ...rest];
    if (!trackingNumber || more.some(Boolean)) return refuse('tracking');
    const typed = { carrier: named || usualCarrier, trackingNumber };
    const shipment = shipmentField();
    if (!shipment.isValidSync(typed)) return refuse('text');
    const { carrier = '', trackingNumber: clean = '' } = shipment.cast(typed) ?? {};
    return [{ row, number, carrier, trackingNumber: clean }];
  });
  const lines = read.filter((line): line is TrackingLine => !('problem' in line));
  const isOnce = ({ number }: TrackingLine) => lines.filter((line) => line.number === number).length === 1;
  const repeated = lines
    .filter((line) => !isOnce(line))
    .map(({ row, number }) => ({ row, text: number, problem: 'twice' as const }));
  const unread = read.filter((line): line is UnreadLine => 'problem' in line);
  return {
    lines: lines.filter(isOnce),
    unread: [...unread, ...repeated].sort((one, other) => one.row - other.row),
  };
}
