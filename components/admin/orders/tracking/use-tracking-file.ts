import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { carryOut, planFor, type PlannedTracking } from '@/components/admin/orders/tracking/tracking-steps';
import type { TrackingPlan } from '@/lib/domain/orders/parcels/bulk/plan-tracking';
import {
  MOST_TRACKING_LINES,
  readTrackingLines,
  type TrackingLine,
} from '@/lib/domain/orders/parcels/bulk/read-tracking-lines';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** Each is a read or a transaction; a few at a time are fast and leave room for shoppers. */
const AT_ONCE = 4;

/** A line of the file, for the preview and the result. */
export interface FileRow {
  readonly row: number;
  readonly text: string;
  /** The translated problem; null for none. */
  readonly problem: string | null;
  readonly step: Exclude<TrackingPlan['step'], 'refuse'> | null;
  readonly saved: boolean;
}

interface Planned extends FileRow {
  readonly line: TrackingLine | null;
  readonly planned: PlannedTracking | null;
}

type Phase = 'empty' | 'reading' | 'preview' | 'saving' | 'done';

/** Reads a file of tracking numbers, matches the orders, and saves after a preview. */
export function useTrackingFile(carrier: string, onBusy: (busy: boolean) => void) {
  const { t } = useTranslation('admin-orders');
  const { ofError } = useErrorText();
  const [rows, setRows] = useState<readonly Planned[]>([]);
  const [phase, setPhase] = useState<Phase>('empty');
  const [problem, setProblem] = useState<string | null>(null);

  const planned = async (line: TrackingLine): Promise<Planned> => {
    const text = `${line.number} · ${[line.carrier, line.trackingNumber].filter(Boolean).join(' ')}`;
    const answer = await planFor(line.number, line);
    const about = { row: line.row, text, line, saved: false, step: null };
    if (!answer.ok) return { ...about, planned: null, problem: ofError(answer.error) };
    const { plan } = answer.value;
    return plan.step === 'refuse'
      ? { ...about, planned: null, problem: t(`tracking.problem.${plan.problem}`) }
      : { ...about, planned: answer.value, problem: null, step: plan.step };
  };

  const choose = async (file: Pick<File, 'text'>) => {
    setProblem(null);
    setRows([]);
    const text = await file.text().catch(() => null);
    const read = text === null ? null : readTrackingLines(text, carrier);
    const size = read ? read.lines.length + read.unread.length : 0;
    if (!read || size === 0 || size > MOST_TRACKING_LINES) {
      setPhase('empty');
      return setProblem(
        size > MOST_TRACKING_LINES
          ? t('tracking.tooLong', { count: MOST_TRACKING_LINES })
          : t('tracking.unread'),
      );
    }
    setPhase('reading');
    onBusy(true);
    const known = await inTurn(read.lines, planned);
    const wrong = read.unread.map(({ row, text: shown, problem: why }) => ({
      ...{ row, text: shown, line: null, planned: null, saved: false, step: null },
      problem: t(`tracking.problem.${why}`),
    }));
    setRows([...known, ...wrong].sort((one, other) => one.row - other.row));
    setPhase('preview');
    onBusy(false);
  };

  const save = async () => {
    setPhase('saving');
    onBusy(true);
    const done = await inTurn(rows, async (row): Promise<Planned> => {
      if (!row.line || !row.planned) return row;
      const error = await carryOut(row.planned, row.line);
      return error ? { ...row, step: null, problem: ofError(error) } : { ...row, saved: true };
    });
    setRows(done);
    setPhase('done');
    onBusy(false);
  };
  return { rows, phase, problem, choose, save };
}

/** Runs `run` for each item, a few at a time; the results are in the order of `items`. */
async function inTurn<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.map((item, at) => ({ item, at }));
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next.at] = await run(next.item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}
