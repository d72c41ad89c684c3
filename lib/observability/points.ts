import type { Attributes } from '@opentelemetry/api';
import { DataPointType, type ResourceMetrics } from '@opentelemetry/sdk-metrics';

/** What one metric counted under one set of labels since the last export; of a gauge its value. */
export interface Point {
  readonly name: string;
  readonly unit: string;
  readonly isGauge: boolean;
  readonly value: number;
  readonly labels: Attributes;
  /** Seconds and nanoseconds since the epoch. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** The points of the SDK's own form; the table has counters and gauges alone. */
export const pointsOf = ({ scopeMetrics }: ResourceMetrics): Point[] =>
  scopeMetrics
    .flatMap((scope) => scope.metrics)
    .flatMap((metric) => {
      const isGauge = metric.dataPointType === DataPointType.GAUGE;
      if (!isGauge && metric.dataPointType !== DataPointType.SUM) return [];
      const { name, unit } = metric.descriptor;
      return metric.dataPoints.map(({ value, attributes, startTime, endTime }) => ({
        ...{ name, unit, isGauge, value },
        labels: attributes,
        from: startTime,
        to: endTime,
      }));
    });
