import type { Point } from './points';

/** The log's message of every line; the filters of infra/metrics look for it. */
export const METRIC_MESSAGE = 'metric';

/** A structured log line per point, from which Cloud Logging makes metrics (infra/metrics). */
export const linesOf = (service: string, points: readonly Point[]): string[] =>
  points.map(({ name, value, labels }) =>
    JSON.stringify({ severity: 'INFO', message: METRIC_MESSAGE, metric: name, value, labels, service }),
  );
