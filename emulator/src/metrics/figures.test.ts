import { Figures } from './figures';

const exported = (service: string, ...metrics: object[]) =>
  JSON.stringify({
    resourceMetrics: [
      {
        resource: { attributes: [{ key: 'service.name', value: { stringValue: service } }] },
        scopeMetrics: [{ metrics }],
      },
    ],
  });

const point = (asDouble: number, labels: Readonly<Record<string, string>> = {}) => ({
  asDouble,
  attributes: Object.entries(labels).map(([key, stringValue]) => ({ key, value: { stringValue } })),
});
const counted = (name: string, ...dataPoints: object[]) => ({ name, unit: '{call}', sum: { dataPoints } });
const measured = (name: string, ...dataPoints: object[]) => ({ name, unit: 's', gauge: { dataPoints } });

test('counters add up by service and labels, a gauge is what was said last', () => {
  const figures = new Figures();
  figures.take(
    exported('site', counted('calls', point(2, { a: 'x' }), point(1, { a: 'y' })), measured('age', point(9))),
  );
  figures.take(exported('site', counted('calls', point(3, { a: 'x' })), measured('age', point(4))));
  figures.take(exported('functions', counted('calls', point(1, { a: 'x' }))));
  expect(figures.list().map(({ service, name, labels, value }) => [name, service, labels, value])).toEqual([
    ['age', 'site', {}, 4],
    ['calls', 'functions', { a: 'x' }, 1],
    ['calls', 'site', { a: 'x' }, 5],
    ['calls', 'site', { a: 'y' }, 1],
  ]);
});

test('labels without bounds fill no memory, and what is no export is nothing', () => {
  const figures = new Figures();
  figures.take(
    exported('site', counted('calls', ...Array.from({ length: 6000 }, (_, n) => point(1, { n: `${n}` })))),
  );
  expect(figures.list()).toHaveLength(5000);
  const none = new Figures();
  for (const body of ['null', '[]', '{"resourceMetrics":[null,{"scopeMetrics":[{"metrics":[7]}]}]}'])
    none.take(body);
  expect(none.list()).toEqual([]);
  expect(() => none.take('{')).toThrow(SyntaxError);
});
