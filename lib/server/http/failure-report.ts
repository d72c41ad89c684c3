import { fieldsOf, text } from '@/lib/domain/parse/fields';
import type { FailureReport } from '@/lib/telemetry/report-failure';

const LONGEST = { name: 60, message: 200, stack: 1000, route: 100 };

/** Parses a browser's failure report, with lengths cut for the log; null if it is not one. */
export function parseFailureReport(body: unknown): FailureReport | null {
  const fields = fieldsOf(body);
  const part = (name: keyof typeof LONGEST) => (text(fields[name]) ?? '').slice(0, LONGEST[name]);
  const report = { name: part('name'), message: part('message'), stack: part('stack'), route: part('route') };
  return report.name && report.route ? report : null;
}
