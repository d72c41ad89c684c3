import { metrics } from '@opentelemetry/api';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { METRICS } from './metrics';
import { metricsSettings } from './metrics-settings';
import { addTo, setTo } from './record';
import { contextOf, currentRequest, withRequest } from './request-context';
import { startMetrics } from './start-metrics';
import { traceIdOf } from './trace-id';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

afterEach(() => {
  metrics.disable();
  jest.restoreAllMocks();
});

test.each([
  [{ traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }, TRACE],
  [{ traceparent: `cc-${TRACE}-00f067aa0ba902b7-01-what-the-future-is` }, TRACE],
  [{ 'x-cloud-trace-context': `${TRACE.toUpperCase()}/123;o=1` }, TRACE],
  [{ traceparent: 'nonsense', 'x-cloud-trace-context': TRACE }, TRACE],
  [{ traceparent: `ff-${TRACE}-00f067aa0ba902b7-01` }, null],
  [{ traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }, null],
  [{ traceparent: `00-${TRACE}-0000000000000000-01` }, null],
  [{ traceparent: `00-${TRACE}"}-00f067aa0ba902b7-01` }, null],
  [{}, null],
])('the trace of %j is %s', (headers: Readonly<Record<string, string>>, expected) => {
  expect(traceIdOf((name) => headers[name])).toBe(expected);
});

test('requests that are answered at the same time keep their own ids', async () => {
  const seen = await Promise.all(
    ['one', 'two'].map((id) =>
      withRequest(
        contextOf(() => undefined, id),
        async () => {
          await new Promise((resolve) => setImmediate(resolve));
          return currentRequest()?.requestId;
        },
      ),
    ),
  );
  expect([seen, currentRequest()]).toEqual([['one', 'two'], undefined]);
});

test('on Cloud Run figures are lines of the log, elsewhere they are nowhere, with a receiver they are sent', () => {
  expect(metricsSettings({ K_SERVICE: 'site' })).toMatchObject({ exporter: 'console', intervalMs: 60_000 });
  expect(metricsSettings({})).toMatchObject({ exporter: 'none' });
  expect(metricsSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector' }).exporter).toBe('otlp');
  expect(() => metricsSettings({ OTEL_METRICS_EXPORTER: 'prometheus' })).toThrow(/otlp, console or none/);
  expect(() => metricsSettings({ OTEL_METRICS_EXPORTER: 'otlp' })).toThrow(/OTLP_ENDPOINT is missing/);
});

test('a line of the log has what was counted since the one before, and nothing where nothing happened', async () => {
  const written: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const flush = startMetrics('site', { exporter: 'console', endpoint: '', intervalMs: 60_000 });
  addTo('shop.orders.placed', { method: 'card' });
  addTo('shop.orders.placed', { method: 'card' }, 2);
  addTo('shop.orders.placed', { method: 'cash' });
  setTo('shop.outbox.age', 90);
  await flush();
  await flush();
  const lines = written.join('').split('\n').filter(Boolean);
  const line = (metric: string, value: number, labels: object) =>
    JSON.stringify({ severity: 'INFO', message: 'metric', metric, value, labels, service: 'site' });
  expect(lines.slice(0, 3)).toEqual([
    line('shop.orders.placed', 3, { method: 'card' }),
    line('shop.orders.placed', 1, { method: 'cash' }),
    line('shop.outbox.age', 90, {}),
  ]);
  expect(lines.slice(3).join()).not.toContain('orders');
});

test('an OTLP receiver gets the figures as OTLP writes them; one that is away costs nothing but them', async () => {
  const bodies: string[] = [];
  const receiver = http.createServer((request, response) => {
    request.on('data', (data: Buffer) => bodies.push(data.toString()));
    request.on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const flush = startMetrics('functions', { exporter: 'otlp', endpoint, intervalMs: 60_000 });
  addTo('shop.page_cache.lookups', { outcome: 'hit' }, 7);
  await flush();
  await new Promise((resolve) => receiver.close(resolve));
  addTo('shop.page_cache.lookups', { outcome: 'hit' });
  await flush();
  const [resource] = (JSON.parse(bodies.join('')) as { resourceMetrics: Record<string, unknown>[] })
    .resourceMetrics;
  expect(resource).toMatchObject({
    resource: { attributes: [{ key: 'service.name', value: { stringValue: 'functions' } }] },
    scopeMetrics: [
      {
        metrics: [
          {
            name: 'shop.page_cache.lookups',
            sum: {
              isMonotonic: true,
              aggregationTemporality: 1,
              dataPoints: [{ asDouble: 7, attributes: [{ key: 'outcome', value: { stringValue: 'hit' } }] }],
            },
          },
        ],
      },
    ],
  });
});

test('no label can grow with the shop', () => {
  for (const { labels } of Object.values(METRICS)) {
    const sets = Object.values<readonly string[]>(labels).map((values) => values.length);
    expect(sets.reduce((all, values) => all * values, 1)).toBeLessThan(250);
  }
});
