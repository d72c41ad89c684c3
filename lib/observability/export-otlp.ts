import type { Point } from './points';

const TIMEOUT_MS = 5000;
/** OTLP's AGGREGATION_TEMPORALITY_DELTA. */
const DELTA = 1;

/** Sends points to an OTLP receiver, in OTLP's JSON form: the local status page, or a collector. */
export async function sendOtlp(endpoint: string, service: string, points: readonly Point[]): Promise<void> {
  const answer = await fetch(`${endpoint.replace(/\/+$/, '')}/v1/metrics`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(otlpOf(service, points)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`The receiver of metrics answered ${answer.status}.`);
}

const otlpOf = (service: string, points: readonly Point[]) => ({
  resourceMetrics: [
    {
      resource: { attributes: attributesOf({ 'service.name': service }) },
      scopeMetrics: [{ scope: { name: 'shop' }, metrics: points.map(metricOf) }],
    },
  ],
});

function metricOf({ name, unit, isGauge, value, labels, from, to }: Point) {
  const dataPoints = [
    {
      attributes: attributesOf(labels),
      startTimeUnixNano: nanos(from),
      timeUnixNano: nanos(to),
      asDouble: value,
    },
  ];
  const data = isGauge
    ? { gauge: { dataPoints } }
    : { sum: { dataPoints, isMonotonic: true, aggregationTemporality: DELTA } };
  return { name, unit, ...data };
}

const attributesOf = (labels: Point['labels']) =>
  Object.entries(labels).map(([key, value]) => ({ key, value: { stringValue: String(value) } }));

const nanos = ([seconds, rest]: readonly [number, number]): string =>
  String(BigInt(seconds) * 1_000_000_000n + BigInt(rest));
