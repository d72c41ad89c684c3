import type { Attributes } from '@opentelemetry/api';
import { DataPointType, type ResourceMetrics } from '@opentelemetry/sdk-metrics';

/** The count of one metric with one set of labels since the last export; for a gauge, its value. */
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

/** Converts the SDK's form to points; the table has only counters and gauges. */
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
