import { metrics } from '@opentelemetry/api';
import {
  AggregationTemporality,
  MeterProvider,
  PeriodicExportingMetricReader,
  type PushMetricExporter,
} from '@opentelemetry/sdk-metrics';
import { linesOf } from './export-lines';
import { sendOtlp } from './export-otlp';
import type { MetricsSettings } from './metrics-settings';
import { pointsOf, type Point } from './points';

type Export = (points: readonly Point[]) => void | Promise<void>;

const SUCCESS = 0;
const FAILED = 1;

/** Starts counting and exporting metrics; call it once per process. The returned function makes a last export. */
export function startMetrics(service: string, settings: MetricsSettings): () => Promise<void> {
  if (settings.exporter === 'none') return () => Promise.resolve();
  const reader = new PeriodicExportingMetricReader({
    exporter: exporterOf(
      settings.exporter === 'otlp'
        ? (points) => sendOtlp(settings.endpoint, service, points)
        : (points) =>
            void process.stdout.write(
              linesOf(service, points)
                .map((line) => `${line}\n`)
                .join(''),
            ),
    ),
    exportIntervalMillis: settings.intervalMs,
    exportTimeoutMillis: settings.intervalMs,
  });
  const provider = new MeterProvider({ readers: [reader] });
  metrics.setGlobalMeterProvider(provider);
  const flush = () => provider.forceFlush().catch(() => undefined);
  flushBeforeEnd(flush);
  return flush;
}

/** Exports differences since the last export, so that instances can come and go. */
const exporterOf = (send: Export): PushMetricExporter => ({
  selectAggregationTemporality: () => AggregationTemporality.DELTA,
  export(collected, done) {
    const points = pointsOf(collected);
    Promise.resolve(points.length ? send(points) : undefined).then(
      () => done({ code: SUCCESS }),
      (error: Error) => done({ code: FAILED, error }),
    );
  },
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
});

/** Cloud Run sends SIGTERM to end an instance; another listener, if any, decides when the process exits. */
function flushBeforeEnd(flush: () => Promise<void>): void {
  process.once('SIGTERM', () => {
    void flush().then(() => {
      if (process.listenerCount('SIGTERM') === 0) process.kill(process.pid, 'SIGTERM');
    });
  });
}
