import type { Visit } from '@/lib/domain/visits/visit';
import type { VisitDay } from '@/lib/domain/visits/visit-day';
import { VisitCounter } from './visit-counter';

const VISIT: Visit = {
  ...{ page: '/', locale: 'en', device: 'desk', steps: ['visit'], source: '', missed: '' },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a thousand views are one write, and what could not be written is written with the next', async () => {
  const written: VisitDay[] = [];
  let isDown = true;
  const counter = new VisitCounter((counted) => {
    if (isDown) return Promise.reject(new Error('down'));
    written.push(counted);
    return Promise.resolve();
  }, 1000);
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  for (let n = 0; n < 1000; n++) counter.count(VISIT);
  await jest.advanceTimersByTimeAsync(1000);
  expect(written).toEqual([]);
  isDown = false;
  counter.count(VISIT);
  await jest.advanceTimersByTimeAsync(1000);
  warned.mockRestore();
  expect(written.map(({ views }) => views)).toEqual([1001]);
});

test('what the database refuses for good is left out, and the next views are written', async () => {
  const written: VisitDay[] = [];
  const refuse = (counted: VisitDay) =>
    counted.missed.refused
      ? Promise.reject(Object.assign(new Error('3 INVALID_ARGUMENT'), { code: 3 }))
      : Promise.resolve(void written.push(counted));
  const counter = new VisitCounter(refuse, 1000);
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  counter.count({ ...VISIT, missed: 'refused' });
  await jest.advanceTimersByTimeAsync(1000);
  counter.count(VISIT);
  await jest.advanceTimersByTimeAsync(1000);
  warned.mockRestore();
  expect(written.map(({ views, missed }) => [views, missed])).toEqual([[1, {}]]);
});
