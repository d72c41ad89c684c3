/** What one service counted under one set of labels since the start; of a gauge its last value. */
export interface Figure {
  readonly service: string;
  readonly name: string;
  readonly unit: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
  /** ISO 8601, when the last export that named it came. */
  readonly at: string;
}

/** More come from labels without bounds, which are a fault of their sender. */
const MOST = 5000;

/** A receiver of metrics in memory: takes exports in OTLP's JSON form, of counters that send differences and of gauges. */
export class Figures {
  private readonly known = new Map<string, Figure>();

  /** Resolves one export. @throws SyntaxError for what is no JSON */
  take(body: string, at = new Date().toISOString()): void {
    for (const { resource, scopeMetrics } of listOf(objectOf(JSON.parse(body)).resourceMetrics).map(
      objectOf,
    )) {
      const service = labelsOf(objectOf(resource).attributes)['service.name'] ?? '';
      for (const metric of listOf(scopeMetrics).flatMap((scope) => listOf(objectOf(scope).metrics)))
        this.takeMetric(service, objectOf(metric), at);
    }
  }

  /** By name, then service, then labels. */
  list(): readonly Figure[] {
    return [...this.known].sort(([one], [other]) => one.localeCompare(other)).map(([, figure]) => figure);
  }

  private takeMetric(service: string, { name, unit, sum, gauge }: Untold, at: string): void {
    const points = listOf(objectOf(sum ?? gauge).dataPoints).map(objectOf);
    for (const { attributes, asDouble, asInt } of points) {
      const labels = labelsOf(attributes);
      const figure = { service, name: textOf(name), unit: textOf(unit), labels, at };
      const key = JSON.stringify([figure.name, service, labels]);
      const before = this.known.get(key);
      if (!before && this.known.size >= MOST) return;
      const value = Number(asDouble ?? asInt) || 0;
      this.known.set(key, { ...figure, value: gauge ? value : (before?.value ?? 0) + value });
    }
  }
}

type Untold = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const objectOf = (value: unknown): Untold => (typeof value === 'object' && value ? (value as Untold) : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const labelsOf = (attributes: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    listOf(attributes)
      .map(objectOf)
      .map(({ key, value }): [string, string] => [
        textOf(key),
        String(Object.values(objectOf(value))[0] ?? ''),
      ])
      .sort(([one], [other]) => one.localeCompare(other)),
  );
