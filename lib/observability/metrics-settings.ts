/** The settings of OpenTelemetry's standard environment variables. */
export interface MetricsSettings {
  /** `console`: lines of structured log. */
  readonly exporter: 'otlp' | 'console' | 'none';
  /** Address of an OTLP receiver, such as `http://127.0.0.1:4318`. */
  readonly endpoint: string;
  readonly intervalMs: number;
}

const MINUTE_MS = 60_000;
const SHORTEST_MS = 100;

/**
 * Exports to an OTLP receiver if one is set; else on Google's Cloud Run, which runs functions and App Hosting, as log lines;
 * else nowhere.
 */
export function metricsSettings(environment: Readonly<Record<string, string | undefined>>): MetricsSettings {
  const endpoint = environment.OTEL_EXPORTER_OTLP_ENDPOINT ?? '';
  const usual = endpoint ? 'otlp' : environment.K_SERVICE ? 'console' : 'none';
  const named = environment.OTEL_METRICS_EXPORTER || usual;
  if (named !== 'otlp' && named !== 'console' && named !== 'none')
    throw new Error(`The setting OTEL_METRICS_EXPORTER is "${named}". It is otlp, console or none.`);
  if (named === 'otlp' && !endpoint)
    throw new Error('The setting OTEL_EXPORTER_OTLP_ENDPOINT is missing: OTEL_METRICS_EXPORTER is otlp.');
  const intervalMs = Number(environment.OTEL_METRIC_EXPORT_INTERVAL) || MINUTE_MS;
  return { exporter: named, endpoint, intervalMs: Math.max(SHORTEST_MS, intervalMs) };
}
