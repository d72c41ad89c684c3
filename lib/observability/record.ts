import { metrics, type Attributes, type Counter, type Gauge, type MeterProvider } from '@opentelemetry/api';
import { METRICS, type CounterName, type GaugeName, type LabelsOf, type MetricName } from './metrics';

interface Instruments {
  readonly of: MeterProvider;
  readonly counters: Map<MetricName, Counter>;
  readonly gauges: Map<MetricName, Gauge>;
}

let made: Instruments | undefined;

/** Instruments belong to a provider; without one, as in a build and in tests, nothing is counted. */
function instruments(): Instruments {
  const of = metrics.getMeterProvider();
  if (made?.of !== of) made = { of, counters: new Map(), gauges: new Map() };
  return made;
}

function instrument<I>(
  known: Map<MetricName, I>,
  name: MetricName,
  make: (options: { unit: string; description: string }) => I,
): I {
  const { unit, description } = METRICS[name];
  const found = known.get(name) ?? make({ unit, description });
  known.set(name, found);
  return found;
}

const meter = () => metrics.getMeter('shop');

/** Adds `amount` to a counter. */
export function addTo<N extends CounterName>(name: N, labels: LabelsOf<N>, amount = 1): void {
  const { counters } = instruments();
  instrument(counters, name, (options) => meter().createCounter(name, options)).add(
    amount,
    labels as Attributes,
  );
}

/** Sets a gauge. */
export function setTo<N extends GaugeName>(name: N, value: number): void {
  const { gauges } = instruments();
  instrument(gauges, name, (options) => meter().createGauge(name, options)).record(value);
}
